import { type PrepareStoryContext, prepareStory } from '#services/stories/prepare-story.ts';
import { listWaves } from '#services/together/list-waves.ts';
import { openInWave } from '#services/together/open-in-wave.ts';
import { readWave } from '#services/together/read-wave.ts';
import { junk } from './alike-texts.ts';
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

  return {
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
