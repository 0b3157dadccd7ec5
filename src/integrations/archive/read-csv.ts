import type { ArchiveRow } from '#domain/archive/archive.ts';

/** A table as spreadsheets write it (RFC 4180): the first line names the columns. */
export function readCsv(text: string): ArchiveRow[] {
  const [head, ...lines] = linesOf(text.replace(/^\ufeff/, ''));
  if (!head) throw new Error('The file is empty.');
  const names = head.cells.map((name) => name.trim());
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new Error(`Two columns are called “${twice}”.`);
  return lines.map(({ cells, no }) => {
    if (cells.length !== names.length)
      throw new Error(`Line ${no} has ${cells.length} columns of ${names.length}.`);
    return {
      place: `line ${no}`,
      columns: Object.fromEntries(names.map((name, i) => [name, cells[i] ?? ''])),
      leftOut: [],
    };
  });
}

type CsvLine = { no: number; cells: string[] };

/** A cell, with quotes or without, and what ends it. */
const CELL = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n|\n|\r|$)/y;

function linesOf(text: string): CsvLine[] {
  const lines: CsvLine[] = [];
  let line: CsvLine = { no: 1, cells: [] };
  let no = 1;
  CELL.lastIndex = 0;
  while (CELL.lastIndex < text.length || line.cells.length > 0) {
    const [all, cell = '', end = ''] = CELL.exec(text) ?? [];
    if (all === undefined)
      throw new Error(
        `Line ${no} has a quotation mark that is not closed or stands in the middle of a cell.`,
      );
    line.cells.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    no += (all.match(/\r\n|\n|\r/g) ?? []).length;
    if (end === ',') continue;
    // An empty line says nothing.
    if (line.cells.some((one) => one !== '')) lines.push(line);
    line = { no, cells: [] };
    if (end === '') break;
  }
  return lines;
}
