import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { beforeAll, describe, expect, test } from 'vitest';
import { generalCampaign } from '#domain/campaigns/registry.ts';
import type { ShieldMode } from '#domain/submission/shield.ts';
import { createProofOfWork } from '#integrations/bot-check/proof-of-work.ts';
import { countHere } from '#services/counting/count-here.ts';
import { cloneDatabase } from '#support/test-database.ts';
import { validInput } from '#support/valid-input.ts';
import { createWorld, type World } from '#support/world.ts';
import { createShield } from './shield.ts';
import { submitStory } from './submit-story.ts';

let now = new Date('2026-06-17T16:00:00Z');
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const steps: number[] = [];
const shieldOf = (mode: ShieldMode) =>
  createShield({ mode, counters: countHere(() => now), onStep: (step) => steps.push(step) });
const flood = async (shield: ReturnType<typeof shieldOf>, texts: number) => {
  for (let i = 0; i < texts; i++) await shield.note();
};

/** In the form of an answer to our own sum, and none. */
const MADE_UP = Buffer.from('{"challenge":{},"solution":{}}').toString('base64');

describe('the shield', () => {
  test('rises by steps under a flood, and falls by itself', async () => {
    const shield = shieldOf('auto');
    steps.length = 0;
    const seen: number[] = [];
    for (const texts of [119, 1, 480, 2_400]) {
      await flood(shield, texts);
      seen.push(await shield.hardness('normal'));
    }
    expect(seen).toEqual([1, 2, 4, 8]);
    later(11);
    expect(await shield.hardness('normal')).toBe(1);
    expect(steps).toEqual([1, 2, 3, 0]);
  });

  test('never asks for more than an old phone can do', async () => {
    expect(await shieldOf('on').hardness('normal')).toBe(8);
    expect(await shieldOf('on').hardness('burst')).toBe(16);
  });

  test('control: without it a flood changes nothing', async () => {
    const shield = shieldOf('off');
    await flood(shield, 10_000);
    expect(await shield.hardness('normal')).toBe(1);
    expect(await shield.hardness('burst')).toBe(4);
  });
});

describe('an honest writer', () => {
  const botCheck = createProofOfWork('a secret of thirty-two characters or more');
  let world: World;
  beforeAll(async () => {
    world = await createWorld(await cloneDatabase());
  });
  const send = (botCheckToken: string | null, shield: ReturnType<typeof shieldOf>) =>
    submitStory(
      { ...world.submitContext, botCheck, shield },
      {
        forms: [generalCampaign()],
        input: validInput(generalCampaign()),
        idempotencyKey: crypto.randomUUID(),
        botCheckToken,
        address: '127.0.0.1',
      },
    );

  test('is served with the harder sum, and without one', async () => {
    const shield = shieldOf('auto');
    const asked = async () =>
      (await botCheck.challenge(await shield.hardness('normal'))) as Challenge;
    const easy = await asked();
    await flood(shield, 120);
    const challenge = await asked();
    expect(challenge.parameters.cost).toBe(easy.parameters.cost * 2);
    const solution = await solveChallenge({ challenge, deriveKey });
    const token = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    expect(await send(token, shield)).toMatchObject({ kind: 'received' });
    expect(await send(null, shield)).toMatchObject({ kind: 'received' });
  });

  test('raises it by what was stored, and by nothing else', async () => {
    const shield = shieldOf('auto');
    await flood(shield, 119);
    await send(MADE_UP, shield);
    expect(await shield.hardness('normal')).toBe(1);
    await send(null, shield);
    expect(await shield.hardness('normal')).toBe(2);
  });
});
