import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Database, Transaction } from '#db/connect.ts';
import { seizeLease } from '#db/desk/leases.ts';
import { insertEvent } from '#db/insert-events.ts';
import { insertOfficerRevision } from '#db/revisions.ts';
import { annotateStory, findStory } from '#db/stories.ts';
import { STATES, type StoryState } from '#domain/story/lifecycle.ts';
import { NOTHING_LEFT_OUT, publicFace } from '#domain/story/public-face.ts';
import { DESK_ACTIONS, type DeskAction } from '#domain/vetting/actions.ts';
import { marksOf } from '#domain/vetting/gate.ts';
import { leaseEnd } from '#domain/vetting/lease.ts';
import { type ActingOfficer, OFFICER_ROLES } from '#domain/vetting/officer.ts';
import type { Seen } from '#domain/vetting/seen.ts';
import {
  answerWriter,
  closeDanger,
  denyDanger,
  takeStep,
} from '#services/safeguarding/follow-protocol.ts';
import { raiseDanger } from '#services/safeguarding/raise-danger.ts';
import { acting, openNow, parkedFor } from '#support/acting.ts';
import { createDeskWorld, type DeskWorld } from '#support/desk-world.ts';
import { editStory, keepMark, noteContent, setLanguage } from './annotate-story.ts';
import { askWriter } from './ask-writer.ts';
import { confirmName, statePermission } from './confirm-child.ts';
import { decideStory } from './decide-story.ts';
import type { VettingContext } from './desk-context.ts';
import { readDeskStory } from './read-desk-story.ts';
import { redactStory } from './redact-story.ts';
import { answerSecondReader, askSecondReader, settleSecondReader } from './second-reader.ts';
import { takeStory } from './take-story.ts';
import { undoDecision } from './undo-decision.ts';
import { seeNote, writeNote } from './write-note.ts';

/** What may stand on a folder, by whom: the officer who asks and holds it, or another one. */
const MARKS = [
  'nothing',
  'in nobody’s hands',
  'in the hands of another',
  'decided by me just now',
  'second reader asked by me',
  'second reader asked by another',
  'approved first by me',
  'approved first by another',
  'waits for its hour, approved by me',
  'waits for its hour, approved by another',
  'erased',
  'heavy, and not opened',
  'with a phone number in its words',
  'with a phone number in its words, kept by another',
  'in danger',
  'in danger, which I denied',
  'in danger, denied by another',
  'in danger, every step taken',
] as const;

type Situation = {
  state: StoryState;
  mark: (typeof MARKS)[number];
  role: ActingOfficer['role'];
  fresh: boolean;
};

const NOW = new Date('2026-06-17T16:00:00Z');
const LONG_AGO = new Date('2026-06-17T08:00:00Z');
/** Which of an officer's decisions leads into a state and can be undone. */
const LED_TO: Partial<Record<StoryState, 'publish' | 'refuse' | 'hide' | 'park'>> = {
  published: 'publish',
  refused: 'refuse',
  hidden: 'hide',
  parked: 'park',
};

let world: DeskWorld;
let storyId: string;
let me: string;
let another: string;
beforeAll(async () => {
  world = await createDeskWorld();
  storyId = await world.send('2026-06-17T07:00:00Z');
  me = (await world.officer()).id;
  another = (await world.officer()).id;
});

describe.each(STATES)('a story that is %s', (state) => {
  test.each(MARKS)(
    '%s: the page offers what the service accepts, and nothing else',
    async (mark) => {
      for (const role of OFFICER_ROLES)
        for (const fresh of [true, false]) {
          const { offered, accepted } = await tried({ state, mark, role, fresh });
          expect(offered, JSON.stringify({ role, fresh })).toEqual(accepted);
        }
    },
  );
});

type Answers = Record<DeskAction, 'yes' | 'after the passkey' | 'no'>;

