const REPORT_EVERY_ROWS = 100_000;

/** Counts the rows of one table and reports each 100,000 of them; the returned function adds some and gives their sum. */
export function rowProgress(name: string, report: (line: string) => void): (more: number) => number {
  let rows = 0;
  return (more) => {
    const reported = Math.floor(rows / REPORT_EVERY_ROWS);
    rows += more;
    if (Math.floor(rows / REPORT_EVERY_ROWS) > reported) report(`  ${name}: ${rows} rows so far`);
    return rows;
  };
}
