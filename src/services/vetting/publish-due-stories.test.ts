import { beforeAll, describe, expect, test } from 'vitest';
import { findPublicationOfStory } from '#db/publications/publications.ts';
import { findStory } from '#db/stories.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { changeReceipt } from '#services/receipts/change-receipt.ts';
import { openNow, seenNow } from '#support/acting.ts';
import { createDeskWorld, type DeskWorld } from '#support/desk-world.ts';
import { underPolicy } from '#support/under-policy.ts';
import { decideStory } from './decide-story.ts';
import { publishDueStories } from './publish-due-stories.ts';

const AT = '2026-06-17T16:00:00Z';
const ITS_HOUR = '2026-06-17T18:00:00Z';
const CHILD = { age: '9', name: '', guardian: 'on' };

let world: DeskWorld;
let noor: ActingOfficer;
beforeAll(async () => {
  world = await createDeskWorld();
  noor = await world.officer();
});

const contextAt = (at: string) => ({ ...world.world.decideContext, ...world.contextAt(at) });

/** Approved by one officer, when one was enough. */
async function scheduled(input: Record<string, unknown> = {}): Promise<string> {
  const told = { age: '57', name: 'Amina', ...input };
  const storyId = await world.send('2026-06-17T07:00:00Z', { input: told });
  await openNow(world.desk, { storyId, officer: noor });
  const seen = await seenNow(world.desk, storyId);
  const request = { storyId, officer: noor, decision: 'publish', seen } as const;
  await underPolicy(world.database, { publish_delay_minutes: 60 }, async () => {
    expect(await decideStory(contextAt(AT), request)).toMatchObject({ kind: 'scheduled' });
  });
  return storyId;
}

async function atItsHour(storyId: string) {
  await publishDueStories(contextAt(ITS_HOUR));
  return findPublicationOfStory(world.desk, storyId);
}

const folderOf = (storyId: string) => findStory(world.desk, storyId);
const READ_AGAIN = { state: 'received', approval: null, publishAt: null };

describe('at its hour a text', () => {
  test('is published when nothing changed since it was approved', async () => {
    expect(await atItsHour(await scheduled())).toMatchObject({ name: 'Amina' });
    expect(await atItsHour(await scheduled(CHILD))).toMatchObject({ name: null });
  });

  test('is read again when its writer has changed what is shown', async () => {
    const storyId = await scheduled();
    const story = await folderOf(storyId);
    if (!story) throw new Error('No story.');
    const change = { kind: 'mask', masks: { hideName: true } } as const;
    const options = { at: new Date(AT), policy: { protectMinors: true } };
    await changeReceipt(world.database.as('superuser'), { story, change }, options);
    expect(await atItsHour(storyId)).toBeUndefined();
    expect(await folderOf(storyId)).toMatchObject(READ_AGAIN);
  });

  test('is read again when leads have asked for a second officer since', async () => {
    const storyId = await scheduled(CHILD);
    await underPolicy(world.database, { two_officers_under_18: true }, async () => {
      expect(await atItsHour(storyId)).toBeUndefined();
    });
    expect(await folderOf(storyId)).toMatchObject(READ_AGAIN);
  });
});
