import { listClauses } from '#db/desk/clauses.ts';
import { findPolicy } from '#db/desk/policies.ts';
import { declineAll, insertTogether } from '#db/desk/together.ts';
import { listToRead, lockMembers, lockWave, setGathering } from '#db/desk/waves.ts';
import { insertDeskEvent } from '#db/insert-events.ts';
import { decide } from '#domain/story/lifecycle.ts';
import { getsAnswer } from '#domain/vetting/clauses.ts';
import { NOTE_LIMITS, noteProblem, tidyNote } from '#domain/vetting/desk-limits.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import {
  GATHER_MS,
  MOST_TOGETHER,
  TELL_TOGETHER_SECONDS,
  type TogetherWay,
  whyApart,
} from '#domain/vetting/wave.ts';
import type { DecideStoryContext } from '#services/vetting/decide-story.ts';
import { type TooMany, tooManyThisHour } from '#services/vetting/hourly-limit.ts';

export type DeclineTogetherRequest = {
  waveId: string;
  officer: ActingOfficer;
  way: TogetherWay;
  clauses: readonly string[];
  noteToWriter?: string;
  /** When the page was read that was decided by: whoever joined since then is not meant. */
  asOf: Date;
  /** Later ones like these are put here, and decided by nobody. */
  gather: boolean;
};

export type DeclineTogetherOutcome =
  | { kind: 'declined'; no: number; texts: number }
  | { kind: 'not-found' }
  /** Some of those that are to be read were not opened by this officer. */
  | { kind: 'unread'; left: number }
  | { kind: 'invalid'; problem: string }
  | TooMany;

/** Many texts, one decision, its record for each of them, and one job: together or not at all. */
export async function declineTogether(
  context: DecideStoryContext,
  request: DeclineTogetherRequest,
): Promise<DeclineTogetherOutcome> {
  const { waveId, officer, way } = request;
  return context.db.transaction().execute(async (db) => {
    const wave = await lockWave(db, waveId);
    if (!wave || wave.partedAt) return { kind: 'not-found' };
    const at = context.clock();
    const problem = troubleWith(request, await listClauses(db));
    if (problem) return { kind: 'invalid', problem };
    const members = await lockMembers(db, {
      id: waveId,
      joinedBy: request.asOf,
      now: at,
      most: MOST_TOGETHER,
    });
    const free = members.filter((text) => whyApart(text) === null);
    const [first] = free;
    if (!first) return { kind: 'not-found' };
    const toRead = await listToRead(db, { id: waveId, officer: officer.id, now: at });
    const left = toRead.filter(({ body }) => body === null).length;
    if (left > 0) return { kind: 'unread', left };
    const counted = { officer: officer.id, doing: 'decline' as const, at };
    const tooMany = await tooManyThisHour(db, counted, await findPolicy(db));
    if (tooMany) return tooMany;
    const next = decide(first.state, way);
    if (!next.allowed) return { kind: 'not-found' };
    const storyIds = free.map(({ id }) => id);
    const no = await insertDeskEvent(db, {
      kind: 'decline-together',
      officer: officer.id,
      subject: `wave ${waveId}`,
      note: `${way}, ${storyIds.length} texts`,
      at,
    });
    const together = { no, waveId, officer: officer.id, way, at };
    await insertTogether(db, together, storyIds);
    await declineAll(db, together, {
      storyIds,
      toState: next.to,
      clauses: request.clauses,
      noteToWriter: way === 'refuse' ? tidyNote(request.noteToWriter) : null,
    });
    if (request.gather) await setGathering(db, waveId, new Date(at.getTime() + GATHER_MS));
    if (way === 'refuse')
      await context.enqueue(
        db,
        { name: 'tell-together', data: { no } },
        { afterSeconds: TELL_TOGETHER_SECONDS },
      );
    return { kind: 'declined', no, texts: storyIds.length };
  });
}

function troubleWith(
  { way, clauses, noteToWriter }: DeclineTogetherRequest,
  known: Awaited<ReturnType<typeof listClauses>>,
): string | null {
  const cited = known.filter(({ code }) => clauses.includes(code));
  if (cited.length !== clauses.length) return 'One of these guidelines is none any more.';
  const problem = noteProblem(noteToWriter, NOTE_LIMITS.toWriter);
  if (problem) return problem;
  if (way === 'put-aside')
    return tidyNote(noteToWriter) === null ? null : 'Without a word, nobody reads your word.';
  if (cited.length === 0) return 'Choose the guideline that the writers are told of.';
  return getsAnswer(cited)
    ? null
    : 'A guideline among these gets no answer. Choose another one, or decline without a word.';
}
