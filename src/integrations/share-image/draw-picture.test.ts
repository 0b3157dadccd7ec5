import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { allCampaigns, findCampaign } from '#domain/campaigns/registry.ts';
import { WALL_HEX } from '#domain/motif/walls.ts';
import { textDirection } from '#domain/options/languages.ts';
import {
  campaignCard,
  type Picture,
  SHARE_IMAGE_SIZE,
  type ShareCard,
  storyCard,
} from '#domain/sharing/share-card.ts';
import type { DrawPicture } from '#services/ports.ts';
import { perMilleApart, readGrey, shrink, writeGrey } from '#support/grey-picture.ts';
import { createDrawPicture } from './draw-picture.ts';
import { readFonts } from './fonts.ts';

/** Nobody else asks for pictures here. */
const unhurried = (draw: DrawPicture) => async (picture: Picture) => {
  const png = await draw(picture);
  if (png === 'busy') throw new Error('Busy.');
  return png;
};

const draw = unhurried(createDrawPicture());
const site = { name: 'Hikaya', tagline: 'Tell a story. Save a life.' };
const says = { STORY: 'True stories', LETTER: 'Letters', everything: 'Read, tell, share' };
const inEnglish = { ...site, language: 'en', says } as const;
const named = (subject: string, slug?: string) => ({
  ...site,
  subject,
  room: slug === undefined ? undefined : findCampaign(slug),
});

/** Eighty characters each, the longest a form takes. */
const ENGLISH = storyCard(
  {
    hash: '0123456789ab',
    category: 'GRANDMOTHER',
    writingType: 'STORY',
    language: 'en',
    title: 'The long winter evening when grandmother taught all of us to fold samosas twice!',
  },
  named('Grandmother'),
);
const FRENCH = storyCard(
  {
    hash: '0123456789ab',
    category: 'QUEBEC_CITY_MOSQUE_SHOOTING',
    writingType: 'LETTER',
    language: 'fr',
    title: 'Une très longue soirée d’hiver où grand-mère nous a appris à plier des samoussas',
  },
  named('Attentat de la mosquée de Québec', 'jan29'),
);
const URDU = storyCard(
  {
    hash: '0123456789ab',
    category: 'PALESTINE',
    writingType: 'LETTER',
    language: 'ur',
    title: 'کھڑکی میں ایک چراغ اور دادی اماں کی وہ کہانی جو ہم سب نے سردیوں کی رات میں سنی ہے',
  },
  named('فلسطین', 'palestine'),
);
const ARABIC = storyCard(
  {
    hash: '0123456789ab',
    category: 'GRANDMOTHER',
    writingType: 'STORY',
    language: 'ar',
    title: 'سراج في النافذة وحكاية جدتي التي سمعناها جميعا في ليلة من ليالي الشتاء الطويلة جدا',
  },
  named('الجدّة'),
);
const CARDS: Record<string, ShareCard> = {
  english: ENGLISH,
  french: FRENCH,
  urdu: URDU,
  arabic: ARABIC,
};

const BLOCK = 5;
/** Another version of the drawing library may set a letter a hair further; not another letter. */
const FORGIVEN_PER_MILLE = 8;

async function difference(name: string, card: ShareCard, drawing = draw): Promise<number> {
  const picture = shrink(await readGrey(await drawing(card)), BLOCK);
  const file = path.join(import.meta.dirname, 'golden', `${name}.png`);
  // GOLDEN=write makes them anew, to be looked at before they are kept.
  if (process.env.GOLDEN === 'write' && drawing === draw && card.title === CARDS[name]?.title)
    writeFileSync(file, writeGrey(picture));
  return perMilleApart(picture, await readGrey(readFileSync(file)));
}

describe('pictures look as they were approved', () => {
  test.each(Object.entries(CARDS))('%s', async (name, card) => {
    expect([...card.title].length).toBeGreaterThanOrEqual(80);
    expect(await difference(name, card)).toBeLessThan(FORGIVEN_PER_MILLE);
  });

  test('without its font, or with another word, Urdu would not pass for it', async () => {
    const noNastaliq = async () => (await readFonts()).filter(({ name }) => name !== 'Nastaliq');
    const boxes = unhurried(createDrawPicture(noNastaliq));
    expect(await difference('urdu', URDU, boxes)).toBeGreaterThan(FORGIVEN_PER_MILLE);
    const other = { ...URDU, title: URDU.title.replace('چراغ', 'کتاب') };
    expect(await difference('urdu', other)).toBeGreaterThan(FORGIVEN_PER_MILLE);
  });
});

test('Arabic is set in Naskh, and not in the font of Urdu', async () => {
  const noNaskh = async () => (await readFonts()).filter(({ name }) => name !== 'Naskh');
  const [naskh, without] = await Promise.all(
    [draw, unhurried(createDrawPicture(noNaskh))].map(async (drawing) =>
      shrink(await readGrey(await drawing(ARABIC)), BLOCK),
    ),
  );
  if (!naskh || !without) throw new Error('Nothing was drawn.');
  expect(perMilleApart(naskh, without)).toBeGreaterThan(FORGIVEN_PER_MILLE);
});

describe('nothing is cut off', () => {
  const MARGIN = 24;
  const TEXT_WIDTH = 780;

  const all: Record<string, ShareCard> = {
    ...CARDS,
    'the widest title': { ...ENGLISH, title: 'W'.repeat(80) },
    'a short title': { ...ENGLISH, title: 'Eid' },
    ...Object.fromEntries(allCampaigns().map((c) => [c.slug, campaignCard(c, inEnglish)])),
  };

  test.each(Object.entries(all))('%s has margins, and words between them', async (_name, card) => {
    const { width, height, dots } = await readGrey(await draw(card));
    expect({ width, height }).toEqual(SHARE_IMAGE_SIZE);
    const left = textDirection(card.language) === 'rtl' ? width - TEXT_WIDTH : 0;
    const ground = dots[left + 2];
    let [inMargin, inside] = [0, 0];
    for (let y = 0; y < height; y++)
      for (let x = 0; x < TEXT_WIDTH; x++) {
        if (dots[y * width + left + x] === ground) continue;
        const atEdge = x < MARGIN || x >= TEXT_WIDTH - MARGIN || y < MARGIN || y >= height - MARGIN;
        if (atEdge) inMargin++;
        else inside++;
      }
    expect(inMargin).toBe(0);
    expect(inside).toBeGreaterThan(3_000);
  });
});

test('icons have the size they are asked for, and room where a device cuts them round', async () => {
  const icon = await readGrey(await draw({ kind: 'icon', size: 192, maskable: true }));
  expect([icon.width, icon.height]).toEqual([192, 192]);
  const ground = icon.dots[0];
  const outside = icon.dots.filter((dot, i) => {
    const [x, y] = [(i % 192) - 95.5, Math.floor(i / 192) - 95.5];
    return Math.hypot(x, y) > 192 * 0.4 && dot !== ground;
  });
  expect(outside.length).toBe(0);
});

test('painted walls have the colours of the style sheet', () => {
  const sheet = readFileSync('src/web/ui/styles/tokens.css', 'utf8');
  for (const [wall, colour] of Object.entries(WALL_HEX))
    expect(sheet, wall).toContain(`--wall-${wall}: ${colour};`);
  for (const { wall } of allCampaigns()) expect(WALL_HEX, wall).toHaveProperty(wall);
});
