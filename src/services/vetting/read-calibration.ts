import type { Database } from '#db/connect.ts';
import { listClauses } from '#db/desk/clauses.ts';
import { findPolicy } from '#db/desk/policies.ts';
import { type ListedReading, listReadTwice, setTalkedOver } from '#db/desk/second-readings.ts';
import { findRevision } from '#db/revisions.ts';
import { findStory } from '#db/stories.ts';
import { type Agreement, agreementOf, apartIn, isAlike } from '#domain/vetting/calibration.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { forLeads } from '#services/officers/for-leads.ts';
import type { DeskContext, ReadingContext } from './desk-context.ts';
import { handOut } from './open-story.ts';

const WEEK_MS = 7 * 24 * 3_600_000;

/** Read twice and not alike, with the guidelines that tell the two apart. */
export type Difference = ListedReading & { apart: string[] };

export type Calibration = Agreement & {
  /** Of a hundred decisions, so many are read again. */
  percent: number;
  /** Those still to be talked over come first. */
  differences: Difference[];
  clauses: { code: string; title: string }[];
};

/** How the desk reads as a whole, and where it does not agree. Nothing of it says who read or decided. */
export async function readCalibration(
  { db, clock }: DeskContext,
  { weeks }: { weeks: number },
): Promise<Calibration> {
  const since = new Date(clock().getTime() - weeks * WEEK_MS);
  const [texts, clauses, { readAgainPercent }] = await Promise.all([
    listReadTwice(db, { since }),
    listClauses(db),
    findPolicy(db),
  ]);
  const codes = clauses.map(({ code }) => code);
  return {
    ...agreementOf(texts, codes),
    percent: readAgainPercent,
    differences: texts
      .filter((text) => !isAlike(text))
      .map((text) => ({ ...text, apart: apartIn(text) }))
      .sort((a, b) => Number(a.talkedOver) - Number(b.talkedOver)),
    clauses: clauses.map(({ code, title }) => ({ code, title })),
  };
}

export const findReadTwice = async (
  db: Database,
  decisionNo: number,
): Promise<ListedReading | undefined> => (await listReadTwice(db, { decisionNo }))[0];

export type OpenDifference = Difference & {
  /** As it stands now; null where the words are gone. */
  body: string | null;
  clauses: { code: string; title: string }[];
};

/** The words that two read differently, for whoever talks about them. */
export async function readDifference(
  context: ReadingContext,
  { officer, decisionNo }: { officer: ActingOfficer; decisionNo: number },
): Promise<OpenDifference | null> {
  const { db } = context;
  const text = await findReadTwice(db, decisionNo);
  if (!text || isAlike(text)) return null;
  const story = await findStory(db, text.story.id);
  if (!story) return null;
  const isThere = story.erasedAt === null && story.state !== 'withdrawn';
  if (isThere) await handOut(context, { story, officer });
  const revision = isThere ? await findRevision(db, story.id, story.revisionNo) : undefined;
  const clauses = await listClauses(db);
  return {
    ...text,
    apart: apartIn(text),
    body: revision?.body ?? null,
    clauses: clauses.map(({ code, title }) => ({ code, title })),
  };
}

/** A lead says that the desk talked about it. Who read what is in no word of it. */
export const sayTalkedOver = forLeads(
  async (
    { db, clock }: DeskContext,
    { decisionNo }: { by: ActingOfficer; decisionNo: number },
  ): Promise<{ kind: 'said' } | { kind: 'gone' }> => {
    const text = await findReadTwice(db, decisionNo);
    if (!text || isAlike(text)) return { kind: 'gone' };
    return (await setTalkedOver(db, decisionNo, clock())) ? { kind: 'said' } : { kind: 'gone' };
  },
);
