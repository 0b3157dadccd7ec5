import type { Database } from '#db/connect.ts';
import { deleteContact } from '#db/contacts.ts';
import { wasNameConfirmed } from '#db/events.ts';
import { insertWriterEvent } from '#db/insert-events.ts';
import { setMasks, setPaused, setPublishedFace } from '#db/receipts.ts';
import type { StoryRecord } from '#db/stories.ts';
import { isChild } from '#domain/options/ages.ts';
import { decide, type StoryState } from '#domain/story/lifecycle.ts';
import type { Masks } from '#domain/story/public-face.ts';
import { rulesBrokenIn } from '#domain/vetting/gate.ts';
import { takeBack } from '#services/stories/take-back.ts';
import { readFace } from '#services/vetting/read-face.ts';
import { screeningOf } from '#services/vetting/read-gate.ts';
import type { Reply } from './reply.ts';

export type ReceiptChange =
  | { kind: 'mask'; masks: Partial<Masks> }
  | { kind: 'pause'; paused: boolean }
  | { kind: 'withdraw' }
  /** That an answer was read, and nothing else. */
  | { kind: 'read-answer' }
  /** To what an officer asked. */
  | ({ kind: 'reply' } & Reply)
  /** That another officer looks again. */
  | { kind: 'appeal'; words: string }
  /** Of whoever reported a text, when they are asked. */
  | { kind: 'say-more'; words: string };

type Options = { at: Date; policy: { protectMinors: boolean } };

/** What is done at a press, and needs nothing to be typed. */
type PlainChange = Exclude<ReceiptChange, { kind: 'reply' | 'appeal' | 'say-more' }>;

/** Any control may be used for as long as the story may still be taken back. */
export function mayChange(state: StoryState): boolean {
  return decide(state, 'withdraw').allowed;
}

/** Inside the transaction that locked the story. False when there is nothing left to change. */
export async function changeReceipt(
  db: Database,
  { story, change }: { story: StoryRecord; change: PlainChange },
  { at, policy }: Options,
): Promise<boolean> {
  if (change.kind === 'read-answer') return noteRead(db, story, at);
  const withdrawn = decide(story.state, 'withdraw');
  if (!withdrawn.allowed) return false;
  await insertWriterEvent(db, {
    storyId: story.id,
    kind: change.kind,
    fromState: story.state,
    toState: change.kind === 'withdraw' ? withdrawn.to : story.state,
    revisionNo: story.revisionNo,
    at,
  });
  if (change.kind === 'mask') {
    const wished = { ...story.masks, ...change.masks };
    const masks =
      story.state === 'published' ? await masksOnceShown(db, story, { wished, policy }) : wished;
    await setMasks(db, story.id, masks);
    const { face } = await readFace(db, { ...story, masks }, policy);
    await setPublishedFace(db, story.id, face);
  } else if (change.kind === 'pause') await setPaused(db, story.id, change.paused);
  else await withdraw(db, story.id);
  return true;
}

/** Also where nothing can be changed any more: somebody waits to know it. */
async function noteRead(db: Database, story: StoryRecord, at: Date): Promise<boolean> {
  const { id: storyId, state, revisionNo } = story;
  const event = { storyId, kind: 'read-answer' as const, fromState: state, toState: state };
  await insertWriterEvent(db, { ...event, revisionNo, at });
  return true;
}

/**
 * Nobody reads it again once it is public: a child's name that no officer has confirmed does not come forth
 * afterwards, nor a line with something in it that the gate would have stopped.
 */
async function masksOnceShown(
  db: Database,
  story: StoryRecord,
  { wished, policy }: { wished: Masks; policy: Options['policy'] },
): Promise<Masks> {
  const before = await readFace(db, story, policy);
  const after = await readFace(db, { ...story, masks: wished }, policy);
  const isStopped = (line: 'name' | 'city' | 'link' | 'social') =>
    JSON.stringify(before.face[line]) !== JSON.stringify(after.face[line]) &&
    rulesBrokenIn(line, after, screeningOf(story)).length > 0;
  const unconfirmed = isChild(story) && !(await wasNameConfirmed(db, story.id));
  // Link and handle are shown and hidden together with the name.
  const nameless = unconfirmed || isStopped('name') || isStopped('link') || isStopped('social');
  return {
    ...wished,
    hideName: wished.hideName || nameless,
    hideCity: wished.hideCity || isStopped('city'),
  };
}

async function withdraw(db: Database, storyId: string): Promise<void> {
  await takeBack(db, storyId);
  await deleteContact(db, storyId);
}
