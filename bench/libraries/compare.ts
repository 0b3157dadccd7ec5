/**
 * Five pieces of our own beside the library that would take their place (decision 39):
 *   npm install --prefix bench/libraries --ignore-scripts
 *   node bench/libraries/compare.ts
 * Paths are relative, because the package.json beside this file ends the reach of `#domain/…`.
 */
import { createHmac } from 'node:crypto';
import { mock } from 'node:test';
import underPressure from '@fastify/under-pressure';
import { type Change, diffWords, diffWordsWithSpace } from 'diff';
import Fastify, { type FastifyInstance } from 'fastify';
import examples from 'libphonenumber-js/examples.mobile.json';
import * as max from 'libphonenumber-js/max';
import * as min from 'libphonenumber-js/min';
import { LinkifyIt } from 'linkify-it';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { type DiffPiece, wordDiff } from '../../src/domain/vetting/word-diff.ts';
import { shedLoad } from '../../src/http/shed-load.ts';
import { countHere } from '../../src/services/counting/count-here.ts';
import { createSendingLanes } from '../../src/services/stories/sending-lanes.ts';
import {
  bytes,
  head,
  linesOf,
  ROOT,
  row,
  rowsOf,
  SCREENING,
  say,
  timesAsLong,
} from './measuring.ts';
import { COLUMNS, clean, type Finder, findLinks, findPhones, marked, onTexts } from './on-texts.ts';

async function comparePhones(): Promise<void> {
  const by =
    (
      library: typeof max | typeof min,
      options: { defaultCountry?: max.CountryCode; extended?: true } = {},
    ): Finder =>
    (text) =>
      library
        .findPhoneNumbersInText(text, options)
        .map(({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt }));
  const widest = (['CA', 'GB', 'FR', 'PK'] as const).map((defaultCountry) =>
    by(max, { defaultCountry, extended: true }),
  );
  const national = max.getCountries().flatMap((country) => {
    const number = max.getExampleNumber(country, examples);
    return number ? [`She wrote ${number.formatNational()} on the door.`] : [];
  });
  head('1. Phones: libphonenumber-js', ...COLUMNS, 'national, by country');
  for (const [name, find] of [
    ['ours', findPhones],
    ['max, no country', by(max)],
    ['min, no country', by(min)],
    ['max, Canada', by(max, { defaultCountry: 'CA' })],
    ['min, Canada', by(min, { defaultCountry: 'CA' })],
    ['max, four countries, possible', (text) => widest.flatMap((find) => find(text))],
  ] satisfies [string, Finder][]) {
    row(name, ...onTexts('phone', find), marked(find, national));
  }
  const all = await bytes(SCREENING);
  const ours = all - (await bytes(SCREENING, '/phones.ts'));
  const small = await bytes(['findPhoneNumbersInText', 'libphonenumber-js/min']);
  const large = await bytes(['findPhoneNumbersInText', 'libphonenumber-js/max']);
  say(`\npacked: all screening ${all}, of it phones ${ours}; library min ${small}, max ${large}`);
  const files = ['phones', 'phone-cues', 'phone-pieces', 'phone-shape', 'spoken-phones'];
  say(`lines of ours: ${linesOf(...files.map((file) => `src/domain/screening/${file}.ts`))}`);
}

async function compareLinks(): Promise<void> {
  const by = (fuzzyLink: boolean, endings: string[] = []): Finder => {
    const library = new LinkifyIt({ fuzzyLink, fuzzyEmail: false });
    if (endings.length > 0) library.tlds(endings, true);
    return (text) =>
      (library.match(text) ?? []).map(({ index, lastIndex }) => ({ start: index, end: lastIndex }));
  };
  const latin = clean.filter(({ language }) => language === 'en' || language === 'fr');
  const glued = latin.map(({ text }) => text.replace(/([.!?]) /g, '$1'));
  const hosts = max.getCountries().map((code) => `See noorwrites.${code.toLowerCase()} now`);
  head('2. Links: linkify-it', ...COLUMNS, 'clean, no space after a stop', 'hosts by country');
  for (const [name, find] of [
    ['ours', findLinks],
    ['with a scheme', by(false)],
    ['bare hosts', by(true)],
    ['bare hosts, .example', by(true, ['example'])],
  ] satisfies [string, Finder][]) {
    row(name, ...onTexts('link', find), marked(find, glued), marked(find, hosts));
  }
  const ours = (await bytes(SCREENING)) - (await bytes(SCREENING, '/links.ts'));
  say(`\npacked: links ${ours}; library ${await bytes(['LinkifyIt', 'linkify-it'])}`);
  say(`lines of ours: ${linesOf('src/domain/screening/links.ts')}`);
}