/** Nothing of it stays: each action meets the same folder. */
async function tried(situation: Situation): Promise<{ offered: Answers; accepted: Answers }> {
  const officer = { ...acting(me, situation.role), confirmedAt: situation.fresh ? NOW : LONG_AGO };
  const trx = await world.database.as('superuser').startTransaction().execute();
  try {
    await arrange(trx, situation);
    const context = {
      db: rolledBack(trx),
      clock: () => NOW,
      timeZone: 'UTC',
      policy: { protectMinors: true },
      enqueue: async () => {},
    };
    const desk = await readDeskStory(
      { ...context, db: trx },
      {
        storyId,
        officer,
        open: situation.mark === 'heavy, and not opened' ? 'unless-heavy' : 'asked',
      },
    );
    if (!desk) throw new Error('No story.');
    const { actions, needPasskey, seen } = desk;
    const offered = answers(async (action) => {
      if (!actions.includes(action)) return 'no';
      return needPasskey.includes(action) ? 'after the passkey' : 'yes';
    });
    const accepted = answers(async (action) => {
      const { kind } = await ask(context, action, { storyId, officer, seen });
      if (kind === 'needs-passkey') return 'after the passkey';
      return REFUSALS.includes(kind) ? 'no' : 'yes';
    });
    return { offered: await offered, accepted: await accepted };
  } finally {
    await trx.rollback().execute();
  }
}

/** Any other answer is about what was typed, not about whether it may be asked. */
const REFUSALS: readonly string[] = ['not-allowed', 'closed', 'held', 'too-late'];

async function answers(answer: (action: DeskAction) => Promise<Answers[DeskAction]>) {
  const all: Partial<Answers> = {};
  for (const action of DESK_ACTIONS) all[action] = await answer(action);
  return all as Answers;
}

async function arrange(trx: Transaction, { state, mark }: Situation): Promise<void> {
  const by = mark.endsWith('another') ? another : me;
  const approval = { by, revisionNo: 1 };
  await trx
    .updateTable('story')
    .set({ state, ...(mark === 'erased' && { erased_at: NOW }) })
    .where('id', '=', storyId)
    .execute();
  if (mark.startsWith('second reader'))
    await annotateStory(trx, storyId, { secondReaderAskedBy: by });
  if (mark.startsWith('approved'))
    await annotateStory(trx, storyId, { approval, secondReaderAskedBy: by });
  if (mark.startsWith('waits'))
    await annotateStory(trx, storyId, { approval, publishAt: new Date(NOW.getTime() + 3_600_000) });
  const decision = LED_TO[state];
  if (mark === 'heavy, and not opened')
    await trx
      .updateTable('story')
      .set({ topics: ['illness'] })
      .where('id', '=', storyId)
      .execute();
  if (mark.startsWith('in danger')) await endanger(trx, mark);
  if (mark.startsWith('with a phone number')) await callMe(trx, mark.endsWith('kept by another'));
  if (mark === 'decided by me just now') await openNow(trx, { storyId, officer: { id: me } });
  if (mark === 'decided by me just now' && decision)
    await insertEvent(trx, {
      storyId,
      kind: decision,
      officer: me,
      fromState: 'in_review',
      toState: state,
      revisionNo: 1,
      at: NOW,
    });
  const officerId = mark === 'in the hands of another' ? another : me;
  if (mark !== 'in nobody’s hands')
    await seizeLease(trx, { storyId, officerId, now: NOW, expiresAt: leaseEnd(NOW) });
}

async function endanger(trx: Transaction, mark: Situation['mark']): Promise<void> {
  const dangers = ['risk-to-life' as const];
  await annotateStory(trx, storyId, { danger: { dangers, since: LONG_AGO } });
  const state = (await findStory(trx, storyId))?.state ?? 'received';
  const event = { storyId, fromState: state, toState: state, revisionNo: 1, at: NOW };
  if (mark.includes('denied'))
    await insertEvent(trx, {
      ...event,
      kind: 'deny-danger',
      officer: mark.includes('another') ? another : me,
    });
  if (!mark.endsWith('every step taken')) return;
  for (const subject of ['now now', 'lead', 'reach', 'again'])
    await insertEvent(trx, { ...event, kind: 'danger-step', officer: another, subject });
  await insertEvent(trx, { ...event, kind: 'answer-writer', officer: another });
}

