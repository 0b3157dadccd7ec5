import type { ReportCase } from '#db/cases/report-cases.ts';
import type { Transaction } from '#db/connect.ts';
import { listEvents } from '#db/events.ts';
import { insertEvent } from '#db/insert-events.ts';
import { findPublicationOfStory } from '#db/publications/publications.ts';
import { retirePublication } from '#db/publications/write-publications.ts';
import { findOwnRevision, findRevision, insertOfficerRevision } from '#db/revisions.ts';
import { annotateStory, type StoryRecord } from '#db/stories.ts';
import { isCut } from '#domain/story/places.ts';
import { normaliseText } from '#domain/submission/text.ts';
import type { StoryEventKind } from '#domain/vetting/event-kinds.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import type { DecideStoryContext } from '#services/vetting/decide-story.ts';
import { publishStory } from '#services/vetting/publish-story.ts';
import type { CaseTrouble } from './decide-report-case.ts';

type Deciding = { story: StoryRecord; one: ReportCase; officer: ActingOfficer; at: Date };

const REASON = 'After a report.';
/** What changes what readers see of a text that stays public. */
const CHANGES: readonly StoryEventKind[] = ['hide-field', 'set-field', 'content-note'];

const NOTHING =
  'Nothing is changed yet: cut passages below, or leave out a line of the label on the page of the text first.';
const NO_CUT =
  'Only take words out here. Other words than the writer’s need the writer’s yes: take the text down, put it back into the queue and ask.';

/**
 * Passages are cut out of a text that stays where it is, at the address it has and with the day it was published on; or
 * a line of its label was changed since the case came. Null when something is changed.
 */
export async function keepChanged(
  context: DecideStoryContext & { db: Transaction },
  { story, one, officer, at }: Deciding,
  typed: string,
): Promise<CaseTrouble | null> {
  const { db } = context;
  const body = normaliseText(typed);
  const shown = await findRevision(db, story.id, story.revisionNo);
  const own = await findOwnRevision(db, story.id, story.revisionNo);
  const published = await findPublicationOfStory(db, story.id);
  if (!shown || !own || !published) return { kind: 'closed' };
  if (body === '' || body === normaliseText(shown.body))
    return (await wasChanged(db, one)) ? null : { kind: 'invalid', problem: NOTHING };
  const cut = { title: shown.title, body };
  if (!isCut(own, cut) || !isCut(shown, cut)) return { kind: 'invalid', problem: NO_CUT };
  const { id: storyId, campaign, state } = story;
  const no = story.revisionNo + 1;
  const by = { officer: officer.id, createdAt: at };
  await insertOfficerRevision(db, { storyId, no, ...cut, campaign, reason: REASON, ...by });
  await annotateStory(db, storyId, { revisionNo: no });
  await insertEvent(db, {
    storyId,
    kind: 'edit',
    officer: officer.id,
    fromState: state,
    toState: state,
    revisionNo: no,
    internalNote: REASON,
    at,
  });
  await retirePublication(db, storyId);
  const { publishedAt } = published;
  await publishStory(context, { story: { ...story, revisionNo: no }, publishedAt });
  return null;
}

async function wasChanged(db: Transaction, one: ReportCase): Promise<boolean> {
  const events = await listEvents(db, one.storyId);
  return events.some(({ kind, at }) => CHANGES.includes(kind) && at >= one.openedAt);
}
