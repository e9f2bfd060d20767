//! A simulation as a page that can be sent: what was played, what differs, pictures and tables in one file.

use std::io::{self, Write};

use super::charts::{charts, escape, legend};
use super::results::Results;
use super::tables::Grid;
use super::versions;

const STYLE: &str = "body{font-family:sans-serif;color:#222;max-width:60rem;margin:2rem auto;padding:0 1rem}\
h1{font-size:1.5rem}h2{font-size:1.1rem;margin-top:2rem}svg{max-width:100%;height:auto}\
.wide{overflow-x:auto}table{border-collapse:collapse;font-size:.85rem;white-space:nowrap}\
th,td{padding:.15rem .6rem;text-align:right;border-bottom:1px solid #ddd}\
th:first-child,td:first-child,td.words{text-align:left}th{border-bottom:2px solid #888}\
footer{margin-top:2rem;font-size:.8rem;color:#666}";

/// Prints the page.
pub(super) fn print(results: &Results<'_>, out: &mut impl Write) -> io::Result<()> {
    let text = results.text;
    let title = escape(&results.title());
    let lang = text.lang().code();
    writeln!(out, "<!DOCTYPE html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">")?;
    writeln!(out, "<meta name=\"viewport\" content=\"width=device-width\">")?;
    writeln!(out, "<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>")?;
    writeln!(out, "<h1>{title}</h1>")?;
    let (tables, last) = match results.plan.versions.len() {
        1 => (results.tables(), None),
        _ => {
            let (tables, last) = versions::tables(results);
            (tables, Some(last))
        }
    };
    for line in results.head().into_iter().chain(legend(results)) {
        writeln!(out, "<div>{}</div>", escape(&line))?;
    }
    for chart in charts(results) {
        writeln!(out, "<h2>{}</h2>\n{}", escape(&chart.title), chart.svg())?;
    }
    for table in &tables {
        print_table(table, out)?;
    }
    if let Some(line) = last {
        writeln!(out, "<p>{}</p>", escape(&line))?;
    }
    let program = format!("louis-xiv {}", env!("CARGO_PKG_VERSION"));
    writeln!(out, "<footer>{program}</footer>\n</body>\n</html>")
}

fn print_table(table: &Grid, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "<h2>{}</h2>\n<div class=\"wide\"><table>", escape(&table.title))?;
    for (number, row) in table.rows.iter().enumerate() {
        write!(out, "<tr>")?;
        for cell in row {
            let cell = escape(cell);
            match number {
                0 => write!(out, "<th>{cell}</th>")?,
                _ => write!(out, "<td>{cell}</td>")?,
            }
        }
        writeln!(out, "</tr>")?;
    }
    writeln!(out, "</table></div>")
}
