import { beforeAll, expect, test } from 'vitest';
import { LIKENESS_REASON, redactionFor } from '#domain/story/likeness.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { seenNow } from '#support/acting.ts';
import { createDeskWorld, type DeskWorld } from '#support/desk-world.ts';
import { decideStory } from './decide-story.ts';
import { readDeskStory } from './read-desk-story.ts';
import { redactStory } from './redact-story.ts';

const AT = '2026-06-17T16:00:00Z';
const TOLD = { age: '57', gender: 'F', country: 'Kenya', belief: 'Sikhism', name: 'Amina' };

let world: DeskWorld;
let noor: ActingOfficer;
beforeAll(async () => {
  world = await createDeskWorld();
  noor = await world.officer();
});

const context = () => world.contextAt(AT);
const send = (input: Record<string, unknown>) =>
  world.send('2026-06-17T07:00:00Z', { input: { ...TOLD, ...input } });
const open = (storyId: string) =>
  readDeskStory(context(), { storyId, officer: noor, open: 'asked' });
const publish = async (storyId: string) => {
  await open(storyId);
  return decideStory(
    { ...world.world.decideContext, ...context() },
    { storyId, officer: noor, decision: 'publish', seen: await seenNow(world.desk, storyId) },
  );
};

test('what is advised is done with the action that leaves a line out, and then enough share it', async () => {
  for (const city of ['Nairobi', 'Nairobi', 'Mombasa', 'Eldoret'])
    expect(await publish(await send({ city }))).toMatchObject({ kind: 'decided' });
  // Control: another country's texts are not among them.
  await publish(await send({ city: 'Kisumu', country: 'Canada' }));

  const storyId = await send({ city: 'Kisumu' });
  const before = await open(storyId);
  expect(before?.likeness).toEqual({ sharing: 1, hiding: { lines: ['city'], sharing: 5 } });
  for (const line of before?.likeness?.hiding?.lines ?? [])
    expect(
      await redactStory(context(), {
        ...redactionFor(line),
        storyId,
        officer: noor,
        seen: await seenNow(world.desk, storyId),
        reason: LIKENESS_REASON,
      }),
    ).toEqual({ kind: 'annotated' });
  const after = await open(storyId);
  expect(after?.face.city).toBeNull();
  expect(after?.likeness).toEqual({ sharing: 5, hiding: null });

  // Advice closes nothing, and a text that readers have gets none.
  expect(before?.publish).toBe(after?.publish);
  await publish(storyId);
  expect((await open(storyId))?.likeness).toBeNull();
});
