import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { beforeAll, describe, expect, test } from 'vitest';
import { generalCampaign } from '#domain/campaigns/registry.ts';
import { submitStory } from '#services/stories/submit-story.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { validInput } from '#support/valid-input.ts';
import { createWorld, type World } from '#support/world.ts';
import { createProofOfWork } from './proof-of-work.ts';
import { requireProof } from './require-proof.ts';

const botCheck = createProofOfWork('a secret of thirty-two characters or more');

let database: TestDatabase;
let world: World;
beforeAll(async () => {
  database = await cloneDatabase();
  world = await createWorld(database);
});

async function solved(check = botCheck): Promise<string> {
  const challenge = (await check.challenge(1)) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return asToken({ challenge, solution });
}
const asToken = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64');
const opened = (token: string) => JSON.parse(Buffer.from(token, 'base64').toString());

const send = (
  token: string | null,
  key: string = crypto.randomUUID(),
  title = 'Sent with a sum',
  check = botCheck,
) =>
  submitStory(
    { ...world.submitContext, botCheck: check },
    {
      forms: [generalCampaign()],
      input: { ...validInput(generalCampaign()), title },
      idempotencyKey: key,
      botCheckToken: token,
      address: '127.0.0.1',
    },
  );

describe('a proof of work', () => {
  test('lets a story through, once', async () => {
    const token = await solved();
    expect(await send(token)).toMatchObject({ kind: 'received' });
    expect(await send(token)).toEqual({ kind: 'not-human' });
  });

  test('of ten stories at once with the same proof one is taken', async () => {
    const token = await solved();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => send(token)));
    expect(outcomes.filter(({ kind }) => kind === 'received')).toHaveLength(1);
  });

  test('a second try of the same story is answered as the first', async () => {
    const [token, key] = [await solved(), crypto.randomUUID()];
    const first = await send(token, key);
    expect(await send(token, key)).toEqual({ ...first, again: true });
  });

  test('that was refused costs nobody the key', async () => {
    const [token, key] = [await solved(), crypto.randomUUID()];
    await send(token);
    expect(await send(token, key)).toEqual({ kind: 'not-human' });
    expect(await send(await solved(), key)).toMatchObject({ kind: 'received' });
  });

  test('without one a story is taken too, and marked', async () => {
    const outcome = await send(null, undefined, 'Sent without a script');
    expect(outcome.kind).toBe('received');
    const rows = await database
      .as('desk')
      .selectFrom('story')
      .innerJoin('revision', 'revision.story_id', 'story.id')
      .select(['story.lane', 'revision.title'])
      .execute();
    for (const { title, lane } of rows)
      expect(lane).toBe(title === 'Sent without a script' ? 'unproven' : 'normal');
  });

  test('of a provider, from an older client, counts as none', async () => {
    const token = '03AFcWeA7-an-older-client.brings-this_along';
    expect(await botCheck.verify(token)).toEqual({ kind: 'unproven' });
    expect(await requireProof(botCheck).verify(token)).toEqual({ kind: 'refused' });
  });

  test('of a sum that was asked before the secret changed counts as long as that one is known', async () => {
    const [before, next] = [
      'the secret before, long enough for it',
      'the next secret, just as long',
    ];
    const token = await solved(createProofOfWork(before));
    const kindBy = async (check: typeof botCheck) => (await check.verify(token)).kind;
    expect(await kindBy(createProofOfWork(next, before))).toBe('proven');
    expect(await kindBy(createProofOfWork(next))).toBe('refused');
  });

  test('where it is required, nothing is taken without it', async () => {
    const required = requireProof(botCheck);
    expect(await send(null, undefined, 'Kept out', required)).toEqual({ kind: 'not-human' });
    expect(await send(await solved(), undefined, 'Let in', required)).toMatchObject({
      kind: 'received',
    });
  });

  test.each([
    ['that is something else', async () => asToken({ challenge: 1 })],
    [
      'of another server',
      async () => solved(createProofOfWork('another secret, just as long as ours')),
    ],
    [
      'with a wrong answer',
      async () => {
        const t = opened(await solved());
        t.solution.counter += 1;
        t.solution.derivedKey = '00'.repeat(32);
        return asToken(t);
      },
    ],
    [
      'made easier',
      async () => {
        const t = opened(await solved());
        t.challenge.parameters.cost = 1;
        return asToken(t);
      },
    ],
    [
      'made to last longer',
      async () => {
        const t = opened(await solved());
        t.challenge.parameters.expiresAt += 9_999;
        return asToken(t);
      },
    ],
  ])('%s is refused', async (_name, token) => {
    expect(await botCheck.verify(await token())).toEqual({ kind: 'refused' });
  });
});
