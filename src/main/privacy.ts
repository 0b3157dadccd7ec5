/**
 * Requests of people without a receipt, and what a restore brought back:
 * `hikaya privacy find|export|erase --email ADDRESS|--link URL [--yes]`, `… replay --journal FILE`.
 */
import { parseArgs } from 'node:util';
import { readJournalFile } from '#integrations/erasure-journal/journal-file.ts';
import { eraseStory } from '#services/privacy/erase-story.ts';
import { exportStory } from '#services/privacy/export-story.ts';
import { findStories, type Wanted } from '#services/privacy/find-stories.ts';
import type { PrivacyContext } from '#services/privacy/privacy-context.ts';
import { replayJournal } from '#services/privacy/replay-journal.ts';
import { composePrivacy } from './compose/privacy.ts';

const USAGE = `privacy: find|export|erase --email ADDRESS | --link URL [--yes]
         replay --journal FILE`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    email: { type: 'string' },
    link: { type: 'string' },
    journal: { type: 'string' },
    yes: { type: 'boolean', default: false },
  },
});
const say = (line: string) => process.stdout.write(`${line}\n`);
const warn = (line: string) => process.stderr.write(`${line}\n`);

const work = readWork();
if (!work) {
  warn(USAGE);
  process.exitCode = 2;
} else {
  const { context, stop } = await composePrivacy(process.env);
  try {
    await work(context);
  } finally {
    await stop();
  }
}

function readWork(): ((context: PrivacyContext) => Promise<void>) | null {
  const { email, link, journal } = values;
  const [verb] = positionals;
  if (verb === 'replay') return journal ? (context) => replay(context, journal) : null;
  if (!email === !link) return null;
  const wanted: Wanted = email ? { email } : { link: link ?? '' };
  if (verb === 'find') return (context) => find(context, wanted);
  if (verb === 'export') return (context) => exportAll(context, wanted);
  return verb === 'erase' ? (context) => erase(context, wanted) : null;
}

async function search(context: PrivacyContext, wanted: Wanted): Promise<string[]> {
  const { storyIds, unreadable } = await findStories(context, wanted);
  if (unreadable > 0) warn(`${unreadable} addresses are sealed to another key and were not read`);
  if (storyIds.length === 0) {
    warn('nothing found');
    process.exitCode = 1;
  }
  return storyIds;
}

async function find(context: PrivacyContext, wanted: Wanted): Promise<void> {
  for (const storyId of await search(context, wanted)) {
    const found = await exportStory(context, storyId);
    if (found) say(`${found.story.hash} ${found.story.state} ${found.revisions[0]?.title ?? ''}`);
  }
}

async function exportAll(context: PrivacyContext, wanted: Wanted): Promise<void> {
  const storyIds = await search(context, wanted);
  const stories = await Promise.all(storyIds.map((storyId) => exportStory(context, storyId)));
  say(JSON.stringify(stories, null, 2));
}

async function erase(context: PrivacyContext, wanted: Wanted): Promise<void> {
  if (!values.yes) {
    await find(context, wanted);
    warn('nothing was erased: look at it, then add --yes');
    process.exitCode = 2;
    return;
  }
  for (const storyId of await search(context, wanted))
    say(`${storyId} ${await eraseStory(context, { storyId, note: 'Asked for by its writer.' })}`);
}

async function replay(context: PrivacyContext, journal: string): Promise<void> {
  const { erasures, unreadable } = await readJournalFile(journal);
  if (unreadable > 0) warn(`${unreadable} lines were cut and skipped`);
  say(JSON.stringify(await replayJournal(context, erasures)));
}
