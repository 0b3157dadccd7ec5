import { randomBytes, randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll } from 'vitest';
import { insertReport } from '#db/cases/reports.ts';
import { insertSecondReading } from '#db/desk/second-readings.ts';
import { keepTrainingAnswer } from '#db/desk/training.ts';
import { countFreeInWaves } from '#db/desk/waves.ts';
import { insertEvent } from '#db/insert-events.ts';
import type { CampaignRecord } from '#domain/campaigns/campaign-record.ts';
import type { ContentSlot } from '#domain/content/content-slots.ts';
import { isShown, SMALLEST_WAVE } from '#domain/vetting/wave.ts';
import { prepareStory } from '#services/stories/prepare-story.ts';
import { decideStory } from '#services/vetting/decide-story.ts';
import { junk } from '#support/alike-texts.ts';
import { launchChromium } from '#support/chromium.ts';
import { sitDown, startDesk, type TestDesk } from '#support/desk.ts';
import { newCampaign, released, withHeading, withLead } from '#support/sample-campaign.ts';
import { englishText } from '#support/samples.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { createWorld, type World } from '#support/world.ts';
import { ACCESS } from '#web/desk/access.ts';
import { acting, openNow, seenNow } from './acting.ts';
import { QUIET } from './quiet-preparing.ts';

const KINDS = [
  'flagged',
  'heavy',
  'child’s',
  'published',
  'refused',
  'edited',
  'endangered',
  'asked-about',
  'read-twice',
  'to-read-again',
] as const;

/** Texts in several states, and a colleague, by their names in addresses. */
export type DeskPlaces = Record<
  (typeof KINDS)[number] | 'colleague' | 'reported' | 'differed' | 'wave',
  string
>;
export type DeskScreen = { name: string; path: (places: DeskPlaces) => string };

const fixed = Object.keys(ACCESS).filter(
  (pattern) => !/[:*]|\.csv$|^\/(?:live|next|sign-out)$/.test(pattern),
);
const STEPS = [
  'publish',
  'refuse',
  'edit',
  'content-note',
  'ask-second-reader',
  'ask-writer',
  'park',
  'raise-danger',
];

