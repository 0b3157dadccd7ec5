/** A cell; null is empty. */
export type CsvCell = string | number | null;

/** Without it Excel reads the file in the machine's own alphabet and breaks every Urdu word. */
const BYTE_ORDER_MARK = '\ufeff';

/** Signs that make a spreadsheet compute, also full-width and small, and behind what is invisible. */
const FORMULA = /^'*(?:[\t\r\n]|[\s\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;

/**
 * Rows as RFC 4180: a comma between cells, CRLF after rows, every cell in quotes.
 * A text that a spreadsheet would run gets an apostrophe in front; removing one where the rest
 * still looks like a formula gives the text back.
 */
export function csvTable(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + csvRows(rows);
}

/** More rows of a table that has begun. */
export function csvRows(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

function quoted(cell: CsvCell): string {
  const text = cell === null ? '' : String(cell);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
