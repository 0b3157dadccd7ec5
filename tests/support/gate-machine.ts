import type { Page } from 'playwright-core';
import { listEvents, type StoryEvent } from '#db/events.ts';
import { findPublicationOfStory } from '#db/publications/publications.ts';
import { listRedactions } from '#db/redactions.ts';
import { findOwnRevision, findRevision } from '#db/revisions.ts';
import { findStory } from '#db/stories.ts';
import { isChild } from '#domain/options/ages.ts';
import { isCut } from '#domain/story/places.ts';
import type { Masks } from '#domain/story/public-face.ts';
import type { RedactionStep } from '#domain/story/redaction.ts';
import type { SubmissionInput } from '#domain/submission/fields.ts';
import { marksOf, mustBeSettled } from '#domain/vetting/gate.ts';
import { countHere } from '#services/counting/count-here.ts';
import { createGuessLimit } from '#services/receipts/guess-limit.ts';
import { openReceipt } from '#services/receipts/open-receipt.ts';
import { screeningOf } from '#services/vetting/read-gate.ts';
import { seenFields, seenNow } from './acting.ts';
import type { TestDesk } from './desk.ts';
import { SITE } from './sample-site.ts';
import type { TestDatabase } from './test-database.ts';
import type { World } from './world.ts';

/** What must never be read by anybody: it is planted in every line that can carry it. */
export const PHONE = '613-555-0142';
const PLANTED = /613-?555-?0142|Cedar Street/;

/** An officer with a session, who asks without a page. */
export type Hand = { id: string; cookie: string };

export type Machine = {
  desk: TestDesk;
  database: TestDatabase;
  world: World;
  noor: Hand;
  sami: Hand;
  /** Noor's own browser. */
  page: Page;
};

export type Sent = { storyId: string; receipt: string };

export async function send({ world }: Machine, input: SubmissionInput = {}): Promise<Sent> {
  const { hash, receipt } = await world.submit(input);
  return { storyId: await world.storyIdOf(hash), receipt };
}

/** The words are handed out, as by any look at the page. */
export async function look(
  { desk }: Machine,
  { cookie }: Hand,
  { storyId, open = false }: { storyId: string; open?: boolean },
) {
  const address = `${desk.origin}/desk/story/${storyId}.data${open ? '?open=1' : ''}`;
  await fetch(address, { headers: { cookie } });
}

/** Straight to the action of the page: as a document, or as the router's own call with `.data`. */
export async function post(
  { desk }: Machine,
  { hand, storyId, as = '' }: { hand: Hand; storyId: string; as?: '' | '.data' },
  fields: Record<string, string>,
): Promise<{ status: number; said: string }> {
  const answer = await fetch(`${desk.origin}/desk/story/${storyId}${as}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: hand.cookie, origin: desk.origin, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(fields),
  });
  return { status: answer.status, said: await answer.text() };
}

export async function seenOn({ desk }: Machine, storyId: string): Promise<Record<string, string>> {
  return seenFields(await seenNow(desk.db, storyId));
}

/** One wish with everything in it that a page would have sent. */
export async function ask(
  machine: Machine,
  hand: Hand,
  { storyId, ...fields }: { storyId: string; intent: string } & Record<string, string>,
) {
  const seen = await seenOn(machine, storyId);
  return post(machine, { hand, storyId, as: '.data' }, { ...fields, ...seen });
}

export const publish = (machine: Machine, hand: Hand, storyId: string) =>
  ask(machine, hand, { storyId, intent: 'publish' });

/** The words as they stand, with something added. */
export async function editBy(machine: Machine, hand: Hand, storyId: string, added = '') {
  const words = await wordsOf(machine, storyId);
  const body = `${words.body}${added}`;
  return ask(machine, hand, { storyId, intent: 'edit', ...words, body, reason: 'A slip.' });
}

export async function wordsOf({ desk }: Machine, storyId: string) {
  const story = await findStory(desk.db, storyId);
  const revision = story && (await findRevision(desk.db, storyId, story.revisionNo));
  return { title: revision?.title ?? '', body: revision?.body ?? '' };
}

/** Its hour has come. */
export async function makeDue({ desk, database }: Machine, storyId: string): Promise<void> {
  await database
    .as('superuser')
    .updateTable('story')
    .set({ publish_at: new Date(Date.now() - 1_000) })
    .where('id', '=', storyId)
    .where('approved_by', 'is not', null)
    .execute();
  await desk.services.publishDue();
}

/** As if somebody had approved it while nothing stood against it. */
export async function approvedBy({ database }: Machine, { id }: Hand, storyId: string) {
  await database
    .as('superuser')
    .updateTable('story')
    .set((eb) => ({ approved_by: id, approved_revision: eb.ref('revision_no') }))
    .where('id', '=', storyId)
    .execute();
}

/** The writer, with the receipt. */
export async function wish(
  { database }: Pick<Machine, 'database'>,
  { receipt }: Pick<Sent, 'receipt'>,
  masks: Partial<Masks>,
) {
  const clock = () => new Date();
  const guessLimit = createGuessLimit(countHere(clock));
  const context = { receiptDb: database.as('receipt'), clock, site: SITE, guessLimit };
  const change = { kind: 'mask', masks } as const;
  await openReceipt(context, { words: receipt, address: '127.0.0.1', change });
}

export async function wasPublished({ database }: Machine, storyId: string): Promise<boolean> {
  const events = await listEvents(database.as('superuser'), storyId);
  return events.some(({ kind }) => kind === 'publish');
}

/** What is public and must not be, asked of the table and the log alone. */
export async function faultsOf(
  { database }: Pick<Machine, 'database'>,
  storyId: string,
): Promise<string[]> {
  const db = database.as('superuser');
  const shown = await findPublicationOfStory(db, storyId);
  const story = await findStory(db, storyId);
  if (!shown || !story) return [];
  const all = await listEvents(db, storyId);
  // Words are changed only while they wait.
  const ofThese = all.filter(({ revisionNo }) => revisionNo === story.revisionNo);
  const steps = await listRedactions(db, storyId);
  const own = await findOwnRevision(db, storyId, story.revisionNo);
  const kept = ofThese.flatMap(({ kind, subject }) => (kind === 'keep-mark' ? [subject] : []));
  const marks = marksOf({ ...shown, face: shown, steps }, screeningOf(story));
  const by = (...kinds: string[]) =>
    new Set(ofThese.flatMap(({ kind, officer }) => (kinds.includes(kind) ? [officer] : [])));
  const agreed = by('approve', 'schedule', 'publish');
  const opened = by('open');
  const child = isChild(story);
  const faults = {
    'nobody opened it': [...agreed].some((officer) => !opened.has(officer)),
    'a mark is open': marks.some((mark) => mustBeSettled(mark) && !kept.includes(mark.id)),
    'planted words': kept.length === 0 && PLANTED.test(JSON.stringify(shown)),
    'a name nobody confirmed': child && shown.name !== null && !isNameConfirmed(all, steps),
    'no permission':
      child && !story.guardian && !all.some(({ kind }) => kind === 'state-permission'),
    'one officer alone': child && agreed.size < 2,
    'words of ours': own === undefined || !isCut(own, shown),
  };
  return Object.entries(faults).flatMap(([fault, isTrue]) => (isTrue ? [fault] : []));
}

function isNameConfirmed(events: StoryEvent[], steps: RedactionStep[]): boolean {
  const renamed = steps.filter(({ field }) => field === 'name').length;
  const line = renamed === 0 ? 'name' : `name#${renamed}`;
  return events.some(({ kind, subject }) => kind === 'confirm-name' && subject === line);
}
