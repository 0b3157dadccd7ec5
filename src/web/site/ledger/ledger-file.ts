import { data } from 'react-router';
import { dsaWords } from '#domain/ledger/grounds.ts';
import type { LedgerLine } from '#domain/ledger/ledger.ts';
import { servicesContext } from '#web/services-context.ts';
import type { Route } from './+types/ledger-file';

const COLUMNS = [
  'measure',
  'ground',
  'since',
  'until',
  'texts',
  'half_within_days',
  'all_within_days',
  'dsa_decision',
  'dsa_ground',
  'dsa_category',
] as const;

/** `/ledger.csv` and `/ledger.json`: the same lines, for whoever counts along. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const [, format] = /\.(csv|json)$/.exec(new URL(request.url).pathname) ?? [];
  if (!format) throw data(null, { status: 404 });
  const lines = (await context.get(servicesContext).listLedger()).map(toRow);
  return format === 'csv'
    ? answer(asCsv(lines), 'text/csv; charset=utf-8; header=present')
    : answer(JSON.stringify({ columns: COLUMNS, lines }), 'application/json; charset=utf-8');
}

const answer = (body: string, type: string) =>
  new Response(body, { headers: { 'content-type': type } });

type Row = Record<(typeof COLUMNS)[number], string | number | null>;

function toRow(line: LedgerLine): Row {
  const { measure, ground, since, until, texts, half, longest } = line;
  const words = dsaWords(measure, ground);
  return {
    measure,
    ground: ground || null,
    since,
    until,
    texts,
    half_within_days: half,
    all_within_days: longest,
    dsa_decision: words?.decision ?? null,
    dsa_ground: words?.ground ?? null,
    dsa_category: words?.category ?? null,
  };
}

/** Codes, months and numbers: nothing in them needs a quotation mark. */
function asCsv(rows: readonly Row[]): string {
  const lines = rows.map((row) => COLUMNS.map((column) => row[column] ?? '').join(','));
  return `${[COLUMNS.join(','), ...lines].join('\r\n')}\r\n`;
}
