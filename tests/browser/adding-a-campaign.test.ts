import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Campaign } from '#domain/campaigns/schema.ts';
import { buildOtherRelease } from '#support/other-release.ts';
import { type RunningRelease, startRelease } from '#support/start-release.ts';
import { cloneDatabase } from '#support/test-database.ts';
import { createWorld } from '#support/world.ts';

const GARDENS: Campaign = {
  slug: 'gardens',
  name: 'Garden stories',
  summary: 'What grew, and who watered it.',
  category: 'GARDENING',
  writingType: 'STORY',
  wall: 'eid',
  remembrance: false,
  authorLabel: 'Name',
  recipients: [],
  goal: null,
  form: {
    path: '/gardens/tell',
    heading: 'Tell your garden story',
    letterHeading: null,
    pageTitle: 'Tell your garden story',
    lead: 'One plant is enough.',
    appeal: null,
    requires: [],
    limits: 'campaign',
    languages: ['en'],
  },
  list: {
    path: '/gardens/stories',
    heading: '{count} Garden Stories',
    pageTitle: 'Garden Stories',
  },
  landing: {
    path: '/gardens',
    aliases: [],
    style: 'painted',
    heading: 'A wall of gardens',
    pageTitle: 'A wall of gardens',
    lead: 'Balconies count.',
    writeLabel: 'Write about a garden',
    blocks: [{ kind: 'newest', heading: 'The newest' }],
  },
  exhibit: { title: 'Gardens', text: 'A room full of leaves.' },
  opportunity: {
    group: 'year',
    title: 'Tell your garden story',
    text: 'Balconies count.',
    writeLabel: 'Tell it',
  },
  banner: { icon: 'pen', label: 'Write about a garden' },
  home: { title: 'A garden for everyone' },
};

let release: RunningRelease;
let folder: string;

/** One more data file, and its line in the registry. */
function addCampaign(copy: string): void {
  const campaigns = path.join(copy, 'src/domain/campaigns');
  writeFileSync(
    path.join(campaigns, 'gardens.ts'),
    `import type { Campaign } from './schema.ts';\n\nexport const gardens: Campaign = ${JSON.stringify(GARDENS)};\n`,
  );
  const registry = path.join(campaigns, 'registry.ts');
  const listed = readFileSync(registry, 'utf8').replace('    sikh,\n', '    sikh,\n    gardens,\n');
  writeFileSync(registry, `import { gardens } from './gardens.ts';\n${listed}`);
}

const page = async (address: string) => {
  const response = await fetch(`${release.origin}${address}`);
  return { status: response.status, html: await response.text() };
};

/** At the top of the file: a hook named while another runs is never called. */
afterAll(async () => {
  await release.stop();
  rmSync(folder, { recursive: true, force: true });
});

beforeAll(async () => {
  const database = await cloneDatabase();
  const world = await createWorld(database);
  folder = buildOtherRelease(addCampaign);
  // As operators do with each release.
  execFileSync('bin/hikaya', ['migrate'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH ?? '',
      DATABASE_URL_MIGRATOR: database.url('migrator'),
      OPERATIONS_FILE: path.join(folder, 'operations.jsonl'),
    },
  });
  release = await startRelease(folder, { database, world });
});

describe('a campaign is one data file', () => {
  test.each([
    ['its form', '/gardens/tell', 'Tell your garden story'],
    ['its list', '/gardens/stories', '0 Garden Stories'],
    ['its landing', '/gardens', 'A wall of gardens'],
    ['its room in the museum', '/museum', '6<!-- -->. <!-- -->Gardens'],
    ['its room on the home page', '/', 'A garden for everyone'],
    ['its course among the opportunities', '/opportunities', 'Tell your garden story'],
    ['its place in the navigation', '/faq', 'Write about a garden'],
    ['its entries in the site map', '/sitemaps/pages.xml', '/gardens/tell</loc>'],
  ])('%s', async (_what, address, words) => {
    const { status, html } = await page(address);
    expect(status).toBe(200);
    expect(html).toContain(words);
  });

  test('its form takes a story, which hangs in its category', async () => {
    const response = await fetch(`${release.origin}/api/story`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        campaign: 'gardens',
        title: 'Mint on the balcony',
        story: 'The mint came back. '.repeat(6),
        gender: 'X',
        country: 'Canada',
        termsConditions: true,
      }),
    });
    expect(response.status).toBe(201);
    expect((await response.json()).url).toMatch(/^\/story\/gardening\/mint-on-the-balcony\//);
  });
});
