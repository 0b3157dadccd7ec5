/**
 * Counts the public ledger anew from the event log, in this database or in any copy of it: `hikaya ledger
 * [--url postgres://…]`. Ends with 0 when the page tells what the log says, with 1 when it tells something else, with 2
 * when that could not be told.
 */
import { parseArgs } from 'node:util';
import { connect } from '#db/connect.ts';
import { listLedger } from '#db/ledger.ts';
import { openLineTo, SEAL_IT } from '#db/sealed-line.ts';
import { compareLedgers, type LedgerLine } from '#domain/ledger/ledger.ts';
import { countLedger } from '#services/ledger/count-ledger.ts';

try {
  const db = connect(readCommand(), { max: 1 });
  const counted = await countLedger(db, new Date());
  const { missing, wrong } = compareLedgers(await listLedger(db), counted);
  await db.destroy();
  for (const line of counted) say(line);
  for (const line of missing) say(line, 'not written yet: ');
  for (const line of wrong) say(line, 'told, and not in the log: ');
  process.stdout.write(
    wrong.length > 0
      ? `${wrong.length} lines tell what the log does not\n`
      : `${counted.length} lines, as the log says\n`,
  );
  if (wrong.length > 0) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`not counted: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}

function readCommand(): string {
  const { values } = parseArgs({ options: { url: { type: 'string' } } });
  const url = values.url ?? process.env.DATABASE_URL_DESK;
  if (!url) throw new Error('give --url or set DATABASE_URL_DESK');
  const open = openLineTo(url);
  if (open !== null) throw new Error(`the line to ${open} is open. ${SEAL_IT}`);
  return url;
}

function say(
  { measure, ground, since, until, texts, half, longest }: LedgerLine,
  before = '',
): void {
  const what = ground ? `${measure} ${ground}` : measure;
  const days = half === null ? '' : `, half within ${half} days, all within ${longest}`;
  process.stdout.write(`${before}${what} ${since} to ${until}: ${texts}${days}\n`);
}
