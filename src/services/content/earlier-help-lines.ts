import type { Transaction } from '#db/connect.ts';
import { keepLineCheck, listEarlierLines } from '#db/content/help-lines.ts';
import type { ContentRecords, HelpLine } from '#domain/content/content-records.ts';

/** What leads made of the lines under answers, before there was one list for all places: nothing of it is lost. */
export async function withEarlierLines(
  db: Transaction,
  { items }: ContentRecords['help-lines'],
): Promise<ContentRecords['help-lines']> {
  const earlier = await listEarlierLines(db);
  if (earlier === null || earlier.length === 0) return { items };
  const lines = items.flatMap((line): HelpLine[] => {
    if (line.shown === 'care' || earlier.some((one) => isSame(line, one))) return [line];
    // A lead took it out.
    return line.shown === 'both' ? [{ ...line, shown: 'care' }] : [];
  });
  for (const one of earlier) {
    const known = lines.find((line) => isSame(line, one));
    const line: HelpLine = known ?? {
      ...{ countries: one.country === null ? [] : [one.country], name: one.name },
      ...{ call: one.number, textTo: null, textWord: null, url: null },
      ...{ about: one.about || null, shown: 'answers' },
    };
    if (!known) lines.push(line);
    if (one.checkedOn) await keepLineCheck(db, { line, on: one.checkedOn, officer: 'before' });
  }
  return { items: lines };
}

function isSame(line: HelpLine, one: { country: string | null; number: string }): boolean {
  const there =
    one.country === null ? line.countries.length === 0 : line.countries.includes(one.country);
  const number = digits(line.call ?? '') || (line.url ?? '').replace(/^https?:\/\//, '');
  return there && number === (digits(one.number) || one.number);
}

const digits = (text: string) => text.replaceAll(/\D/g, '');
