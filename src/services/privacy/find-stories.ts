import { listContacts } from '#db/contacts.ts';
import { findStoryIdByHash } from '#db/stories.ts';
import { hashOfUrl } from '#domain/story/permalink.ts';
import type { PrivacyContext } from './privacy-context.ts';

/** By an address that is still stored, or by the link of a story. */
export type Wanted = { email: string } | { link: string };

export type FoundStories = {
  storyIds: string[];
  /** Addresses sealed to another key; among them may be the one that is looked for. */
  unreadable: number;
};

const PIECE = 500;

export async function findStories(context: PrivacyContext, wanted: Wanted): Promise<FoundStories> {
  if ('email' in wanted) return findByEmail(context, plain(wanted.email));
  const id = await findStoryIdByHash(context.deskDb, hashOfUrl(wanted.link.replace(/\/$/, '')));
  return { storyIds: id ? [id] : [], unreadable: 0 };
}

/** Nothing stored tells whose an address is, so every one that is left has to be opened. */
async function findByEmail(
  { workerDb, openContact }: PrivacyContext,
  email: string,
): Promise<FoundStories> {
  const found: FoundStories = { storyIds: [], unreadable: 0 };
  let after: string | null = null;
  for (;;) {
    const contacts = await listContacts(workerDb, { after, limit: PIECE });
    for (const { storyId, sealedEmail } of contacts) {
      const opened = await openContact(sealedEmail).catch(() => null);
      if (opened === null) found.unreadable += 1;
      else if (plain(opened) === email) found.storyIds.push(storyId);
    }
    after = contacts.at(-1)?.storyId ?? null;
    if (contacts.length < PIECE) return found;
  }
}

function plain(email: string): string {
  return email.trim().toLowerCase();
}
