import { beforeAll, describe, expect, test } from 'vitest';
import { WITH_MADE } from '#support/made-campaign.ts';
import { inBatches, publishSample, sampleIn } from '#support/samples.ts';
import { openSite, type Site } from '#support/site.ts';

/** Section 2 of the specification: route, page title, heading, links that must be there. Alder Street is what leads made. */
const ROUTES: readonly [path: string, title: string, heading: string, links: string[]][] = [
  [
    '/',
    'Tell a story. Save a life.',
    'Tell a story. Save a life.',
    ['/mission', '/hijab/tell', '/palestine/tell', '/stories', '/tell', '/who-reads'],
  ],
  ['/tell', 'Tell Your Story', 'Tell Your Story', ['/guidelines']],
  ['/ourlondonfamily/tell', 'Letter Of Remembrance', 'Letter Of Remembrance', ['/guidelines']],
  ['/jan29/tell', 'Write Your Letter', 'Write Your Letter', ['/faq', '/guidelines']],
  [
    '/ramadan/tell',
    'Ramadan Community Storytelling Initiative',
    'Tell Your Ramadan Story',
    ['/guidelines'],
  ],
  [
    '/palestine/tell',
    'Write to the Children of Gaza',
    'Write to the Children of Gaza',
    ['/guidelines'],
  ],
  ['/sudan/tell', 'Write for Sudan', 'Write for Sudan', ['/faq', '/guidelines']],
  ['/kashmir/tell', 'Write for Kashmir', 'Write for Kashmir', ['/faq', '/guidelines']],
  ['/eid/tell', "What's your Eid story?", "What's your Eid story?", ['/guidelines']],
  ['/mosque/tell', 'Share Your Mosque Experience', 'Share Your Mosque Experience', ['/guidelines']],
  ['/hijab/tell', 'Tell your hijab story', 'Tell your hijab story', ['/faq', '/hijab/stories']],
  ['/thank-you', 'Thank you', 'You have to submit a story first :)', ['/tell']],
  ['/receipt', 'Your receipt', 'Your receipt', ['mailto:hello@hikaya.test']],
  ['/try-again-later', 'Problems :(', 'Problems :(', ['/tell']],
  ['/stories', 'Stories and letters', 'Stories and letters', ['/subjects']],
  ['/read', 'Stories and letters', 'Stories and letters', ['/subjects']],
  [
    '/palestine/letters',
    'Stories and Letters of Palestine',
    '1 Reflections on Palestine',
    ['/palestine/tell'],
  ],
  [
    '/ourlondonfamily/letters',
    'Letters of Remembrance for #OurLondonFamily',
    '2 Letters of Remembrance for #OurLondonFamily',
    ['/ourlondonfamily/tell'],
  ],
  [
    '/jan29/letters',
    'Letters of Remembrance For The Victims Of The Quebec City Mosque Massacre',
    '1 Letters of Remembrance For The Victims Of The Quebec City Mosque Massacre',
    ['/jan29/tell'],
  ],
  ['/ramadan/stories', 'Ramadan Stories', '1 Ramadan Stories', ['/ramadan/tell']],
  ['/hijab/stories', 'Hijab Stories', '1 Hijab Stories', ['/hijab/tell']],
  [
    '/museum',
    'Museum',
    'The museum',
    [
      '/palestine/letters',
      '/hijab/stories',
      '/ramadan/stories',
      '/ourlondonfamily/letters',
      '/jan29/letters',
    ],
  ],
  [
    '/opportunities',
    'Opportunities',
    'Opportunities',
    ['/educators', '/press', '/palestine', '/palestine/letters', '/sudan/tell'],
  ],
  ['/educators', 'A guide for educators', 'A guide for educators', ['/tell']],
  ['/bill21', 'Bill 21', 'Bill 21', ['/tell?category=BILL21']],
  ['/sikh', 'The Sikh community', 'The Sikh community', ['/tell?category=SIKH']],
  [
    '/ourlondonfamily',
    '#OurLondonFamily',
    '#OurLondonFamily',
    [
      '/ourlondonfamily/tell',
      '/ourlondonfamily/letters',
      '/ourlondonfamily/share',
      '/ourlondonfamily/urdu',
      '/ourlondonfamily/educators',
    ],
  ],
  [
    '/ourlondonfamily/share',
    'Share #OurLondonFamily',
    'Share #OurLondonFamily',
    ['/ourlondonfamily/tell'],
  ],
  [
    '/ourlondonfamily/educators',
    'Letters of remembrance in class',
    'Letters of remembrance in class',
    ['/tell?type=LETTER&category=OUR_LONDON_FAMILY'],
  ],
  [
    '/jan29',
    'Letters for the victims of the Quebec City mosque shooting',
    'January 29',
    ['/jan29/tell', '/jan29/letters'],
  ],
  [
    '/ramadan',
    'Ramadan Community Storytelling Initiative',
    'Ramadan Community Storytelling Initiative',
    ['/press', '/ramadan/tell'],
  ],
  [
    '/islamic-history-month',
    'Islamic History Month',
    'Islamic History Month',
    ['/tell?category=ISLAMIC_HISTORY_MONTH'],
  ],
  [
    '/muslim-women',
    'Islamic History Month',
    'Islamic History Month',
    ['/tell?category=ISLAMIC_HISTORY_MONTH'],
  ],
  [
    '/palestine',
    'Write to the Children of Gaza',
    'Write to the Children of Gaza',
    ['/palestine/letters', '/palestine/tell'],
  ],
  [
    '/sudan',
    'Write for Sudan',
    'Write for Sudan',
    [
      '/sudan/tell',
      '/faq',
      '/guidelines',
      'mailto:appeals@hikaya.test',
      'mailto:hello@hikaya.test',
    ],
  ],
  ['/alder-street', 'Letters to Alder Street', 'Letters to Alder Street', ['/alder-street/tell']],
  ['/alder-street/tell', 'Letters to Alder Street', 'Write a letter', ['/guidelines']],
  [
    '/alder-street/letters',
    'Letters to Alder Street',
    'Letters to Alder Street',
    ['/alder-street/tell'],
  ],
  ['/impact', 'What stories change', 'What stories change', ['mailto:hello@hikaya.test']],
  ['/faq', 'Questions and answers', 'Questions and answers', ['mailto:hello@hikaya.test']],
  ['/press', 'Press', 'Press', ['mailto:press@hikaya.test']],
  [
    '/contact',
    'Contact',
    'Contact',
    ['mailto:hello@hikaya.test', 'https://social.hikaya.test/hikaya'],
  ],
  ['/mission', 'Our mission', 'Our mission', ['/stories']],
  ['/donate', 'Donate', 'Donate', ['https://donate.hikaya.test/']],
  ['/terms-of-use', 'Terms of use', 'Terms of use', ['/guidelines']],
  ['/privacy-policy', 'Privacy policy', 'Privacy policy', ['mailto:hello@hikaya.test']],
  ['/guidelines', 'Submission Guidelines', 'Submission Guidelines', ['/faq']],
  ['/subjects', 'All subjects, A to Z', 'All subjects, A to Z', ['/stories?category=RAMADAN']],
  [
    '/countries',
    'Where the stories come from',
    'Where the stories come from',
    ['/stories?country=Canada'],
  ],
  [
    '/who-reads',
    'Who reads, and what happens',
    'Who reads, and what happens',
    ['/guidelines', '/receipt', '/palestine/letters', 'mailto:appeals@hikaya.test'],
  ],
];

