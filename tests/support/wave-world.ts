import { sql } from 'kysely';
import { findStory } from '#db/stories.ts';
import { type PrepareStoryContext, prepareStory } from '#services/stories/prepare-story.ts';
import {
  type DeclineTogetherRequest,
  declineTogether,
} from '#services/together/decline-together.ts';
import { listWaves } from '#services/together/list-waves.ts';
import { openInWave } from '#services/together/open-in-wave.ts';
import { readWave } from '#services/together/read-wave.ts';
import { readQueue } from '#services/vetting/list-queue.ts';
import { junk, otherJunk } from './alike-texts.ts';
import { makeOfficer } from './desk.ts';
import { QUIET } from './quiet-preparing.ts';
import { cloneDatabase } from './test-database.ts';
import { createWorld } from './world.ts';

type Input = Parameters<Awaited<ReturnType<typeof createWorld>>['submit']>[0];

/** A desk to which texts come by themselves, and officers who decide about many of them. */
export async function createWaveWorld() {
  const database = await cloneDatabase();
  const world = await createWorld(database);
  const noor = await makeOfficer(database.as('desk'), { name: 'Noor' });
  const karim = await makeOfficer(database.as('desk'), { name: 'Karim' });
  const time = { now: new Date() };
  const context = { ...world.decideContext, clock: () => time.now };
  const later = (minutes: number) => {
    time.now = new Date(time.now.getTime() + minutes * 60_000);
  };

  /** Sent, and made ready by the worker's own task. Answers its id. */
  const comes = async (input: Input, more: Partial<PrepareStoryContext> = {}) => {
    const { hash } = await world.submit(input);
    const id = await world.storyIdOf(hash);
    await prepareStory(
      {
        ...QUIET,
        ...more,
        db: database.as('worker'),
        clock: () => time.now,
        detectLanguage: () => 'en',
        timeZone: 'America/Toronto',
      },
      id,
    );
    return id;
  };

  /** So many that are alike. */
  const comesJunk = async (texts: number, about?: string) => {
    const ids: string[] = [];
    for (let no = 0; no < texts; no += 1) ids.push(await comes({ story: junk(no, about) }));
    return ids;
  };

  const onlyWave = async () => {
    const waves = await listWaves(context);
    const [wave] = waves;
    if (!wave || waves.length > 1) throw new Error(`${waves.length} waves.`);
    return wave;
  };

  /** The six, as an officer reads them. Answers them. */
  const readsTheSix = async (waveId: string, officer = noor) => {
    const wave = await readWave(context, { waveId, officer });
    for (const { id: storyId } of wave?.toRead ?? [])
      await openInWave(context, { waveId, storyId, officer });
    return wave?.toRead.map(({ id }) => id) ?? [];
  };

  /** A second burst, of other words. */
  const comesOther = async (texts: number) => {
    for (let no = 0; no < texts; no += 1) await comes({ story: otherJunk(no) });
  };

  const declines = (change: Partial<DeclineTogetherRequest> & { waveId: string }) =>
    declineTogether(context, {
      officer: noor,
      way: 'put-aside',
      clauses: ['no-spam'],
      asOf: time.now,
      gather: false,
      ...change,
    });

  const stateOf = async (id: string) => (await findStory(context.db, id))?.state;
  const listed = async () =>
    (await readQueue(context, { view: 'to-read' })).items.map(({ id }) => id);
  /** Whatever a program of the desk might say to the database. */
  const raw = (statement: string) => sql.raw(statement).execute(database.as('desk'));

  return {
    ...{ comesOther, declines, stateOf, listed, raw },
    database,
    world,
    noor,
    karim,
    time,
    later,
    context,
    comes,
    comesJunk,
    onlyWave,
    readsTheSix,
  };
}
