import type { Database } from '#db/connect.ts';
import { findLease } from '#db/desk/leases.ts';
import { listEvents } from '#db/events.ts';
import type { StoryRecord } from '#db/stories.ts';
import { ACTIONS, type DeskAction, permissionFor } from '#domain/vetting/actions.ts';
import type { Gate } from '#domain/vetting/gate.ts';
import type { ActingOfficer, NeedsPasskey } from '#domain/vetting/officer.ts';
import { readGate } from './read-gate.ts';
import { situationOf } from './situation.ts';

export type Refusal =
  | { kind: 'not-allowed' }
  | NeedsPasskey
  | { kind: 'held'; by: string }
  /** Not opened, or marks that are not settled. */
  | { kind: 'closed'; gate: Gate };

type Asked = {
  story: StoryRecord;
  /** An undo is asked about with the decision it takes back. */
  action: Exclude<DeskAction, 'undo'>;
  officer: ActingOfficer;
  at: Date;
  policy: { protectMinors: boolean };
};

/** Asks the table that the page asked, about the story as it is now; null when nothing speaks against it. */
export async function refusalOf(db: Database, asked: Asked): Promise<Refusal | null> {
  const { story, action, officer, at, policy } = asked;
  const lease = await findLease(db, story.id, at);
  const gate = ACTIONS[action].gated && (await readGate(db, { story, officer, policy }));
  const events = story.dangerSince ? await listEvents(db, story.id) : [];
  const situation = situationOf({ story, officer, lease, gate, events, now: at });
  const permission = permissionFor(action, situation);
  if (permission === 'allowed') return null;
  if (permission === 'closed' && gate) return { kind: 'closed', gate };
  if (permission === 'held' && lease) return { kind: 'held', by: lease.officerName };
  return { kind: permission === 'needs-passkey' ? permission : 'not-allowed' };
}
