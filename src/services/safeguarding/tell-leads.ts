import type { Database } from '#db/connect.ts';
import { listLeadAddresses } from '#db/desk/officers.ts';
import { countDangersRaised, findEvent } from '#db/events.ts';
import { findStory } from '#db/stories.ts';
import type { Site } from '#domain/site.ts';
import type { Clock, SendMail } from '#services/ports.ts';
import { leadsMail } from './leads-mail.ts';

export type TellLeadsContext = {
  db: Database;
  clock: Clock;
  site: Site;
  /** Where officers come in. */
  deskOrigin: string;
  sendMail: SendMail;
};

/** A flood of such texts would drown the mail that matters; the desk shows them all. */
const MAILS_AN_HOUR = 12;
const HOUR_MS = 3_600_000;

/** Every lead learns at once that there is something to open, and nothing else. */
export async function tellLeads(
  context: TellLeadsContext,
  { storyId, eventNo }: { storyId: string; eventNo: number },
): Promise<void> {
  const { db, site, deskOrigin } = context;
  const [story, event] = await Promise.all([findStory(db, storyId), findEvent(db, eventNo)]);
  if (!story?.dangerSince || !event) return;
  const since = new Date(event.at.getTime() - HOUR_MS);
  if ((await countDangersRaised(db, { since, until: event.no })) > MAILS_AN_HOUR) return;
  for (const to of await listLeadAddresses(db))
    await context.sendMail(leadsMail({ to, eventNo, deskOrigin }, site));
}
