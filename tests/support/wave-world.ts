import { randomUUID } from 'node:crypto';
import { type PrepareStoryContext, prepareStory } from '#services/stories/prepare-story.ts';
import { listWaves } from '#services/together/list-waves.ts';
import { openInWave } from '#services/together/open-in-wave.ts';
import { readWave } from '#services/together/read-wave.ts';
import { makeOfficer } from './desk.ts';
import { QUIET } from './quiet-preparing.ts';
import { cloneDatabase } from './test-database.ts';
import { createWorld } from './world.ts';

type Input = Parameters<Awaited<ReturnType<typeof createWorld>>['submit']>[0];

/** Each line of junk is most of the words of every other, with a word of its own. */
export const junk = (no: number, about = 'this Ramadan') =>
  `Assalamu alaikum brothers and sisters, ${about} I earn from my phone while I pray. It took me two days and ${no} minutes. Write to me and I show you how everybody in your street does it.`;

export const otherJunk = (no: number) =>
  `Dear friend, the lottery of our bank has chosen ${no} winners and yours is among the addresses that were drawn last night in the capital. Send the number of an account today, and the prize travels before the end of the month.`;

const WORDS =
  'bread river lamp uncle window orchard train letter garden saffron bicycle market teacher rain drum ladder mountain needle pigeon kettle'.split(
    ' ',
  );
/** A text that is like no other: its words stand in an order of its own. */
export function unlike(): string {
  const seed = [...randomUUID().replaceAll('-', '')].map((digit) => Number.parseInt(digit, 16));
  return `${seed.map((n, i) => `${WORDS[(n + i) % WORDS.length]}${randomUUID().slice(0, 3)}`).join(' ')}.`;
}

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
