/**
 * Recomputes the whole event log: `hikaya verify-log [--url postgres://…] [--head 42:hex]`.
 * Ends with 0 when it is sound, with 1 when it was touched, with 2 when that could not be told.
 */
import { parseArgs } from 'node:util';
import { openLineTo, SEAL_IT } from '#db/sealed-line.ts';
import { type Head, verifyChain } from './verify-log/chain.ts';
import { noteVerified, readingLog } from './verify-log/database.ts';

try {
  const { url, kept } = readCommand();
  const verdict = await readingLog(url, async (log) =>
    verifyChain(log.events(), { stored: await log.head(), kept }),
  );
  if (verdict.sound) {
    const { no, hash } = verdict.head;
    const events = `${no} ${no === 1 ? 'event' : 'events'}`;
    process.stdout.write(`${events}, head ${no}:${hash}\n`);
    await noteVerified(url, `${events}, unbroken`);
  } else {
    process.stdout.write(`${verdict.fault}\n`);
    process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(`not verified: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}

function readCommand(): { url: string; kept: Head | null } {
  const { values } = parseArgs({ options: { url: { type: 'string' }, head: { type: 'string' } } });
  // The desk's role sees every event; another one may be named that can do nothing else.
  const url = values.url ?? process.env.DATABASE_URL_VERIFIER ?? process.env.DATABASE_URL_DESK;
  if (!url) throw new Error('give --url or set DATABASE_URL_VERIFIER');
  const open = openLineTo(url);
  if (open !== null) throw new Error(`the line to ${open} is open. ${SEAL_IT}`);
  return { url, kept: values.head === undefined ? null : readHead(values.head) };
}

/** As this program prints it. */
function readHead(text: string): Head {
  const [, no, hash] = /^(\d+):([0-9a-f]{64})$/i.exec(text) ?? [];
  if (no === undefined || hash === undefined)
    throw new Error('--head is a number, ":" and 64 hex digits');
  return { no: Number(no), hash: hash.toLowerCase() };
}
