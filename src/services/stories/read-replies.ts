import { lockUnreadAppeal, markAppealRead } from '#db/appeals.ts';
import { lockUnreadReport, markReportRead } from '#db/cases/reports.ts';
import type { Transaction } from '#db/connect.ts';
import { lockUnreadReply, markReplyRead } from '#db/questions.ts';
import { findRevision } from '#db/revisions.ts';
import { annotateStory, lockStory, type StoryRecord, setNoticed } from '#db/stories.ts';
import type { Danger } from '#domain/safeguarding/dangers.ts';
import { DANGER_OF } from '#domain/vetting/report.ts';
import { notice, type PrepareStoryContext, raise } from './prepare-story.ts';

/** Looks through what writers answered as through a new text. Answers how many. */
export async function readReplies(context: PrepareStoryContext): Promise<number> {
  let read = 0;
  while (await readOne(context)) read += 1;
  while (await readAppeal(context)) read += 1;
  while (await readReport(context)) read += 1;
  return read;
}

function readOne(context: PrepareStoryContext): Promise<boolean> {
  return context.db.transaction().execute(async (db) => {
    const reply = await lockUnreadReply(db);
    if (!reply) return false;
    const at = context.clock();
    await markReplyRead(db, reply.eventNo, at);
    await lookThrough({ ...context, db }, reply, at);
    return true;
  });
}

/** Why somebody asks to be looked at again. */
function readAppeal(context: PrepareStoryContext): Promise<boolean> {
  return context.db.transaction().execute(async (db) => {
    const appeal = await lockUnreadAppeal(db);
    if (!appeal) return false;
    const at = context.clock();
    await markAppealRead(db, appeal.storyId, at);
    const found = context.findDangers(appeal.words);
    const story = await lockStory(db, appeal.storyId);
    if (story && !story.erasedAt) await raiseFound({ ...context, db }, { story, found, at });
    return true;
  });
}

/**
 * What a reader says of a published text. A ground raises once in each case, so that a crowd cannot ring the bell over
 * and over; words do while nobody follows the protocol already.
 */
function readReport(context: PrepareStoryContext): Promise<boolean> {
  return context.db.transaction().execute(async (db) => {
    const report = await lockUnreadReport(db);
    if (!report) return false;
    const at = context.clock();
    await markReportRead(db, report.id, at);
    const said = report.again ? undefined : DANGER_OF[report.ground];
    const all = [...context.findDangers(report.words), ...(said ? [said] : [])];
    const story = all.length > 0 ? await lockStory(db, report.storyId) : undefined;
    if (!story || story.erasedAt) return true;
    const found = [...new Set(all)].filter(
      (danger) => story.dangerSince === null || !story.dangers.includes(danger),
    );
    await raiseFound({ ...context, db }, { story, found, at });
    return true;
  });
}

/** Words that an officer proposed and the writer only agreed to are the writer's now: they are looked through too. */
async function lookThrough(
  context: PrepareStoryContext & { db: Transaction },
  { storyId, replyWords }: { storyId: string; replyWords: string | null },
  at: Date,
): Promise<void> {
  const { db } = context;
  const story = await lockStory(db, storyId);
  const revision = story && (await findRevision(db, storyId, story.revisionNo));
  if (!story || story.erasedAt || !revision) return;
  const words = `${revision.title}\n${revision.body}`;
  const noticed = notice(context, story, words);
  await setNoticed(db, storyId, {
    topics: [...new Set([...story.topics, ...noticed.topics])],
    signals: noticed.signals,
  });
  // What was seen in the text before was weighed already; what stands in the answer is new.
  const before = await findRevision(db, storyId, 1);
  const known = before ? context.findDangers(`${before.title}\n${before.body}`) : [];
  const found = context.findDangers(`${words}\n${replyWords ?? ''}`);
  const fresh = found.filter((danger) => !known.includes(danger));
  await raiseFound(context, { story, found: fresh, at });
}

async function raiseFound(
  context: PrepareStoryContext & { db: Transaction },
  { story, found, at }: { story: StoryRecord; found: Danger[]; at: Date },
): Promise<void> {
  if (found.length === 0) return;
  const dangers = [...new Set([...story.dangers, ...found])];
  const danger = { dangers, since: story.dangerSince ?? at };
  await annotateStory(context.db, story.id, { danger });
  await raise(context, { story, noticed: { dangers: found }, at });
}
