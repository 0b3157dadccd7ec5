import { findOfficer } from '#db/desk/officers.ts';
import {
  listReadTexts,
  type ReaderSummary,
  type ReadText,
  summariseReading,
} from '#db/desk/reading-trail.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { forLeads } from '#services/officers/for-leads.ts';
import type { DeskContext } from './desk-context.ts';

const DAY_MS = 24 * 3_600_000;
const PAGE = 100;

/** Who was handed how many words that nobody else may read, in the last day. */
export const readReading = forLeads(
  ({ db, clock }: DeskContext, _request: { by: ActingOfficer }): Promise<ReaderSummary[]> =>
    summariseReading(db, new Date(clock().getTime() - DAY_MS)),
);

export type { ReaderSummary };

export type ReadersTexts = { name: string; texts: ReadText[]; next: number | null };

/** Which texts one officer opened, the newest first. */
export const readTextsOf = forLeads(
  async (
    { db }: DeskContext,
    request: { by: ActingOfficer; officer: string; before?: number | undefined },
  ): Promise<ReadersTexts> => {
    const { officer, before } = request;
    const [rows, reader] = await Promise.all([
      listReadTexts(db, { officer, before, limit: PAGE + 1 }),
      findOfficer(db, officer),
    ]);
    const texts = rows.slice(0, PAGE);
    return {
      name: reader?.name ?? officer,
      texts,
      next: rows.length > PAGE ? (texts.at(-1)?.no ?? null) : null,
    };
  },
);