/** Every page of the desk, in the states an officer can bring it into. */
export const DESK_SCREENS: readonly DeskScreen[] = [
  ...fixed.map((path) => ({ name: path, path: () => path })),
  { name: 'a text with signals', path: ({ flagged }) => `/story/${flagged}` },
  { name: 'a text as a reader sees it', path: ({ flagged }) => `/story/${flagged}?show=reader` },
  { name: 'a text with changes', path: ({ edited }) => `/story/${edited}?show=changes` },
  { name: 'a text in danger, covered', path: ({ endangered }) => `/story/${endangered}` },
  {
    name: 'a text in danger with its protocol',
    path: ({ endangered }) => `/story/${endangered}?open=1`,
  },
  {
    name: 'the protocol on a phone, as a sheet',
    path: ({ endangered }) => `/story/${endangered}?open=1&gate=1`,
  },
  {
    name: 'the question whether nobody is in danger',
    path: ({ endangered }) => `/story/${endangered}?open=1&do=deny-danger`,
  },
  { name: 'a child’s text', path: (places) => `/story/${places['child’s']}` },
  {
    name: 'the question of leaving a name out',
    path: ({ published }) => `/story/${published}?view=published&do=hide-field&field=name`,
  },
  {
    name: 'the question of another name',
    path: (places) => `/story/${places['child’s']}?do=set-field&field=name`,
  },
  {
    name: 'the question of permission',
    path: (places) => `/story/${places['child’s']}?do=state-permission`,
  },
  { name: 'the folder', path: ({ flagged }) => `/story/${flagged}?folder=1&gate=1` },
  {
    name: 'the question of another officer',
    path: (places) => `/story/${places['asked-about']}?folder=1&gate=1`,
  },
  { name: 'a covered text', path: ({ heavy }) => `/story/${heavy}` },
  { name: 'a published text', path: ({ published }) => `/story/${published}?view=published` },
  { name: 'a refused text', path: ({ refused }) => `/story/${refused}?view=refused` },
  { name: 'a history', path: ({ published }) => `/story/${published}/history` },
  {
    name: 'the question why it is taken down',
    path: ({ published }) => `/story/${published}?view=published&do=remove`,
  },
  { name: 'many texts, much alike', path: ({ wave }) => `/together/${wave}` },
  { name: 'two texts side by side', path: (places) => `/story/${places['child’s']}/beside` },
  { name: 'a case', path: ({ refused }) => `/cases/${refused}` },
  { name: 'a reading that differed', path: ({ differed }) => `/calibration/${differed}` },
  { name: 'a training text that was read', path: () => '/training?text=the-shared-umbrella' },
  { name: 'calibration over a year', path: () => '/calibration?period=year' },
  { name: 'a legal hold', path: ({ published }) => `/cases/hold/${published}` },
  { name: 'a campaign that is served', path: () => '/campaigns/palestine' },
  { name: 'a draft with all kinds of changes', path: () => '/campaigns/hijab' },
  { name: 'a draft that waits for a second lead', path: () => '/campaigns/alder-street' },
  { name: 'the question of asking', path: () => '/campaigns/hijab?do=ask' },
  { name: 'the question of agreeing', path: () => '/campaigns/alder-street?do=agree' },
  { name: 'the question of not yet', path: () => '/campaigns/alder-street?do=not-yet' },
  { name: 'the question of closing', path: () => '/campaigns/palestine?do=close' },
  { name: 'the question of archiving', path: () => '/campaigns/palestine?do=archive' },
  { name: 'the words of a draft', path: () => '/campaigns/hijab/words' },
  { name: 'the words of a new campaign', path: () => '/campaigns/alder-street/words' },
  { name: 'what a new form asks', path: () => '/campaigns/alder-street/form' },
  { name: 'what a form asks that was written in', path: () => '/campaigns/hijab/form' },
  { name: 'what a quiet form asks', path: () => '/campaigns/ourlondonfamily/form' },
  { name: 'the blocks of a landing', path: () => '/campaigns/alder-street/landing' },
  { name: 'the blocks of a quiet landing', path: () => '/campaigns/ourlondonfamily/landing' },
  { name: 'a preview that nobody asked for yet', path: () => '/campaigns/hijab/preview' },
  { name: 'a preview that somebody asked for', path: () => '/campaigns/alder-street/preview' },
  { name: 'the question of an earlier version', path: () => '/campaigns/eid?back=1' },
  { name: 'help lines', path: () => '/content/help-lines' },
  { name: 'links in the media, with a draft', path: () => '/content/media' },
  { name: 'the question of publishing it', path: () => '/content/media?do=publish' },
  { name: 'facts for the press', path: () => '/content/press-facts' },
  { name: 'a tagline that was changed', path: () => '/content/tagline' },
  { name: 'the question of an earlier tagline', path: () => '/content/tagline?back=1' },
  { name: 'places that nobody has filled', path: () => '/content/organisation' },
  { name: 'pictures that nobody has chosen', path: () => '/content/impact-pictures' },
  { name: 'a picture with much unsaid', path: () => '/content/sudan-photo' },
  { name: 'profiles', path: () => '/content/profiles' },
  { name: 'the closed cases', path: () => '/cases?closed' },
  { name: 'the cases that wait for somebody', path: () => '/cases?asking' },
  { name: 'a case of reports', path: ({ reported }) => `/cases/report/${reported}` },
  { name: 'the parked ones', path: () => '/?view=parked' },
  { name: 'the scheduled ones', path: () => '/?view=scheduled' },
  { name: 'a clause', path: () => '/clauses/no-sermon' },
  { name: 'an officer', path: ({ colleague }) => `/officers/${colleague}` },
  { name: 'the published ones', path: () => '/?view=published' },
  { name: 'an unknown address', path: () => '/no-such-page' },
  ...STEPS.map((step) => ({
    name: `the question of ${step}`,
    path: ({ flagged }: DeskPlaces) => `/story/${flagged}?do=${step}`,
  })),
];

export type SetDesk = { desk: TestDesk; page: Page; places: DeskPlaces };

