import {
  ask,
  editBy,
  look,
  type Machine,
  makeDue,
  PHONE,
  publish,
  type Sent,
  send,
  wish,
} from './gate-machine.ts';
import { underPolicy } from './under-policy.ts';
import { STORY_OF_100 } from './valid-input.ts';

export type Folder = {
  arrange: (machine: Machine) => Promise<Sent>;
  /** What the desk answers whoever wants to publish it. */
  says: string;
  /** The one wish that would settle it, and so is no way around. */
  settledBy?: string;
  /** A second officer would be allowed to. */
  alone?: true;
  /** Nobody asks for its words, however often its page is looked at. */
  covered?: true;
};

const ADULT = { age: '41', name: 'Amina', city: 'Kisumu' };
const CHILD = { age: '9', name: '' };
const NOT_SETTLED = 'not settled';
const CALL = ` Call me at ${PHONE}.`;

/** One of each fault; nothing of them may ever be read. */
export const FAULTY: Record<string, Folder> = {
  'not opened': {
    arrange: async (machine) => heavy(machine, await send(machine, ADULT)),
    says: 'Not opened yet',
    covered: true,
  },
  'a mark in the title': marked({ title: `Call ${PHONE}` }),
  'a mark in the text': marked({ story: `${STORY_OF_100}${CALL}` }),
  'a mark in the name': marked({ name: `call ${PHONE}` }),
  'a mark in the city': marked({ city: '14 Cedar Street, Kisumu' }),
  'a mark in the link': marked({ link: `https://wa.me/1${PHONE.replaceAll('-', '')}` }),
  'a mark in the handle': marked({
    social: 'INSTAGRAM',
    handle: `@1${PHONE.replaceAll('-', '')}`,
  }),
  'a child’s name that nobody confirmed': {
    arrange: (machine) => opened(machine, { ...CHILD, name: 'Amina Khan', guardian: 'on' }),
    says: 'confirm that it is a first name',
    settledBy: 'confirm-name',
  },
  'no permission for a child': {
    arrange: (machine) => opened(machine, CHILD),
    says: 'No permission is stated',
  },
  'edited after the approval': {
    arrange: async (machine) => {
      const sent = await heavy(machine, await send(machine, ADULT));
      await look(machine, machine.noor, { ...sent, open: true });
      await schedule(machine, sent);
      await editBy(machine, machine.sami, sent.storyId, ' It was cold.');
      return sent;
    },
    says: 'Not opened yet',
    covered: true,
  },
  'an adult shows a marked name after the approval': {
    arrange: (machine) => shownAfter(machine, { ...ADULT, name: `call ${PHONE}` }),
    says: NOT_SETTLED,
  },
  'a child shows a name after the approval': {
    arrange: (machine) => shownAfter(machine, { ...CHILD, name: 'Amina Khan', guardian: 'on' }),
    says: 'confirm that it is a first name',
    settledBy: 'confirm-name',
  },
  'a second officer needed': {
    arrange: (machine) => opened(machine, { ...CHILD, guardian: 'on' }),
    says: 'not possible for this story now',
    alone: true,
  },
  'put back after its removal, and edited': {
    arrange: async (machine) => {
      const sent = await opened(machine, ADULT);
      const { storyId } = sent;
      for (const intent of ['publish', 'remove', 'restore'])
        await ask(machine, machine.noor, { storyId, intent, ground: 'safety' });
      return calledIn(machine, sent);
    },
    says: NOT_SETTLED,
  },
  'words of our own that nobody said yes to': {
    arrange: async (machine) => {
      const sent = await opened(machine, ADULT);
      await editBy(machine, machine.sami, sent.storyId, ' It was a lovely day.');
      for (const hand of [machine.noor, machine.sami]) await look(machine, hand, sent);
      return sent;
    },
    says: 'Words that are not the writer’s',
  },
  'undone, and edited': {
    arrange: async (machine) => {
      const sent = await opened(machine, ADULT);
      const { storyId } = sent;
      for (const intent of ['publish', 'undo'])
        await ask(machine, machine.noor, { storyId, intent });
      return calledIn(machine, sent);
    },
    says: NOT_SETTLED,
  },
};

/** Nothing is wrong with it. */
export const CLEAN: Folder = { arrange: (machine) => opened(machine, ADULT), says: '' };

function marked(input: Record<string, string>): Folder {
  return { arrange: (machine) => opened(machine, { ...ADULT, ...input }), says: NOT_SETTLED };
}

async function opened(machine: Machine, input: Record<string, string>): Promise<Sent> {
  const sent = await send(machine, input);
  for (const hand of [machine.noor, machine.sami]) await look(machine, hand, sent);
  return sent;
}

async function heavy({ database }: Machine, sent: Sent): Promise<Sent> {
  await database
    .as('superuser')
    .updateTable('story')
    .set({ topics: ['illness'] })
    .where('id', '=', sent.storyId)
    .execute();
  return sent;
}

async function schedule(machine: Machine, { storyId }: Sent): Promise<void> {
  await underPolicy(machine.database, { publish_delay_minutes: 60 }, async () => {
    for (const hand of [machine.noor, machine.sami]) await publish(machine, hand, storyId);
  });
}

/** Approved without a name, which its writer shows before its hour has come. */
async function shownAfter(machine: Machine, input: Record<string, string>): Promise<Sent> {
  const sent = await send(machine, input);
  await wish(machine, sent, { hideName: true });
  for (const hand of [machine.noor, machine.sami]) await look(machine, hand, sent);
  await schedule(machine, sent);
  await wish(machine, sent, { hideName: false });
  await makeDue(machine, sent.storyId);
  return sent;
}

async function calledIn(machine: Machine, sent: Sent): Promise<Sent> {
  await editBy(machine, machine.sami, sent.storyId, CALL);
  for (const hand of [machine.noor, machine.sami]) await look(machine, hand, sent);
  return sent;
}
