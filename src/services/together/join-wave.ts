import type { Database } from '#db/connect.ts';
import type { StoryRecord } from '#db/stories.ts';
import {
  findWaveOf,
  findWithFirstWords,
  insertWave,
  joinWave,
  listOpenWaves,
  type OpenWave,
} from '#db/waves.ts';
import { isWaiting } from '#domain/story/lifecycle.ts';
import { LEAST_SHARED, sharedOf, takesMore, WAVE_GAP_MS, wordsOf } from '#domain/vetting/wave.ts';

export type Joining = { waveId: string; root: string; likeness: number };

/** The running wave whose words these are, if there is one. Of a flood each is compared with a few, and not with all before it. */
export async function findJoining(
  db: Database,
  { body, now }: { body: string; now: Date },
): Promise<Joining | null> {
  const since = new Date(now.getTime() - WAVE_GAP_MS);
  const open = await listOpenWaves(db, { since, now });
  const words = wordsOf(body);
  const nearest = open
    .filter((wave) => takesMore(wave, now))
    .map((wave) => joining(wave, words))
    .reduce<Joining | null>(
      (best, one) => (best && best.likeness >= one.likeness ? best : one),
      null,
    );
  return nearest && nearest.likeness >= LEAST_SHARED ? nearest : null;
}

function joining({ id, root, body }: OpenWave, words: readonly string[]): Joining {
  return { waveId: id, root, likeness: sharedOf(wordsOf(body), words) };
}

type Came = {
  storyId: string;
  body: string;
  joining: Joining | null;
  /** The recent text that is most like it. */
  similarTo: string | null;
  at: Date;
};

/**
 * Puts a text that is ready among those it is like, or begins a wave with the one it is like. After the event that
 * says it is ready: whoever writes one waits for whoever wrote one before, so no two begin the same wave.
 */
export async function gatherText(db: Database, came: Came): Promise<void> {
  const { storyId, body, at } = came;
  // Another one that was made ready at the same moment may have begun a wave with this one.
  if (await findWaveOf(db, storyId)) return;
  const found =
    came.joining ??
    (await findJoining(db, { body, now: at })) ??
    (await joiningTheSimilar(db, came));
  if (found) await joinWave(db, { waveId: found.waveId, storyId, likeness: found.likeness, at });
}

async function joiningTheSimilar(
  db: Database,
  { body, similarTo, at }: Came,
): Promise<Joining | null> {
  if (similarTo === null) return null;
  const words = wordsOf(body);
  const wave = await findWaveOf(db, similarTo);
  if (wave) {
    const found = joining(wave, words);
    return takesMore(wave, at) && found.likeness >= LEAST_SHARED ? found : null;
  }
  const similar = await findWithFirstWords(db, similarTo);
  if (!similar || !mayBegin(similar.story, at)) return null;
  const likeness = sharedOf(wordsOf(similar.body), words);
  if (likeness < LEAST_SHARED) return null;
  return { waveId: await insertWave(db, { root: similarTo, at }), root: similarTo, likeness };
}

/**
 * Nothing is gathered around a text that is decided, brought in, or in which somebody may be in danger. It need not be
 * ready yet: of many that come at once each finds another one that is on its way.
 */
function mayBegin({ state, receivedAt, broughtFrom, dangers }: StoryRecord, now: Date): boolean {
  const isRecent = now.getTime() - receivedAt.getTime() <= WAVE_GAP_MS;
  return isRecent && isWaiting(state) && broughtFrom === null && dangers.length === 0;
}
