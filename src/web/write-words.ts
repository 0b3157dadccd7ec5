import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { formatter } from '@lingui/format-po';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { LOCALES, type Locale } from '#domain/options/locales.ts';
import { type Catalogue, readCatalogue } from './catalogue.ts';
import { RECORD_FOLDERS, recordIn, recordsOf } from './records-in-place.ts';

const { values } = parseArgs({ options: { missing: { type: 'boolean', default: false } } });
const po = formatter();
const say = (line: string) => void process.stdout.write(`${line}\n`);
const TRANSLATED = LOCALES.map(({ code }) => code).filter((code) => code !== 'en');

const fileOf = (locale: string, name: string) => `translations/${locale}/${name}.po`;

/** Sentences of the records in a folder, each with the place where it is said first. */
async function saidIn(folder: string): Promise<Map<string, string>> {
  const said = new Map<string, string>();
  for (const name of readdirSync(folder).filter((file) => /(?<!\.test)\.ts$/.test(file)))
    recordIn(
      (english, place) => {
        if (!said.has(english)) said.set(english, `${folder}/${name} ${place}`);
        return english;
      },
      await recordsOf(path.resolve(folder, name)),
    );
  return said;
}

/** What was said before keeps its words; what is new waits for them; what is gone goes. */
async function writeRecords(locale: Locale, name: string, said: Map<string, string>) {
  const before = await readCatalogue(locale, name);
  const now: Catalogue = {};
  for (const [message, place] of said) {
    const id = generateMessageId(message);
    now[id] = { translation: '', ...before[id], message, origin: [[place]] };
  }
  const filename = fileOf(locale, name);
  const existing = readFileSync(filename, 'utf8');
  const context = { locale, sourceLocale: 'en', filename, existing };
  writeFileSync(filename, await po.serialize(now, context));
}

if (!values.missing) {
  execFileSync('npx', ['lingui', 'extract', '--clean'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const campaigns = await saidIn(RECORD_FOLDERS[0]);
  const pages = new Map([
    ...(await saidIn(RECORD_FOLDERS[1])),
    ...(await saidIn(RECORD_FOLDERS[2])),
  ]);
  // A sentence lives once in a language: what a campaign says too is found there.
  for (const english of campaigns.keys()) pages.delete(english);
  for (const locale of TRANSLATED) {
    await writeRecords(locale, 'campaigns', campaigns);
    await writeRecords(locale, 'pages', pages);
  }
}

for (const locale of TRANSLATED)
  for (const name of ['site', 'campaigns', 'pages', 'lists']) {
    const entries = Object.values(await readCatalogue(locale, name));
    const missing = entries.filter(({ translation }) => !translation);
    const unread = entries.filter(({ extra }) => (extra as Extra)?.flags?.includes('fuzzy'));
    say(
      `${fileOf(locale, name)}: ${entries.length} sentences, ${missing.length} without words, ${unread.length} not read by anybody who grew up with it`,
    );
    for (const { message, origin } of missing) say(`  ${origin?.[0]?.[0] ?? ''}: ${message}`);
  }

type Extra = { flags?: string[] } | undefined;
