### The pages laid over the table: help, a board, the scores, the log, a hint, one's own sheet.

ui-key-scroll = scroll
ui-key-boards = other boards

## Help
ui-help-keys = Keys that work now
ui-help-lit = bright: choose it
ui-help-chosen = chosen
ui-help-done = dark: scored
ui-help-louis = Louis is here
ui-help-money = free for most alone, others pay 3
ui-help-first = only whoever leads is paid
ui-help-enough = all with 3 or more are paid
ui-help-points = shields, and { $points } for a mission
ui-help-ready = personal reserve, to place from
ui-help-general = general reserve: not ready
ui-help-crown = stands for any chip
ui-help-markers = two markers of A
ui-help-neutral = the neutral side's
ui-help-planned = just come, or planned
ui-help-star = has changed
ui-help-paid = would be paid

## A board
ui-board-done = It has been scored in this round
ui-board-nobody = Nobody is there.
ui-board-near = Neighbours
ui-board-side-now = as it lies
ui-board-side-other = the other side
ui-gets-crown = chip and crown

## A mission
ui-mission-stays = Laid out it counts { $points ->
        [one] 1 point
       *[other] { $points } points
    }, stays to the end and works in every round from then on. (R7.3)

## The scores
ui-scores-missions = missions laid out, { $points } each
ui-scores-shields = shields, 1 each
ui-scores-coins = every 3 Louis d'or
ui-scores-cards = cards and chips
ui-scores-markers = markers on boards
ui-scores-missions-short = missions
ui-scores-shields-short = shields
ui-scores-coins-short = money
ui-scores-cards-short = cards, chips
ui-scores-markers-short = markers
ui-scores-points = points so far
ui-scores-all = if it ended now

## The log
ui-log-empty = Nothing has happened yet.

## A hint
ui-hint-share = { $share } %
ui-hint-shares-short = chance to win (even: { $even })
ui-hint-shares-points = chance to win (even: { $even }), points at the end
ui-hint-points-shares = points at the end, chance to win (even: { $even })
ui-hint-ahead = { $points } ahead
ui-hint-behind = { $points } behind
ui-hint-as = as for answer { $place }

## Missions
ui-tier-light-says = One chip and any other: easy to pay.
ui-tier-medium-says = Two different chips, a stronger effect.
ui-tier-dark-says = Two alike: hard to pay, the strongest.
ui-sheet-no-chips = no chips

## What missions do, in a line or two for a card; the page about a mission says all of it
brief-more-missions = At once: draw two missions for it, not one.
brief-one-marker = Supply: one marker comes back to you.
brief-one-coin = Supply: 1 Louis d'or.
brief-marker-on = Influence, at the start: you may put a marker on board { $board }.
brief-pay-two = Influence, once a round: pay 2 Louis d'or as your turn, and play no card.
brief-change-chip = Missions, once a round: pay 2 Louis d'or to turn a chip into a crown.
brief-change-missions = Missions, at the end: you may change one or two missions in your hand.
brief-two-gains = Supply: 2 Louis d'or, or two markers back, or one of each.
brief-one-shield = Supply: draw a shield.
brief-marker-at-louis = Influence, at the start: you may put a marker on Louis's board.
brief-change-card = Influence, once a round: change an influence card as your turn.
brief-three-markers = Supply: three markers come back to you.
brief-three-coins = Supply: 3 Louis d'or.
brief-intrigue-card = Supply: an intrigue card.
brief-marker-for-card = Supply: you may give a ready marker for an influence card.
brief-four-markers = Influence, once a round: a card places up to 4 markers from any board, or takes 4 back.
brief-last-marker = Influence, at the end: you may put a marker on any board.
brief-win-tie = Scoring, once a round: you may win a tie for most.
brief-one-off = Scoring: every bribe costs you 1 less.
ui-scores-later = At the end 3 Louis d'or, a card, a chip or a marker on a board become a shield each, and most shields of a kind bring one more (R7.3).
ui-scores-majorities = Points are shields and missions laid out; the rest would become shields. Who has most of a kind of shield gets one more at the end. (R7.3)
