import { writtenUnder } from './campaigns/written-under.ts';
import type { Database } from './connect.ts';
import { type StoryRecord, toStoryRecord } from './stories.ts';

/** A wave that may take more, with the words its texts are compared with. */
export type OpenWave = {
  id: string;
  root: string;
  body: string;
  lastAt: Date;
  gatherUntil: Date | null;
  partedAt: Date | null;
};

/** The newest first, and no more than are compared in a moment. */
const MOST_OPEN = 50;

/** Those that somebody joined since then, or in which later ones are gathered. */
export async function listOpenWaves(
  db: Database,
  { since, now }: { since: Date; now: Date },
): Promise<OpenWave[]> {
  const rows = await waves(db)
    .where('wave.parted_at', 'is', null)
    .where((eb) => eb.or([eb('wave.last_at', '>=', since), eb('wave.gather_until', '>', now)]))
    .orderBy('wave.last_at', 'desc')
    .limit(MOST_OPEN)
    .execute();
  return rows.map(toOpenWave);
}

export async function findWaveOf(db: Database, storyId: string): Promise<OpenWave | undefined> {
  const row = await waves(db)
    .innerJoin('wave_text', 'wave_text.wave_id', 'wave.id')
    .where('wave_text.story_id', '=', storyId)
    .executeTakeFirst();
  return row && toOpenWave(row);
}

/** A text and its first words, for comparing. */
export async function findWithFirstWords(
  db: Database,
  id: string,
): Promise<{ story: StoryRecord; body: string } | undefined> {
  const row = await db
    .selectFrom('story')
    .innerJoin('revision', 'revision.story_id', 'story.id')
    .where('revision.no', '=', 1)
    .where('story.id', '=', id)
    .selectAll('story')
    .select(['revision.body', writtenUnder.as('form')])
    .executeTakeFirst();
  return row && { story: toStoryRecord(row), body: row.body };
}

/** Whether a wave holds so many texts or more, counted no further. */
export async function isWaveOf(db: Database, waveId: string, texts: number): Promise<boolean> {
  const rows = await db
    .selectFrom('wave_text')
    .select('story_id')
    .where('wave_id', '=', waveId)
    .limit(texts)
    .execute();
  return rows.length >= texts;
}

/** Begins with the text that the others will be compared with. */
export async function insertWave(
  db: Database,
  { root, at }: { root: string; at: Date },
): Promise<string> {
  const { id } = await db
    .insertInto('wave')
    .values({ root, opened_at: at, last_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertIntoWave(db, { waveId: id, storyId: root, likeness: 100, at });
  return id;
}

export async function joinWave(
  db: Database,
  joining: { waveId: string; storyId: string; likeness: number; at: Date },
): Promise<void> {
  await insertIntoWave(db, joining);
  await db
    .updateTable('wave')
    .set({ last_at: joining.at })
    .where('id', '=', joining.waveId)
    .execute();
}

async function insertIntoWave(
  db: Database,
  { waveId, storyId, likeness, at }: Parameters<typeof joinWave>[1],
): Promise<void> {
  await db
    .insertInto('wave_text')
    .values({ wave_id: waveId, story_id: storyId, likeness, joined_at: at })
    .execute();
}

function waves(db: Database) {
  return db
    .selectFrom('wave')
    .innerJoin('revision', 'revision.story_id', 'wave.root')
    .where('revision.no', '=', 1)
    .select([
      'wave.id',
      'wave.root',
      'wave.last_at',
      'wave.gather_until',
      'wave.parted_at',
      'revision.body',
    ]);
}

type WaveRow = Awaited<ReturnType<ReturnType<typeof waves>['execute']>>[number];

const toOpenWave = (row: WaveRow): OpenWave => ({
  id: row.id,
  root: row.root,
  body: row.body,
  lastAt: row.last_at,
  gatherUntil: row.gather_until,
  partedAt: row.parted_at,
});
