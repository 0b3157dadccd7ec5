import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { generalCampaign } from '#domain/campaigns/registry.ts';
import type { Crowds } from '#domain/story/crowds.ts';
import { validInput } from '#support/valid-input.ts';
import { WITHOUT_CITY } from './form-values.ts';
import { type PlainStep, tellAction } from './tell-action.ts';

const MANY: Crowds = { Canada: { all: 500, bands: { '40 to 49': 50 } } };
const TOLD = { country: 'Canada', city: 'Hamilton', age: '41', terms: 'on' };

/** What a browser without a script gets back for one press. */
async function press(intent: string, crowds: () => Promise<Crowds>, told: object = {}) {
  const form = new FormData();
  const input = { ...validInput(generalCampaign()), ...TOLD, ...told, intent };
  for (const [name, value] of Object.entries(input))
    form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  const unasked = () => {
    throw new Error('Nothing is sent here.');
  };
  const services = {
    crowds,
    site: { protectMinors: true },
    submitStory: unasked,
    sealThankYouTicket: unasked,
  };
  const answer = await tellAction(services, generalCampaign(), {
    form,
    address: '127.0.0.1',
    chosen: { kind: 'open', forms: [generalCampaign()], versions: { general: 1 } },
  });
  if (!('data' in answer)) throw new Error('It was sent.');
  return answer.data satisfies PlainStep;
}

beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('who has a city where few have written is told so, and sees it over without it', async () => {
  const nobody = async () => ({});
  expect(await press('read-over', nobody)).toMatchObject({
    step: 'read-over',
    values: { city: 'Hamilton' },
    few: { country: 'Canada', ofThatAge: false },
  });
  expect(await press(WITHOUT_CITY, nobody)).toMatchObject({
    step: 'read-over',
    values: { city: '', country: 'Canada' },
    few: null,
  });
});

test('where many have written nothing is said, nor where no city is shown (control)', async () => {
  expect(await press('read-over', async () => MANY)).toMatchObject({ few: null });
  const unasked = () => Promise.reject(new Error('Nobody has to be asked.'));
  const child = { age: '12', guardian: 'on' };
  expect(await press('read-over', unasked, child)).toMatchObject({ step: 'read-over', few: null });
  expect(process.stderr.write).not.toHaveBeenCalled();
});

test('where it cannot be counted the text goes its way', async () => {
  const away = () => Promise.reject(new Error('away'));
  expect(await press('read-over', away)).toMatchObject({ step: 'read-over', few: null });
  expect(process.stderr.write).toHaveBeenCalledOnce();
});
