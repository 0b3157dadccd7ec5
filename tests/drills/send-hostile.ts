import http from 'node:http';
import { sql } from 'kysely';
import { generalCampaign } from '#domain/campaigns/registry.ts';
import { hashOfUrl } from '#domain/story/permalink.ts';
import { FIELDS } from '#domain/submission/fields.ts';
import { inBatches } from '#support/samples.ts';
import type { TestDatabase } from '#support/template-postgres.ts';
import { STORY_OF_100, validInput } from '#support/valid-input.ts';
import { createWorld } from '#support/world.ts';
import { type Answer, ask } from './ask.ts';
import type { HostileText } from './hostile-payloads.ts';
import { addressOf, postStory } from './post-story.ts';

/** The hourly limit of publishing is a thousand an officer. */
const OFFICERS = 20;

export type Published = { id: string; url: string; title: string; body: string; name: string };

/** Every text in every field, by API and by form, in searches and as receipt; what is taken is published. */
export async function sendHostile(
  origin: string,
  database: TestDatabase,
  texts: readonly HostileText[],
) {
  const world = await createWorld(database);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
  const failed: string[] = [];
  const urls: string[] = [];
  let asked = 0;
  const note = (what: string, answer: Answer, expected: readonly number[]) => {
    asked += 1;
    if (answer.status >= 500 || !expected.includes(answer.status))
      failed.push(`${what}: ${answer.status} ${answer.body.slice(0, 200)}`);
    return answer;
  };
  await inBatches([...texts.entries()], async ([n, { text }]) => {
    const address = addressOf(n);
    const fields = { ...takenFields(text, n), campaign: 'general' };
    const sent = note(`story ${text}`, await postStory(origin, { address, fields, agent }), [201]);
    if (sent.status === 201) urls[n] = JSON.parse(sent.body).url;
    // Everything at once, as it is: most fields take no such thing.
    const raw = Object.fromEntries(FIELDS.map((field) => [field, text]));
    const all = { ...raw, toField: text, writingType: text, campaign: text, 'g-recaptcha': text };
    note(`all ${text}`, await postStory(origin, { address, fields: all, agent }), [422]);
    const post = { origin, address, agent };
    note(`form ${text}`, await postForm(post, '/tell', { ...raw, intent: 'send' }), [422]);
    note(`receipt ${text}`, await postForm(post, '/receipt', { words: text }), [422]);
    const q = encodeURIComponent(text.toWellFormed());
    note(`search ${text}`, await ask(origin, { path: `/stories?q=${q}`, agent }), [200]);
    const letters = { writingType: 'LETTER', recipient: text, intent: 'send' };
    note(`letter ${text}`, await postForm(post, '/hijab/tell', { ...raw, ...letters }), [422]);
  });
  agent.destroy();

  const published: Published[] = [];
  await inBatches([...urls.entries()], async ([n, url]) => {
    if (!url) return;
    const id = await world.storyIdOf(hashOfUrl(url));
    const outcome = await world.decideAs(`officer-${n % OFFICERS}@example.org`, id, 'publish');
    if (outcome.kind !== 'decided') throw new Error(JSON.stringify(outcome));
    published[n] = { id, url, ...(await storedWords(database, id)) };
  });
  return { published, failed, asked };
}

/** In every field that takes free text; the rest as a person fills it in. */
export function takenFields(text: string, n: number) {
  const letters = text.replace(/[^\p{L}\p{M}\p{Nd} .!_()'?]/gu, '').slice(0, 60);
  const cut = (whole: string, length: number) => [...whole].slice(0, length).join('');
  return {
    ...validInput(generalCampaign()),
    terms: undefined,
    title: `${letters} ${n}`,
    story: bodyWith(text),
    name: cut(text, 50),
    city: cut([...text].toReversed().join(''), 50),
    link: cut(`https://example.org/${text.replace(/[\s<>"\\]/gu, '')}`, 150),
    age: '41',
  };
}

export const bodyWith = (text: string) =>
  `${STORY_OF_100}\n\n${text}\n\nThat is how I remember it.`;

/** As a browser without a script sends it. */
export async function postForm(
  from: { origin: string; address: string; agent?: http.Agent },
  path: string,
  fields: Record<string, string>,
): Promise<Answer> {
  const { origin, address, agent } = from;
  return ask(origin, {
    path,
    method: 'POST',
    headers: {
      origin,
      'x-forwarded-for': address,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(fields).toString(),
    ...(agent && { agent }),
  });
}

async function storedWords(database: TestDatabase, id: string) {
  const { rows } = await sql<Pick<Published, 'title' | 'body' | 'name'>>`
    SELECT title, body, coalesce(name, '') AS name FROM publication
    WHERE story_id = ${id}`.execute(database.as('superuser'));
  if (!rows[0]) throw new Error('It was not published.');
  return rows[0];
}
