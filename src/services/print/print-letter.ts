import type { Database } from '#db/connect.ts';
import { findPublication, isGone } from '#db/publications/publications.ts';
import type { Site } from '#domain/site.ts';
import { isHash } from '#domain/story/permalink.ts';
import type { ServedCampaigns } from '#services/campaigns/served-campaigns.ts';
import type { NameIn, Print } from '#services/ports.ts';
import { letterSheet } from './letter-sheet.ts';

export type PrintContext = {
  db: Database;
  site: Site;
  print: Print;
  nameIn: NameIn;
  campaigns: ServedCampaigns;
};

export type PrintOutcome =
  | { kind: 'printed'; pdf: Uint8Array }
  | { kind: 'gone' }
  /** Also while its writer asks not to pass it on: paper cannot be paused. */
  | { kind: 'unknown' }
  | { kind: 'busy' };

export async function printLetter(context: PrintContext, hash: string): Promise<PrintOutcome> {
  const { db, site } = context;
  if (!isHash(hash)) return { kind: 'unknown' };
  const story = await findPublication(db, hash);
  if (!story) return (await isGone(db, hash)) ? { kind: 'gone' } : { kind: 'unknown' };
  if (story.paused) return { kind: 'unknown' };
  const { nameIn } = context;
  const campaigns = context.campaigns();
  const sheet = letterSheet(story, { origin: site.origin, nameIn, campaigns });
  const printed = await context.print({ kind: 'letter', sheet, imprint: site });
  return printed === 'busy' ? { kind: 'busy' } : { kind: 'printed', pdf: printed.pdf };
}
