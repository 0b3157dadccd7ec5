import { type StoryState, WAITING_STATES } from '#domain/story/lifecycle.ts';

/** What was on an officer's screen; anything newer makes a decision stale (an optimistic lock). */
export type Seen = { state: StoryState; revisionNo: number; folder: string };

type Folder = {
  state: StoryState;
  revisionNo: number;
  publishAt: Date | null;
  parking: { until: string } | null;
  approval: { by: string; revisionNo: number } | null;
  secondReaderAskedBy: string | null;
  contentNote: string | null;
  language: string | null;
  masks: object;
  faceNo: number;
  dangerSince: Date | null;
};

/** State, words, and what stands on the folder: its hour, approval, question, and the public face. */
export function seenOf(story: Folder): Seen {
  const { state, revisionNo, publishAt, approval, secondReaderAskedBy } = story;
  const face = Object.entries(story.masks).map(([field, masked]) => `${field}=${masked}`);
  const folder = [
    publishAt?.toISOString(),
    approval && `${approval.by} ${approval.revisionNo}`,
    secondReaderAskedBy,
    story.contentNote,
    story.language,
    face.sort().join(' '),
    String(story.faceNo),
    story.dangerSince?.toISOString(),
    story.parking?.until,
  ];
  return { state, revisionNo, folder: folder.map((one) => one ?? '').join('|') };
}

export function isStale(story: Folder, seen: Seen): boolean {
  const now = seenOf(story);
  return (
    !isSameState(now.state, seen.state) ||
    now.revisionNo !== seen.revisionNo ||
    now.folder !== seen.folder
  );
}

/** Whoever opens a text takes it into their hands; that alone changes nothing about it. */
function isSameState(now: StoryState, seen: StoryState): boolean {
  const waits = (state: StoryState) => WAITING_STATES.some((waiting) => waiting === state);
  return now === seen || (waits(now) && waits(seen));
}
