/**
 * Brings in texts that were told elsewhere, from a table or from what WordPress exports: `hikaya import FILE --campaign SLUG
 * --from WORDS [--field FIELD=COLUMN]… [--all FIELD=VALUE]… [--letters] [--because WORDS --yes]`. Without --yes it says what
 * would happen, and writes nothing. Ends with 0 when every text fits, with 1 when some do not, with 2 when it was asked wrongly.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { connect } from '#db/connect.ts';
import { insertDeskEvent } from '#db/insert-events.ts';
import {
  ARCHIVE_FIELDS,
  type ArchivePlan,
  type ArchiveRow,
  findArchiveField,
  readRow,
  unreadColumns,
} from '#domain/archive/archive.ts';
import type { CampaignWithForm } from '#domain/campaigns/campaigns.ts';
import { readCsv } from '#integrations/archive/read-csv.ts';
import { readWordpress } from '#integrations/archive/read-wordpress.ts';
import { connectJobQueue } from '#integrations/job-queue/pg-boss-queue.ts';
import { type BringInContext, bringInText, tryText } from '#services/archive/bring-in-text.ts';
import { readSnapshot } from '#services/campaigns/served-campaigns.ts';
import { problemWords } from '#words/problems.ts';
import { readConfig } from './compose/config.ts';
import { randomIds } from './compose/ids.ts';

const USAGE = `import: FILE --campaign SLUG --from WORDS [--field FIELD=COLUMN]… [--all FIELD=VALUE]… [--letters]
         [--because WORDS --yes]
FILE ends in .csv, or in .xml as WordPress exports it. FIELD is one of ${ARCHIVE_FIELDS.join(', ')}.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    campaign: { type: 'string' },
    from: { type: 'string' },
    field: { type: 'string', multiple: true, default: [] },
    all: { type: 'string', multiple: true, default: [] },
    letters: { type: 'boolean', default: false },
    because: { type: 'string' },
    yes: { type: 'boolean', default: false },
  },
});
const say = (line: string) => process.stdout.write(`${line}\n`);
const warn = (line: string) => process.stderr.write(`${line}\n`);

type Order = { file: string; slug: string; from: string; plan: ArchivePlan };

const order = readOrder();
if (!order) {
  warn(USAGE);
  process.exitCode = 2;
} else if (values.yes && (values.because ?? '').trim().length < 10) {
  warn('Say with --because who agreed that these texts are read here: it stands in the log.');
  process.exitCode = 2;
} else await bringIn(order);

function readOrder(): Order | null {
  const [file] = positionals;
  const { campaign: slug, from } = values;
  const columnOf = readPairs(values.field);
  const forAll = readPairs(values.all);
  if (!file || !slug || !from || !columnOf || !forAll) return null;
  return { file, slug, from, plan: { columnOf, forAll } };
}

/** `country=Where from`, as often as it was given; null where one names no field. */
function readPairs(given: readonly string[]): ArchivePlan['columnOf'] | null {
  const pairs = given.map((one) => {
    const [, name = '', value = ''] = /^(\w+)=(.+)$/s.exec(one) ?? [];
    return [findArchiveField(name), value] as const;
  });
  return pairs.every(([field]) => field !== undefined) ? Object.fromEntries(pairs) : null;
}

async function bringIn({ file, slug, from, plan }: Order): Promise<void> {
  const rows = await readRows(file);
  const config = readConfig(['DATABASE_URL_WEB', 'DATABASE_URL_DESK', 'SITE_TIME_ZONE']);
  const db = connect(config.DATABASE_URL_WEB, { max: 1 });
  const queue = await connectJobQueue(db);
  const clock = () => new Date();
  const context: BringInContext = {
    db,
    clock,
    ids: randomIds,
    enqueue: queue.enqueue,
    timeZone: config.SITE_TIME_ZONE,
  };
  try {
    const form = await findForm(context, slug);
    const fit = await look(context, { rows, plan, form, from });
    if (!values.yes) {
      say('Nothing was written: look at it, then add --because WORDS --yes.');
      return;
    }
    if (fit.length > 0)
      await noteIt(config.DATABASE_URL_DESK, { from, slug, texts: fit.length, at: clock() });
    for (const text of fit) await bringInText(context, text);
    say(`${fit.length} brought in. Officers read each before anybody else does.`);
  } finally {
    await queue.stop();
    await db.destroy();
  }
}

async function readRows(file: string): Promise<ArchiveRow[]> {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file));
  if (file.endsWith('.csv')) return readCsv(text);
  if (file.endsWith('.xml')) return readWordpress(text);
  throw new Error('The file must end in .csv or .xml.');
}

async function findForm({ db, clock }: BringInContext, slug: string): Promise<CampaignWithForm> {
  const campaigns = (await readSnapshot(db)).in('en');
  const form = campaigns.withForm.find((one) => one.slug === slug);
  const slugs = campaigns.withForm.map((one) => one.slug).join(', ');
  if (!form) throw new Error(`There is no form “${slug}”. There are: ${slugs}.`);
  if (campaigns.closedSince(slug, clock())) throw new Error(`The form “${slug}” takes no texts.`);
  return form;
}

type Look = {
  rows: readonly ArchiveRow[];
  plan: ArchivePlan;
  form: CampaignWithForm;
  from: string;
};

/** Says what would become of every text. Answers those that fit. */
async function look(context: BringInContext, { rows, plan, form, from }: Look) {
  const unread = unreadColumns(rows, plan);
  if (unread.length > 0) say(`Of these columns nothing is read: ${unread.join(', ')}.`);
  const fit = [];
  let again = 0;
  for (const row of rows) {
    const { place, leftOut } = row;
    const read = readRow(row, plan);
    if ('unreadableDay' in read) {
      refuse(place, `date: “${read.unreadableDay}” is not written as 2019-03-04.`);
      continue;
    }
    const text = { ...read, form, from, writingType: values.letters ? 'LETTER' : undefined };
    const tried = await tryText(context, text);
    if (tried.kind === 'again') again += 1;
    else if (tried.kind === 'nameless')
      refuse(place, 'id: nothing names it, so it could come twice.');
    else if (tried.kind === 'not-told-yet') refuse(place, 'date: that day is still to come.');
    else if (tried.kind === 'invalid')
      for (const problem of tried.problems)
        refuse(place, `${problem.field}: ${problemWords(problem, 'en')}`);
    else {
      fit.push(text);
      if (leftOut.length > 0) say(`${place}: without ${leftOut.join(', ')}`);
    }
  }
  const refused = rows.length - fit.length - again;
  say(
    `${rows.length} texts: ${fit.length} fit, ${again} were brought in before, ${refused} do not fit.`,
  );
  return fit;
}

function refuse(place: string, why: string): void {
  warn(`${place}: ${why}`);
  process.exitCode = 1;
}

/** Leads find it in the history of the desk. */
async function noteIt(
  url: string,
  { from, slug, texts, at }: { from: string; slug: string; texts: number; at: Date },
): Promise<void> {
  const db = connect(url, { max: 1 });
  const note = `${texts} texts for ${slug}. ${values.because?.trim()}`;
  try {
    await insertDeskEvent(db, { kind: 'bring-in', officer: null, subject: from, note, at });
  } finally {
    await db.destroy();
  }
}
