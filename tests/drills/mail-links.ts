import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { headerOf, type Relay } from '#support/relay.ts';
import type { StoryNames } from './marker-journeys.ts';

/** What somebody holds who has an address: all that a relay wrote of one mail, or the outside of the mail itself. */
type Holding = { where: string; text: string; messageId: string };

const KINDS = ['', 'approval', 'refusal', 'answer', 'message-id approval', 'message-id refusal'];
const DIGESTS = ['md5', 'sha1', 'sha256', 'sha512'];
const SPELLINGS = ['hex', 'base64url'] as const;
/** Shorter than this nothing would be found by chance, and nothing be taken for found. */
const FEWEST_LETTERS = 8;

/** Ways from an address to a story, without the mail worker's key and without opening a mail. */
export async function linksToStories(
  relay: Relay,
  stories: readonly StoryNames[],
): Promise<string[]> {
  const records = [...(await recordsInLog(relay)), ...(await headersOfMails(relay))];
  const known = stories.map((story) => ({ story, names: namesOf(story), hashes: hashesOf(story) }));
  return records.flatMap(({ where, text, messageId }) =>
    known.flatMap(({ story, names, hashes }) => {
      const local = messageId.replace(/@.*/, '').toLowerCase();
      const found = [
        ...names.filter((name) => text.toLowerCase().includes(name)),
        ...tokensOf(messageId).filter((token) => story.eventNos.map(String).includes(token)),
        ...(hashes.some((hash) => isSameHash(hash, local)) ? ['a hash that anybody can make'] : []),
      ];
      return found.map((name) => `${name} in ${where}`);
    }),
  );
}

export async function messageIdsIn(relay: Relay): Promise<string[]> {
  return (await headersOfMails(relay)).map(({ messageId }) => messageId.replace(/@.*/, ''));
}

/** The lines of one mail have its queue id in common. */
async function recordsInLog({ log }: Relay): Promise<Holding[]> {
  const lines = (await readFile(log, 'utf8')).split('\n').filter(Boolean);
  const queueId = (line: string) => / postfix\/\w+\[\d+\]: (\w+):/.exec(line)?.[1] ?? '';
  return [...Map.groupBy(lines, queueId).values()].map((own) => {
    const text = own.join('\n');
    return {
      where: 'log of the relay',
      text,
      messageId: /message-id=<(.+?)>/.exec(text)?.[1] ?? '',
    };
  });
}

async function headersOfMails({ mails }: Relay): Promise<Holding[]> {
  const files = (await readdir(mails)).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const text = headerOf(await readFile(path.join(mails, file)));
      const messageId = /^Message-ID: <(.+)>$/im.exec(text)?.[1] ?? '';
      return { where: 'header of a mail', text, messageId };
    }),
  );
}

const tokensOf = (messageId: string) => messageId.split(/[^0-9a-z]+/i);

/** Addresses of pages hold the title in another spelling. */
function namesOf({ hash, id, title, url }: StoryNames): string[] {
  const slug = url.split('/').at(-2) ?? '';
  return [hash, id, id.replaceAll('-', ''), title, slug]
    .map((name) => name.toLowerCase())
    .filter((name) => name.length >= FEWEST_LETTERS);
}

/** What somebody would try who has the database and no key. */
function hashesOf({ hash, id, title, url, eventNos }: StoryNames): string[] {
  const names = [hash, id, title, url, ...eventNos.flatMap((no) => [`${no}`, `${hash} ${no}`])];
  return names
    .flatMap((name) => KINDS.map((kind) => `${kind} ${name}`.trim()))
    .flatMap((name) =>
      DIGESTS.flatMap((digest) =>
        SPELLINGS.map((spelling) => createHash(digest).update(name).digest(spelling).toLowerCase()),
      ),
    );
}

/** One may be the beginning of the other. */
function isSameHash(hash: string, local: string): boolean {
  return local.length >= FEWEST_LETTERS && (hash.startsWith(local) || local.startsWith(hash));
}