/** A desk with work on it, and a lead who sits at it. */
export async function setTheDesk(): Promise<SetDesk> {
  const database = await cloneDatabase();
  const desk = await startDesk(database);
  const browser = await launchChromium();
  afterAll(() => browser.close());
  const world = await createWorld(database);
  const places = {} as DeskPlaces;
  const story = `${englishText(500)} Call me at 613-555-0142 or write to noor@example.org. I go to Example Street School.`;
  const context = { clock: () => new Date(), timeZone: 'America/Toronto' };
  for (const kind of KINDS) {
    const { hash } = await world.submit({
      title: `A ${kind} text`,
      name: 'Amina Rahman',
      ...(kind === 'child’s' ? { story: englishText(500), age: '9' } : { story, age: '41' }),
    });
    places[kind] = await world.storyIdOf(hash);
    const detectLanguage = () => 'en' as const;
    await prepareStory(
      {
        ...QUIET,
        ...(kind === 'endangered' && { findDangers: () => ['risk-to-life' as const] }),
        db: database.as('worker'),
        ...context,
        detectLanguage,
      },
      places[kind],
    );
  }
  await database
    .as('superuser')
    .updateTable('story')
    .set({ topics: ['war-and-death'], due_on: '2026-01-05' })
    .where('id', '=', places.heavy)
    .execute();
  await world.decideAs('o', places.published, 'publish');
  await world.decideAs('o', places.refused, 'refuse');
  const appeal = { against: 'refused', words: 'It is not my number.', filed_at: new Date() };
  await database
    .as('superuser')
    .insertInto('appeal')
    .values({ story_id: places.refused, ...appeal })
    .execute();
  await world.decideAs('o', places['read-twice'], 'publish');
  await declineAnHourAgo(world, places['to-read-again']);
  places.differed = await readDifferently(database, places['read-twice']);
  const page = await sitDown(browser, desk, { name: 'Noor', role: 'lead' });
  await readOneToLearn(database);
  places.reported = await reportTwice(database, places.published);
  places.wave = await sendJunk(database, world);
  places.colleague = (await desk.officer({ name: 'Karim', inTraining: true })).id;
  await desk.services.askSecondReader({
    storyId: places['asked-about'],
    officer: acting('o'),
    seen: await seenNow(desk.db, places['asked-about']),
    question: 'Does the school lead to her? @Noor would know.',
  });
  await desk.services.edit({
    storyId: places.edited,
    officer: acting('o'),
    seen: await seenNow(desk.db, places.edited),
    title: 'An edited text',
    body: 'Shorter words.',
    reason: 'A phone number',
  });
  await layOutCampaigns(desk);
  await layOutContent(desk);
  return { desk, page, places };
}

/** A draft that waits for whoever sits there, one beside what is served, and one with an earlier version. */
async function layOutCampaigns({ services, officer }: TestDesk): Promise<void> {
  const long = { role: 'lead', leadsFrom: new Date(0), countsFrom: new Date(0) } as const;
  const by = acting((await officer({ ...long, name: 'Maryam' })).id, 'lead');
  const seen = async (slug: string) =>
    (await services.readCampaign({ by, slug }))?.seen ?? 'nothing';
  await services.startCampaign({ by, record: newCampaign() });
  const note = 'The imam called at two.';
  const slug = 'alder-street';
  await services.askSecondLead({ by, slug, seen: await seen(slug), note });
  await services.givePreview({ by, slug, seen: await seen(slug) });
  const edit = async (record: CampaignRecord) =>
    services.editCampaign({ by, slug: record.slug, seen: await seen(record.slug), record });
  const hijab = withLead(withHeading(released('hijab'), 'Tell it as you saw it'), 'Other words');
  await edit({ ...hijab, goal: 300 });
  await edit(withLead(released('eid'), 'Words that only readers notice.'));
  await services.publishCampaign({ by, slug: 'eid', seen: await seen('eid') });
}