const NAVIGATION = [
  '/palestine/tell',
  '/hijab/tell',
  '/stories',
  '/tell',
  '/museum',
  '/opportunities',
  '/educators',
  '/mission',
  '/faq',
  '/press',
  '/donate',
  '/contact',
  'https://social.hikaya.test/hikaya',
];

let site: Site;

beforeAll(async () => {
  site = await openSite({ made: true });
  const samples = [
    sampleIn('en', 'palestine'),
    sampleIn('en', 'ramadan'),
    sampleIn('en', 'hijab'),
    sampleIn('fr', 'jan29'),
    sampleIn('en', 'ourlondonfamily'),
    sampleIn('ur', 'ourlondonfamily'),
  ];
  await inBatches(samples, (sample) => publishSample(site, sample));
});

/** The page exactly as the server sends it; no script has touched it. */
async function page(path: string) {
  const response = await fetch(`${site.app.origin}${path}`, { redirect: 'manual' });
  const html = await response.text();
  const decode = (text: string) =>
    text
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&')
      .trim();
  const between = (from: RegExp) => decode(from.exec(html)?.[1] ?? '');
  const hrefs = (part: string) =>
    [...part.matchAll(/href="([^"]+)"/g)].map((match) => decode(match[1] ?? ''));
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return {
    status: response.status,
    html,
    title: between(/<title>([\s\S]*?)<\/title>/),
    heading: between(/<h1[^>]*>([\s\S]*?)<\/h1>/).replace(/\s+/g, ' '),
    links: hrefs(main),
    shell: hrefs(html.replace(main, '')),
  };
}

