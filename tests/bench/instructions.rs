//! A fixed number of random games, for counting instructions on machines too noisy for clocks:
//! `valgrind --tool=callgrind BINARY 3 200` plays 200 games of three.

mod playout;

fn main() {
    let mut numbers = std::env::args().skip(1).filter_map(|word| word.parse::<u64>().ok());
    let players = numbers.next().filter(|n| (2..=4).contains(n)).unwrap_or(3) as u8;
    let games = numbers.next().unwrap_or(200);
    let mut list = Vec::with_capacity(4096);
    let mut decisions = 0;
    for seed in 0..games {
        let mut game = playout::begin(players, seed);
        decisions += playout::play(&mut game, seed, &mut list, &mut ());
    }
    let line = format!("{players} players, {games} games, {decisions} decisions\n");
    std::io::Write::write_all(&mut std::io::stdout(), line.as_bytes()).expect("standard output");
}
