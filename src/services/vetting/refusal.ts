import type { Database } from '#db/connect.ts';
import { findLease } from '#db/leases.ts';
import type { StoryRecord } from '#db/stories.ts';
import { type DeskAction, permissionFor } from '#domain/vetting/actions.ts';
import type { ActingOfficer, NeedsPasskey } from '#domain/vetting/officer.ts';
import { situationOf } from './situation.ts';

export type Refusal = { kind: 'not-allowed' } | NeedsPasskey | { kind: 'held'; by: string };

type Asked = {
  story: StoryRecord;
  /** An undo is asked about with the decision it takes back. */
  action: Exclude<DeskAction, 'undo'>;
  officer: ActingOfficer;
  at: Date;
};

/** Asks the table that the page asked, about the story as it is now; null when nothing speaks against it. */
export async function refusalOf(db: Database, asked: Asked): Promise<Refusal | null> {
  const { story, action, officer, at } = asked;
  const lease = await findLease(db, story.id, at);
  const permission = permissionFor(action, situationOf({ story, officer, lease, now: at }));
  if (permission === 'allowed') return null;
  if (permission === 'held' && lease) return { kind: 'held', by: lease.officerName };
  return { kind: permission === 'needs-passkey' ? permission : 'not-allowed' };
}
