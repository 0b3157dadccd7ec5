import { insertLetter } from '#db/cases/reports.ts';
import type { Database } from '#db/connect.ts';
import { findPublication } from '#db/publications/publications.ts';
import { lengthProblem, NOTE_LIMITS } from '#domain/vetting/desk-limits.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { reportWords } from '#domain/vetting/report.ts';
import { findReportGround } from '#domain/vetting/report-grounds.ts';

export type LetterOutcome = { kind: 'written' } | { kind: 'invalid'; problem: string };

const HASH = /([A-Za-z0-9_-]+)\/?$/;

/** A report that came by letter, by telephone or to the mailbox joins the others; who wrote it down stands beside it. */
export async function writeDownLetter(
  { db, newId }: { db: Database; newId: () => string },
  typed: { address: string; ground: string; words: string; officer: ActingOfficer },
): Promise<LetterOutcome> {
  const invalid = (problem: string) => ({ kind: 'invalid' as const, problem });
  const hash = HASH.exec(typed.address.trim())?.[1] ?? '';
  const ground = findReportGround(typed.ground);
  const words = reportWords(typed.words);
  if (!(await findPublication(db, hash)))
    return invalid('No text on the site has this address. Copy the whole link, or its reference.');
  if (!ground) return invalid('Choose what it is about.');
  const unclear = lengthProblem(words, NOTE_LIMITS.toWriter);
  if (unclear) return invalid(`What is asked, in the words of the letter. ${unclear}`);
  const { officer } = typed;
  await insertLetter(db, { id: newId(), hash, ground, words, writtenBy: officer.id });
  return { kind: 'written' };
}
