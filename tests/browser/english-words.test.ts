import { beforeAll, describe, expect, test } from 'vitest';
import { RELEASED } from '#domain/campaigns/registry.ts';
import { plainSample, publishSample, sampleIn } from '#support/samples.ts';
import { openSite, type Site } from '#support/site.ts';
import { NEEDED } from '#support/tell-form.ts';
import { sitePaths } from '#web/site/site-paths.ts';
import { wordsOf } from '../support/words-of.ts';

/** Long prose stands in its records, and changes there. */
const PROSE = [
  '/educators',
  '/guidelines',
  '/terms-of-use',
  '/privacy-policy',
  '/donate',
  '/contact',
  '/faq',
  '/ourlondonfamily/educators',
];

/** English is the specification's language: to make a sentence translatable must not change it. */
describe('what the pages say in English', () => {
  let site: Site;
  const places: Record<string, string> = {};
  beforeAll(async () => {
    site = await openSite();
    for (const campaign of ['palestine', 'ramadan', 'hijab', 'ourlondonfamily', 'jan29'])
      places[campaign] = await publishSample(site, sampleIn('en', campaign));
    places.urdu = await publishSample(site, sampleIn('ur', 'ourlondonfamily'));
    places.story = await publishSample(site, {
      ...plainSample({ title: 'With every answer', name: 'Amina', city: 'Halifax' }),
      link: 'https://example.org/snow',
      social: 'INSTAGRAM',
      handle: '@amina.snow',
    });
  });

  const says = async (path: string, sent?: Record<string, string>) => {
    const body = sent && new URLSearchParams(sent);
    const answer = await fetch(`${site.app.origin}${path}`, body && { method: 'POST', body });
    return wordsOf(await answer.text());
  };
  const golden = (name: string) => `golden/english/${name.replaceAll(/\W+/g, '-')}.txt`;

  test.each(sitePaths(RELEASED).filter((path) => !PROSE.includes(path)))('%s', async (path) => {
    await expect(await says(path)).toMatchFileSnapshot(golden(`page${path}`));
  });

  test.each(['palestine', 'ramadan', 'ourlondonfamily', 'urdu', 'story'])(
    'the page of a text: %s',
    async (kind) => {
      await expect(await says(places[kind] ?? '')).toMatchFileSnapshot(golden(`text ${kind}`));
    },
  );

  test.each([
    ['/stories?category=RAMADAN', 'list-of-a-subject'],
    ['/stories?q=evening', 'list-found'],
    ['/stories?q=zzzzzz', 'list-found-nothing'],
    ['/stories?country=Canada', 'list-of-a-country'],
    ['/stories?minutes=2', 'list-of-short-reads'],
    ['/no-such-page', 'no-such-page'],
    ['/thank-you', 'thank-you-unknown'],
    ['/receipt', 'receipt'],
    ['/try-again-later', 'try-again-later'],
  ])('%s', async (path, name) => {
    await expect(await says(path)).toMatchFileSnapshot(golden(name));
  });

  test.each(['/tell', '/palestine/tell', '/jan29/tell'])('%s, sent empty', async (path) => {
    const words = await says(path, { intent: 'review' });
    await expect(words).toMatchFileSnapshot(golden(`empty ${path}`));
  });

  test('the step of reading over', async () => {
    const words = await says('/tell', { ...NEEDED, intent: 'review' });
    await expect(words).toMatchFileSnapshot(golden('read-over'));
  });
});