describe('every route of the specification, as the server sends it', () => {
  test.each(ROUTES)('%s', async (path, title, heading, links) => {
    const answer = await page(path);
    expect(answer.status).toBe(200);
    expect(answer.title).toBe(`${title} – Hikaya`);
    expect(answer.heading).toBe(heading);
    expect(answer.links).toEqual(expect.arrayContaining(links));
    expect(answer.html).toMatch(/^<!doctype html><html /);
    expect(answer.html.match(/<h1/g)).toHaveLength(1);
    expect(answer.html.match(/<title>/g)).toHaveLength(1);
    expect(answer.html).not.toMatch(/ style="/);
    expect(answer.html).not.toMatch(/working day/i);
    expect(answer.shell).toEqual(expect.arrayContaining([...NAVIGATION, '/guidelines']));
  });

  test('no campaign is missing from the table', () => {
    const known = new Set(ROUTES.map(([path]) => path));
    const forms = WITH_MADE.withForm.map(({ form }) => form.path);
    const lists = WITH_MADE.all.flatMap(({ list }) => (list ? [list.path] : []));
    expect([...forms, ...lists].filter((path) => !known.has(path))).toEqual([]);
  });

  test.each([
    '/nope',
    '/nope/tell',
    '/nope/letters',
    '/palestine/stories',
    '/general/tell',
    '/kashmir/letters',
    '/tell/more',
    '/stories/1',
  ])('%s is no address of ours', async (path) => {
    const answer = await page(path);
    expect(answer.status).toBe(404);
    expect(answer.heading).toBe('There is no page at this address');
  });

  test('every link inside the site leads somewhere', async () => {
    const pages = await Promise.all(ROUTES.map(([path]) => page(path)));
    const inside = pages
      .flatMap(({ links, shell }) => [...links, ...shell])
      .filter((href) => /^\/(?!assets)/.test(href))
      .map((href) => href.split('#')[0] ?? '');
    const unique = [...new Set(inside)];
    expect(unique.length).toBeGreaterThan(60);
    const dead: string[] = [];
    await inBatches(unique, async (href) => {
      const { status } = await fetch(`${site.app.origin}${href}`);
      if (status !== 200) dead.push(`${status} ${href}`);
    });
    expect(dead).toEqual([]);
  });

  test('the Urdu page is Urdu to the root: language, direction and shell', async () => {
    const { html, title } = await page('/ur/ourlondonfamily/urdu');
    expect(title).toBe('اردو میں یاد کا خط – Hikaya');
    expect(html).toContain('<html lang="ur" dir="rtl">');
    expect(html).toContain('اصل متن پر جائیں');
  });

  test.each([
    ['/terms-of-use', '2026-11-18', 'November 18, 2026'],
    ['/privacy-policy', '2026-11-19', 'November 19, 2026'],
  ])('%s dates itself and its first', async (path, day, words) => {
    const { html } = await page(path);
    const days = [...html.matchAll(/<time dateTime="([^"]+)"/gi)].map(([, one]) => one);
    expect(days).toEqual([day, '2023-11-14']);
    expect(html.replaceAll(/<[^>]+>/g, '')).toContain(
      `Last updated ${words}. The first version is of November 14, 2023.`,
    );
    expect(html).toContain('Versions of this page');
  });

  test('the Urdu page leads to letters in Urdu, and to a form that waits for Urdu', async () => {
    const { links } = await page('/ur/ourlondonfamily/urdu');
    expect(links).toContain('/ur/ourlondonfamily/letters?language=ur');
    expect(links).toContain('/ur/ourlondonfamily/tell');
    const letters = await page('/ourlondonfamily/letters?language=ur');
    expect(letters.html.match(/<article class="mail"/g)).toHaveLength(1);
    expect(letters.html).toMatch(
      /<article class="mail">[\s\S]*<div class="body" lang="ur" dir="rtl">/,
    );
    expect(letters.title).toBe('Letters of Remembrance for #OurLondonFamily in Urdu – Hikaya');
    expect(letters.html).toContain(
      `rel="canonical" href="${site.app.origin}/ourlondonfamily/letters?language=ur"`,
    );
    expect(letters.html).toMatch(/href="\/ourlondonfamily\/letters"[^>]*>Show all languages/);
    const all = await page('/ourlondonfamily/letters');
    expect(all.html.match(/<article class="mail"/g)?.length).toBeGreaterThan(1);
    const french = await page('/ourlondonfamily/letters?language=fr');
    expect(french.status).toBe(200);
    expect(french.html.replaceAll(/<[^>]+>/g, '')).toContain('No letter yet in French.');
  });

  test.each([
    ['/ourlondonfamily', '', 'fr', 'Écrire en français', 'ltr'],
    ['/jan29', '', 'fr', 'Écrire en français', 'ltr'],
    ['/jan29', '', 'ur', 'اردو میں لکھیں', 'rtl'],
    ['/jan29', '/fr', 'ur', 'اردو میں لکھیں', 'rtl'],
  ])('%s%s leads who writes %s to the form in it', async (path, from, code, link, dir) => {
    const form = `/${code}${path}/tell`;
    const landing = await page(`${from}${path}`);
    expect(landing.html).toMatch(new RegExp(`href="${form}"[^>]*>${link}<`));
    const { html } = await page(form);
    expect(html).toContain(`<html lang="${code}" dir="${dir}">`);
    // Links of the time when questions were in English alone lead there too.
    const old = await fetch(`${site.app.origin}${path}/tell?language=${code}`, {
      redirect: 'manual',
    });
    expect([old.status, old.headers.get('location')]).toEqual([301, `${site.app.origin}${form}`]);
  });

  test('the progress of the letters to Gaza is a real progress element', async () => {
    const { html } = await page('/palestine');
    expect(html).toMatch(/<progress[^>]*max="1948"[^>]*value="1"/);
  });
});
