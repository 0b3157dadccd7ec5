import { expect, test } from 'vitest';
import { generalCampaign } from '#domain/campaigns/registry.ts';
import { submitStory } from '#services/stories/submit-story.ts';
import { cloneDatabase } from '#support/test-database.ts';
import { validInput } from '#support/valid-input.ts';
import { createWorld } from '#support/world.ts';

test('a text sent again after the secret changed is told the words of the first time', async () => {
  const database = await cloneDatabase();
  const { submitContext } = await createWorld(database);
  const receiptDb = database.as('receipt');
  const before = submitContext.secret;
  const next = 'the next secret of the tests, long enough';
  const words = async (context: typeof submitContext, key: string) => {
    const form = generalCampaign();
    const request = { forms: [form], input: validInput(form), idempotencyKey: key };
    const outcome = await submitStory(context, {
      ...request,
      botCheckToken: null,
      address: '127.0.0.1',
    });
    return outcome.kind === 'received' ? outcome.receipt : outcome;
  };
  const changed = { ...submitContext, secret: next, also: { secret: before, receiptDb } };
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
  const given = await words(submitContext, one);
  expect(await words(changed, one)).toEqual(given);
  // The server that was not started anew yet understands what the new one gave, too.
  const announced = { ...submitContext, also: { secret: next, receiptDb } };
  expect(await words(announced, other)).toEqual(await words(changed, other));
  expect(await words({ ...submitContext, secret: next }, one)).not.toEqual(given);
});
