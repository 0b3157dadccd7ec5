import { listHolidays } from '#db/desk/holidays.ts';
import { findRevision } from '#db/revisions.ts';
import { findStory, type StoryRecord } from '#db/stories.ts';
import { addBusinessDays } from '#domain/calendar/business-days.ts';
import { type CalendarDay, dayIn } from '#domain/calendar/calendar-day.ts';
import { listedTitle } from '#domain/retention.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { USUAL_DAYS_TO_ASK } from '#domain/vetting/question.ts';
import { type Seen, seenOf } from '#domain/vetting/seen.ts';
import { isHeavy } from '#domain/vetting/topics.ts';
import { sharedOf, wordsOf } from '#domain/vetting/wave.ts';
import type { ReadingContext } from '#services/vetting/desk-context.ts';
import { handOut } from '#services/vetting/open-story.ts';

type Side = Pick<
  StoryRecord,
  | 'id'
  | 'hash'
  | 'state'
  | 'category'
  | 'language'
  | 'name'
  | 'age'
  | 'city'
  | 'country'
  | 'receivedAt'
  | 'dueOn'
> & { title: string; body: string; seen: Seen };

export type ReadBeside = {
  /** The earlier one comes first. */
  sides: [Side, Side];
  /** Of a hundred words. */
  shared: number;
  /** One of them is heavy, and nobody asked for it: the words were not handed out. */
  covered: boolean;
  /** Until when a writer who is asked has time. */
  askUntil: CalendarDay;
};

/** Two texts that are much alike; null where there is no other, or its words are gone. */
export async function readBeside(
  context: ReadingContext,
  request: { storyId: string; officer: ActingOfficer; open: 'asked' | 'unless-heavy' },
): Promise<ReadBeside | null> {
  const { db } = context;
  const story = await findStory(db, request.storyId);
  const other = story?.similarTo ? await findStory(db, story.similarTo) : undefined;
  if (!story || !other || [story, other].some(isGone)) return null;
  const covered = request.open !== 'asked' && [story, other].some(isHeavy);
  const [one, two] = [story, other].toSorted(
    (a, b) => a.receivedAt.getTime() - b.receivedAt.getTime(),
  ) as [StoryRecord, StoryRecord];
  if (!covered)
    for (const each of [one, two])
      await handOut(context, { story: each, officer: request.officer });
  const [first, second] = [await sideOf(db, one), await sideOf(db, two)];
  const shared = sharedOf(wordsOf(first.body), wordsOf(second.body));
  const sides: [Side, Side] = covered
    ? [withoutWords(first), withoutWords(second)]
    : [first, second];
  const today = dayIn(context.clock(), context.timeZone);
  const askUntil = addBusinessDays(today, USUAL_DAYS_TO_ASK, await listHolidays(db));
  return { sides, shared, covered, askUntil };
}

/** Its writer took it back, or its words are erased: nobody has a reason to read it here. */
const isGone = ({ state, erasedAt }: StoryRecord) => state === 'withdrawn' || erasedAt !== null;

const withoutWords = (side: Side): Side => ({ ...side, body: '', name: null, city: null });

async function sideOf(db: ReadingContext['db'], story: StoryRecord): Promise<Side> {
  const revision = await findRevision(db, story.id, story.revisionNo);
  const { id, hash, state, category, language, name, age, city, country, receivedAt, dueOn } =
    story;
  return {
    ...{ id, hash, state, category, language, name, age, city, country, receivedAt, dueOn },
    title: listedTitle(revision?.title ?? ''),
    body: revision?.body ?? '',
    seen: seenOf(story),
  };
}