/** Another revision, as an officer would make it by mistake. */
async function callMe(trx: Transaction, kept: boolean): Promise<void> {
  const words = { title: 'A title', body: 'Call me at 613-555-0142.', reason: 'A slip.' };
  const campaign = (await findStory(trx, storyId))?.campaign ?? '';
  const at = { storyId, revisionNo: 2, officer: another, at: NOW };
  await insertOfficerRevision(trx, { ...at, ...words, no: 2, campaign, createdAt: NOW });
  await annotateStory(trx, storyId, { revisionNo: 2 });
  const story = await findStory(trx, storyId);
  const face = story && publicFace(story, { protectMinors: true }, NOTHING_LEFT_OUT);
  if (!face) throw new Error('No story.');
  const context = { child: false, city: null, languages: ['en' as const] };
  const [mark] = marksOf({ ...words, face, steps: [] }, context);
  if (kept && mark)
    await insertEvent(trx, {
      ...at,
      kind: 'keep-mark',
      subject: mark.id,
      fromState: 'in_review',
      toState: 'in_review',
    });
}

/** What a service writes in its transaction is gone when the next one begins. */
function rolledBack(trx: Transaction): Database {
  const execute = async (work: (db: Transaction) => Promise<unknown>) => {
    await sql`SAVEPOINT before`.execute(trx);
    try {
      return await work(trx);
    } finally {
      await sql`ROLLBACK TO SAVEPOINT before`.execute(trx);
    }
  };
  return new Proxy(trx, {
    get: (target, name) => {
      // As a connection, of which each use case makes a transaction of its own.
      if (name === 'isTransaction') return false;
      return name === 'transaction' ? () => ({ execute }) : Reflect.get(target, name, target);
    },
  });
}

type Request = { storyId: string; officer: ActingOfficer; seen: Seen };

function ask(
  context: VettingContext,
  action: DeskAction,
  request: Request,
): Promise<{ kind: string }> {
  const { world: services } = world;
  const inDanger = { ...context, enqueue: async () => {} };
  switch (action) {
    case 'edit':
      return editStory(context, {
        ...request,
        title: 'A title',
        body: 'Words.',
        reason: 'A slip.',
      });
    case 'content-note':
      return noteContent(context, { ...request, note: 'War' });
    case 'ask-second-reader':
      return askSecondReader(context, { ...request, question: 'Is it true?' });
    case 'settle-second-reader':
      return settleSecondReader(context, request);
    case 'answer-second-reader':
      return answerSecondReader(context, {
        ...request,
        answer: { verdict: 'keep', words: 'It leads to nobody.' },
      });
    case 'ask-writer':
      return askWriter(
        { ...services.decideContext, ...inDanger },
        {
          ...request,
          question: {
            kind: 'something-else',
            words: 'Is it yours?',
            proposal: null,
            until: '2026-06-30',
            ifSilent: 'decline',
          },
        },
      );
    case 'note':
      return writeNote(context, { ...request, note: 'Her mother wrote to us.' });
    case 'see-note':
      return seeNote(context, request);
    case 'set-language':
      return setLanguage(context, { ...request, language: 'fr' });
    case 'keep-mark':
      return keepMark(context, { ...request, mark: 'text 0-1 phone', why: 'Nobody’s number.' });
    case 'hide-field':
    case 'set-field': {
      const step = action === 'hide-field' ? 'hide' : 'replace';
      return redactStory(context, {
        ...request,
        field: 'name',
        action: step,
        value: 'Amal',
        reason: 'A full name.',
      });
    }
    case 'confirm-name':
      return confirmName(context, request);
    case 'state-permission':
      return statePermission(context, { ...request, how: 'Her mother wrote to us.' });
    case 'raise-danger':
      return raiseDanger(inDanger, { ...request, danger: 'threat', why: 'It says so.' });
    case 'danger-step':
      return takeStep(inDanger, { ...request, step: 'lead', words: 'Told Amal.' });
    case 'answer-writer':
      return answerWriter(inDanger, { ...request, words: 'We have read it.' });
    case 'deny-danger':
      return denyDanger(inDanger, { ...request, why: 'It is a song.' });
    case 'close-danger':
      return closeDanger(inDanger, request);
    case 'undo':
      return undoDecision({ ...services.decideContext, ...context }, request);
    case 'take':
    case 'take-over':
      return takeStory(context, { ...request, takeOver: action === 'take-over' });
    case 'publish':
    case 'refuse':
    case 'hide':
    case 'park':
    case 'resume':
    case 'remove':
    case 'restore':
      return decideStory(
        { ...services.decideContext, ...context, enqueue: async () => {} },
        {
          ...request,
          decision: action,
          clauses: ['no-hate'],
          parking: parkedFor(3, NOW),
          ground: 'law',
        },
      );
  }
}
