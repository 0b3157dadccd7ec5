import { sql } from 'kysely';
import { hashOfUrl } from '#domain/story/permalink.ts';
import { normaliseText } from '#domain/submission/text.ts';
import { inBatches } from '#support/samples.ts';
import type { TestDatabase } from '#support/template-postgres.ts';
import { createWorld } from '#support/world.ts';
import { type Answer, ask } from './ask.ts';
import type { Verdict } from './browser-rules.ts';
import type { Drill } from './drill.ts';
import { ODD_SIGNS } from './odd-texts.ts';
import { addressOf, postStory } from './post-story.ts';
import { readEverywhere } from './read-routes.ts';
import { judgeInChromium } from './rules-in-chromium.ts';
import { type UnicodeCase, unicodeCases } from './unicode-cases.ts';

const SIGNS = {
  small: ['emoji beyond the basic plane', 'lone high surrogate', 'NUL', 'bidi override'],
  full: Object.keys(ODD_SIGNS),
};
const PUBLISHED = { small: 4, full: 60 };

export const drill: Drill = {
  name: 'unicode',
  load: (size) =>
    `${SIGNS[size].length} odd signs at the exact limits of seven fields, by API and by form, and in every address`,
  required: '0 answers 5xx; browser, server and database agree on every length at the limits',
  run: async (ground, size) => {
    const database = await ground.database();
    const { origin } = await ground.server(database);
    const cases = unicodeCases(SIGNS[size]);
    const verdicts = await judgeInChromium(ground, cases);
    const sent = await sendAll(origin, cases);
    const compared = compare(sent, verdicts);
    const counted = await lengthsInDatabase(database, cases);
    const lengths = verdicts.filter(({ length }, i) => length !== counted[i]).length;
    const units = cases.filter(({ text }, i) => normaliseText(text).length !== counted[i]).length;

    const accepted = sent.flatMap(({ api }) =>
      api.status === 201 ? [JSON.parse(api.body).url] : [],
    );
    const urls = await publishSome(database, accepted, PUBLISHED[size]);
    const texts = SIGNS[size].map((name) => ODD_SIGNS[name] ?? '');
    const read = await readEverywhere(origin, texts, [
      ...urls,
      '/',
      '/stories',
      '/api/story/stories',
    ]);
    const failed = compared.failed + read.failed.length;
    const [example = compared.example] = read.failed;
    return {
      measured: `${cases.length} texts by API and by form, ${read.reads} reads: ${failed} answers 5xx; ${compared.disagreed + lengths} disagreements; ${compared.tooLarge} larger than a request may be${example && `; first: ${example}`}`,
      held: failed === 0 && compared.disagreed === 0 && lengths === 0 && urls.length > 0,
      control: {
        measured: `counting UTF-16 units disagrees with the database on ${units} texts`,
        attackSucceeded: units > 0,
      },
    };
  },
};

type Sent = { one: UnicodeCase; api: Answer; form: Answer };

async function sendAll(origin: string, cases: readonly UnicodeCase[]): Promise<Sent[]> {
  const sent: Sent[] = [];
  await inBatches([...cases.entries()], async ([n, one]) => {
    // By name, or the API would look for another form that takes a text of this category.
    const fields = { ...one.input, terms: undefined, campaign: 'general' };
    const api = await postStory(origin, { address: addressOf(n), fields });
    sent[n] = { one, api, form: await postForm(origin, one, addressOf(n)) };
  });
  return sent;
}

/** As a browser without a script sends it. */
async function postForm(origin: string, { input }: UnicodeCase, address: string): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...input, terms: 'on', intent: 'send' }))
    form.set(name, String(value));
  const encoded = new Response(form);
  return ask(origin, {
    path: '/tell',
    method: 'POST',
    headers: {
      origin,
      'x-forwarded-for': address,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    body: Buffer.from(await encoded.arrayBuffer()),
  });
}

function compare(sent: readonly Sent[], verdicts: readonly Verdict[]) {
  const found = { failed: 0, disagreed: 0, tooLarge: 0, example: '' };
  for (const [i, { one, api, form }] of sent.entries()) {
    const verdict = verdicts[i];
    if (api.status >= 500 || form.status >= 500) found.failed += 1;
    else if (api.status === 413 || form.status === 413) found.tooLarge += 1;
    else if (verdict && agree(verdict, api, form)) continue;
    else found.disagreed += 1;
    if (api.status !== 413)
      found.example ||= `${one.name}: ${api.status} ${api.body.slice(-120)}, form ${form.status}, browser ${JSON.stringify(verdict)}`;
  }
  return found;
}

/** The same answer, in the same words. */
function agree(verdict: Verdict, api: Answer, form: Answer): boolean {
  if (verdict.ok) return api.status === 201 && form.status === 303;
  if (api.status !== 422 || form.status !== 422) return false;
  const messages = JSON.parse(api.body).errors.map((error: { message: string }) => error.message);
  return JSON.stringify(messages) === JSON.stringify(verdict.problems);
}

/** Counted by the function that the checks of the tables use. */
async function lengthsInDatabase(database: TestDatabase, cases: readonly UnicodeCase[]) {
  const texts = cases.map(({ text }) => normaliseText(text));
  const { rows } = await sql<{ length: number }>`
    SELECT char_length(text) AS length FROM unnest(${sql.val(texts)}::text[])
    WITH ORDINALITY AS given (text, n) ORDER BY n`.execute(database.as('superuser'));
  return rows.map(({ length }) => length);
}

async function publishSome(database: TestDatabase, urls: readonly string[], count: number) {
  const world = await createWorld(database);
  const step = Math.max(1, Math.floor(urls.length / count));
  const some = urls.filter((_, n) => n % step === 0).slice(0, count);
  await inBatches(some, async (url) => world.settle(hashOfUrl(url), 'publish'));
  return some;
}
