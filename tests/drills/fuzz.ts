import http from 'node:http';
import { generalCampaign } from '#domain/campaigns/registry.ts';
import { inBatches } from '#support/samples.ts';
import { validInput } from '#support/valid-input.ts';
import { createWorld } from '#support/world.ts';
import { judgeOf, judgeUndocumented } from './answers-by-document.ts';
import { ask } from './ask.ts';
import type { Drill } from './drill.ts';
import { addressOf } from './post-story.ts';
import { createRandom, type Random } from './random.ts';
import { bend, type Known, operationsOf } from './requests-from-document.ts';

const REQUESTS = { small: 500, full: 100_000 };
const CONTROL_REQUESTS = { small: 200, full: 2_000 };
const AT_ONCE = 16;
const PUBLISHED = 16;
/** Enough that lanes let most texts in, few enough that some are asked to come back. */
const SENDERS = 2_000;
const SEED = 20_261_115;

export const drill: Drill = {
  name: 'fuzz',
  load: (size) => `${REQUESTS[size]} requests made from the OpenAPI document, valid and broken`,
  required: '0 answers 5xx; every answer matches its schema',
  run: async (ground, size) => {
    const database = await ground.database();
    const known = await knownValues(await createWorld(database));
    const real = await ground.server(database);
    const found = await fuzz(real.origin, known, REQUESTS[size]);
    await real.kill();
    const script = 'tests/drills/controls/broken-routes.ts';
    const broken = await ground.server(database, { script });
    const control = await fuzz(broken.origin, known, CONTROL_REQUESTS[size]);
    return {
      measured: `${found.failed} answers 5xx, ${found.wrong} outside their schema; statuses ${statuses(found)}${found.example}`,
      held: found.failed === 0 && found.wrong === 0 && (found.statuses.get(201) ?? 0) > 0,
      control: {
        measured: `a route that throws and one that breaks its schema: ${control.failed} answers 5xx, ${control.wrong} outside their schema found`,
        attackSucceeded: control.failed > 0 && control.wrong > 0,
      },
    };
  },
};

async function fuzz(origin: string, known: Known, requests: number) {
  const document = await ask(origin, { path: '/api/openapi.json' });
  const operations = operationsOf(JSON.parse(document.body)).map((operation) => ({
    operation,
    judge: judgeOf(operation),
  }));
  const random = createRandom(SEED);
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const found = { statuses: new Map<number, number>(), failed: 0, wrong: 0, example: '' };
  let left = requests;
  const client = async () => {
    while (left-- > 0) {
      const { operation, judge } = random.oneOf(operations);
      const { question, documented } = bend(operation, known, random);
      const headers = { ...question.headers, 'x-forwarded-for': senderOf(random) };
      const answer = await ask(origin, { ...question, headers, agent });
      found.statuses.set(answer.status, (found.statuses.get(answer.status) ?? 0) + 1);
      const { method = 'GET', path } = question;
      const fault = (documented ? judge : judgeUndocumented(method))(answer);
      if (answer.status >= 500) found.failed += 1;
      else if (fault) found.wrong += 1;
      if (fault || answer.status >= 500)
        found.example ||= `; first: ${method} ${path.slice(0, 80)}: ${fault ?? answer.status}`;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  agent.destroy();
  return found;
}

const senderOf = (random: Random) => addressOf(random.below(SENDERS));

const statuses = (found: { statuses: Map<number, number> }) =>
  [...found.statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, times]) => `${status}×${times}`)
    .join(' ');

/** Stories that are there, and field values that a form would send. */
async function knownValues(world: Awaited<ReturnType<typeof createWorld>>): Promise<Known> {
  const hashes: string[] = [];
  await inBatches(Array.from({ length: PUBLISHED }), async () =>
    hashes.push((await world.publish()).hash),
  );
  const { terms: _, ...input } = validInput(generalCampaign());
  const fields = Object.entries(input).map(([name, value]) => [name, [value]]);
  return {
    ...Object.fromEntries(fields),
    hash: hashes,
    age: ['41', 0, 12],
    name: [null, 'Amina'],
    city: [null, 'London'],
    belief: ['Islam', null],
    email: [null, 'writer@example.org'],
    link: [null, 'https://example.org'],
    social: [null],
    handle: [null],
    toField: [null],
    'g-recaptcha': [null],
    termsConditions: [true],
    writingType: ['STORY', 'LETTER'],
    campaign: [null, 'general', 'ramadan'],
    pageNumber: [0, 1],
    pathName: ['/', '/stories'],
    'idempotency-key': Array.from({ length: 500 }, () => crypto.randomUUID()),
  };
}