/** A draft, and a place with an earlier version. */
async function layOutContent({ services, officer }: TestDesk): Promise<void> {
  const long = { role: 'lead', leadsFrom: new Date(0), countsFrom: new Date(0) } as const;
  const by = acting((await officer({ ...long, name: 'Yusuf' })).id, 'lead');
  const write = async (slot: ContentSlot, record: unknown) => {
    const { seen } = await services.readContentSlot({ by, slot });
    await services.editContent({ by, slot, seen, record });
    return (await services.readContentSlot({ by, slot })).seen;
  };
  const link = { outlet: 'A sample paper', headline: 'A wall of letters', date: '2026-11-02' };
  await write('media', { items: [{ ...link, url: 'https://example.org/a' }] });
  const tagline = { title: { en: 'Tell it. Keep it.' }, text: { en: 'Stories of neighbours.' } };
  const wall = { width: 600, height: 400, channels: 3, background: '#c9a06a' } as const;
  const bytes = await sharp({ create: wall }).jpeg().toBuffer();
  const slot = 'sudan-photo';
  const { seen: before } = await services.readContentSlot({ by, slot });
  await services.uploadPicture({ by, slot, seen: before, bytes });
  const seen = await write('tagline', tagline);
  await services.publishContent({ by, slot: 'tagline', seen });
}

/** By whoever sits there. */
async function readOneToLearn(database: TestDatabase): Promise<void> {
  const db = database.as('superuser');
  const found = db.selectFrom('officer').select('id').where('name', '=', 'Noor');
  const { id: officer } = await found.executeTakeFirstOrThrow();
  const said = { verdict: 'decline', clauses: ['no-sermon'] } as const;
  await keepTrainingAnswer(db, { officer, text: 'the-shared-umbrella', said, at: new Date() });
}

/** So long ago that nobody takes it back any more. */
async function declineAnHourAgo({ decideContext }: World, storyId: string): Promise<void> {
  const at = new Date(Date.now() - 3_600_000);
  const officer = acting('o');
  await openNow(decideContext.db, { storyId, officer, at });
  const seen = await seenNow(decideContext.db, storyId);
  await decideStory(
    { ...decideContext, clock: () => at },
    { storyId, officer, seen, decision: 'refuse', clauses: ['true-first-person'] },
  );
}

/** Published by one, and declined by one who does not know; answers the number of the decision. All are read again here. */
async function readDifferently(database: TestDatabase, storyId: string): Promise<string> {
  const db = database.as('superuser');
  await db.updateTable('policy').set({ read_again_percent: 100 }).execute();
  const { no } = await db
    .selectFrom('event')
    .select('no')
    .where('story_id', '=', storyId)
    .where('kind', '=', 'publish')
    .executeTakeFirstOrThrow();
  const read = { storyId, officer: 'p', fromState: 'published', toState: 'published' } as const;
  await insertEvent(db, { ...read, kind: 'read-blind', revisionNo: 1, at: new Date() });
  await insertSecondReading(db, {
    ...{ decisionNo: no, storyId, reader: 'p', at: new Date() },
    said: { verdict: 'decline', clauses: ['contact-details', 'nobody-exposed'] },
  });
  return String(no);
}

/** As many alike as stand in one row, of which the officer has opened nothing. Answers the row. */
async function sendJunk(
  database: TestDatabase,
  world: Awaited<ReturnType<typeof createWorld>>,
): Promise<string> {
  for (let no = 0; no < SMALLEST_WAVE; no += 1) {
    const { hash } = await world.submit({ title: 'From my phone', story: junk(no), age: '25' });
    const context = { clock: () => new Date(), timeZone: 'America/Toronto' };
    const detectLanguage = () => 'en' as const;
    const db = database.as('worker');
    await prepareStory({ ...QUIET, ...context, db, detectLanguage }, await world.storyIdOf(hash));
  }
  const [wave] = (await countFreeInWaves(database.as('desk'), new Date())).filter(isShown);
  if (!wave) throw new Error('Nothing was gathered.');
  return wave.id;
}

/** Two readers of one text; answers the number of their case. */
async function reportTwice(database: TestDatabase, storyId: string): Promise<string> {
  const db = database.as('superuser');
  const { hash } = await db
    .selectFrom('story')
    .select('hash')
    .where('id', '=', storyId)
    .executeTakeFirstOrThrow();
  for (const ground of ['about-me', 'private'] as const)
    await insertReport(db, {
      ...{ id: randomUUID(), hash, ground, lane: 'normal', receiptHash: randomBytes(32) },
      words: 'It says where she works.',
    });
  const { no } = await db
    .selectFrom('report_case')
    .select('no')
    .where('story_id', '=', storyId)
    .executeTakeFirstOrThrow();
  return String(no);
}
