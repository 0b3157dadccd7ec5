import type { Transaction } from '#db/connect.ts';
import { dropLease } from '#db/desk/leases.ts';
import { findPolicy } from '#db/desk/policies.ts';
import { insertEvent } from '#db/insert-events.ts';
import { retirePublication } from '#db/publications/write-publications.ts';
import { type StoryRecord, setStoryState } from '#db/stories.ts';
import { decide } from '#domain/story/lifecycle.ts';
import { limitOf } from '#domain/vetting/actions.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { type RemovalGround, removalProblem } from '#domain/vetting/removal.ts';
import { tellsOfReporter } from '#domain/vetting/report.ts';
import type { DecideStoryContext } from '#services/vetting/decide-story.ts';
import { tooManyThisHour } from '#services/vetting/hourly-limit.ts';
import { refusalOf } from '#services/vetting/refusal.ts';
import type { CaseTrouble } from './decide-report-case.ts';

type Deciding = { story: StoryRecord; officer: ActingOfficer; at: Date };

const TELLS =
  'Its writer is told the reason, and would learn that somebody in it asked. Choose another one.';

/** As a removal is that nobody asked for: with its ground, its limit and the passkey. Null when it is down. */
export async function takeDown(
  context: DecideStoryContext & { db: Transaction },
  { story, officer, at }: Deciding,
  { ground, clauses = [] }: { ground?: RemovalGround | undefined; clauses?: string[] },
): Promise<CaseTrouble | null> {
  const { db, policy, enqueue } = context;
  const unclear = tellsOfReporter(ground) ? TELLS : removalProblem(ground, clauses);
  if (unclear) return { kind: 'invalid', problem: unclear };
  const refused = await refusalOf(db, { story, action: 'remove', officer, at, policy });
  if (refused) return refused;
  const next = decide(story.state, 'remove');
  const doing = limitOf('remove', story.state);
  if (!next.allowed) return { kind: 'not-allowed' };
  const tooMany =
    doing && (await tooManyThisHour(db, { officer: officer.id, doing, at }, await findPolicy(db)));
  if (tooMany) return tooMany;
  await setStoryState(db, story.id, { state: next.to });
  const eventNo = await insertEvent(db, {
    storyId: story.id,
    kind: 'remove',
    officer: officer.id,
    fromState: story.state,
    toState: next.to,
    revisionNo: story.revisionNo,
    clauses,
    ...(ground && { subject: ground }),
    at,
  });
  await dropLease(db, story.id, officer.id);
  await retirePublication(db, story.id);
  await enqueue(db, { name: 'send-removal-mail', data: { storyId: story.id, eventNo } });
  return null;
}