type Pair = readonly [before: string, after: string];
type Differ = (...pair: Pair) => DiffPiece[];

const oneSide = (pieces: DiffPiece[], other: 'in' | 'out') =>
  pieces.filter(({ kind }) => kind !== other).map(({ text }) => text);
const isExact = (pieces: DiffPiece[], [before, after]: Pair) =>
  oneSide(pieces, 'in').join('') === before && oneSide(pieces, 'out').join('') === after;
const WORD_CUT = /[\p{L}\p{M}\p{N}]\0[\p{L}\p{M}\p{N}]/u;
const cutsWord = (pieces: DiffPiece[]) =>
  (['in', 'out'] as const).some((other) => WORD_CUT.test(oneSide(pieces, other).join('\0')));

async function compareDiffs(): Promise<void> {
  const intlSegmenter = new Intl.Segmenter('en', { granularity: 'word' });
  const asPieces = (changes: Change[]): DiffPiece[] =>
    changes.map(({ added, removed, value }) => ({
      kind: added ? 'in' : removed ? 'out' : 'same',
      text: value,
    }));
  const table = rowsOf('src/domain/vetting/word-diff.test.ts', '%s');
  const rows = table.map(([, before = '', after = '']): Pair => [before, after]);
  /** A word goes, a word becomes another, a paragraph begins, a space is doubled. */
  const edits = clean.map(({ text }, i): Pair => {
    const words = text.split(' ');
    const at = 1 + (i % Math.max(1, words.length - 2));
    const put = [[], ['پاکستان'], [`\n\n${words[at]}`], [` ${words[at]}`]][i % 4] ?? [];
    return [text, words.toSpliced(at, 1, ...put).join(' ')];
  });
  const page = clean
    .slice(0, 50)
    .map(({ text }) => text)
    .join('\n\n');
  const oneWord: Pair = [page, page.replace(/(?<=^.{3000}\S*)\s/s, ' another ')];
  const nothingInCommon: Pair = ['a b '.repeat(500), 'c d '.repeat(500)];
  const columns = ['who', 'rows exact', 'edits exact', 'edits that cut a word', 'time: one word'];
  head('3. Word diff: diff', ...columns, 'nothing in common, 2,000 signs');
  for (const [name, differ] of [
    ['ours', wordDiff],
    ['diffWords', (...pair) => asPieces(diffWords(...pair))],
    ['diffWords, Segmenter', (...pair) => asPieces(diffWords(...pair, { intlSegmenter }))],
    ['diffWordsWithSpace', (...pair) => asPieces(diffWordsWithSpace(...pair))],
  ] satisfies [string, Differ][]) {
    const count = (pairs: Pair[], is: typeof isExact) =>
      `${pairs.filter((pair) => is(differ(...pair), pair)).length}/${pairs.length}`;
    const time = (pair: Pair) =>
      timesAsLong(
        () => differ(...pair),
        () => wordDiff(...pair),
      );
    const counts = [count(rows, isExact), count(edits, isExact), count(edits, cutsWord)];
    row(name, ...counts, time(oneWord), time(nothingInCommon));
  }
  const ours = await bytes(['wordDiff', `${ROOT}src/domain/vetting/word-diff.ts`]);
  say(`\npacked: ours ${ours}; library ${await bytes(['diffWords', 'diff'])}`);
  const files = ['word-diff', 'common-sequence'].map((file) => `src/domain/vetting/${file}.ts`);
  say(`lines of ours: ${linesOf(...files)}`);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function compareShedding(): Promise<void> {
  const block = (ms: number) => {
    const end = performance.now() + ms;
    while (performance.now() < end);
  };
  const apps: FastifyInstance[] = [Fastify(), Fastify(), Fastify()];
  for (const [i, app] of apps.entries()) {
    const options = { maxEventLoopDelay: 1_000, sampleInterval: i * 500 };
    if (i === 0) shedLoad(app);
    else await app.register(underPressure, options);
    app.get('/', async () => 'here');
  }
  const names = ['ours', 'looking every 500 ms', 'looking every second'];
  head('4. Shedding: @fastify/under-pressure, at 1 s of delay', 'requests refused', ...names);
  for (const [name, rest] of [
    ['six times 1.3 s of work, 60 ms of rest between', 60],
    ['six times 1.3 s of work, no rest between', 0],
  ] as const) {
    await pause(2_500);
    const refused = [0, 0, 0];
    for (let look = 0; look < 6; look += 1) {
      block(1_300);
      await pause(rest);
      for (const [i, app] of apps.entries())
        if ((await app.inject('/')).statusCode === 503) refused[i] = (refused[i] ?? 0) + 1;
    }
    row(name, ...refused.map((count) => `${count}/6`));
  }
  await Promise.all(apps.map((app) => app.close()));
  say(`\nlines of ours: ${linesOf('src/http/shed-load.ts')}`);
}

type Enter = (address: string) => Promise<null | (() => unknown)>;

async function compareLanes(): Promise<void> {
  const ours = (): Enter => {
    const lanes = createSendingLanes(countHere(() => new Date()));
    return async (address) => {
      const entry = await lanes.enter(address);
      return entry.lane === 'closed' ? null : entry.leave;
    };
  };
  const library = (): Enter => {
    const limiter = new RateLimiterMemory({ points: 60, duration: 3_600 });
    const hash = (address: string) => createHmac('sha256', 'key').update(address).digest('base64');
    return async (address) => {
      const taken = await limiter.consume(hash(address)).catch(() => null);
      return taken && (() => limiter.reward(hash(address)));
    };
  };
  const send = async (enter: Enter, times: number) => {
    let taken = 0;
    for (let i = 0; i < times; i += 1) if (await enter('203.0.113.7')) taken += 1;
    return taken;
  };
  const acrossTheHour = async (enter: Enter) => {
    await send(enter, 1);
    mock.timers.tick(3_540_000);
    const before = await send(enter, 100);
    mock.timers.tick(60_001);
    return before + (await send(enter, 100));
  };
  const givenBackLate = async (enter: Enter) => {
    const leave = await enter('203.0.113.7');
    mock.timers.tick(3_600_001);
    await leave?.();
    return send(enter, 100);
  };
  const flood = async (enter: Enter) => {
    const start = process.threadCpuUsage();
    for (let i = 0; i < 50_000; i += 1) await enter(`198.51.${i >> 8}.${i & 255}`);
    return process.threadCpuUsage(start).user;
  };
  head('5. Counting by address: rate-limiter-flexible in memory', '60 an hour', 'ours', 'library');
  await flood(ours());
  await flood(library());
  const times = [await flood(ours()), await flood(library())] as const;
  row('time for 50,000 addresses', 1, (times[1] / times[0]).toPrecision(2));
  mock.timers.enable({ apis: ['Date', 'setTimeout'], now: Date.UTC(2026, 5, 17) });
  const across = [await acrossTheHour(ours()), await acrossTheHour(library())];
  row('taken in 61 s around the end of the hour', ...across);
  const late = [await givenBackLate(ours()), await givenBackLate(library())];
  row('taken after one was given back late', ...late);
  mock.timers.reset();
  say(`\nlines of ours: ${linesOf('src/services/counting/count-here.ts')}`);
}

await comparePhones();
await compareLinks();
await compareDiffs();
await compareShedding();
await compareLanes();
