import type { Database } from '#db/connect.ts';
import type { Officer } from '#domain/vetting/officer.ts';
import { ACCESS } from '../../src/web/desk/access.ts';
import { seenFields, UNTOUCHED } from './acting.ts';

/** Stands in a title, a city and an officer's name: where it turns up, something leaked. */
export const MARKER = 'Quagmarker';
export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const DOOR = '/desk/sign-in';
/** What an officer hears where only leads may go. */
const REFUSALS = [400, 403, 404, 405];

export const PATTERNS = Object.entries(ACCESS);

/** The page, its data, and its data as the router asks for some of it. */
export function addressesOf(pattern: string, storyId: string): string[] {
  const path = `/desk${pattern.replace(':id', storyId).replace('*', 'anything').replace(/^\/$/, '')}`;
  return [path, `${path}.data`, `${path}.data?_routes=root`, `${path}/_.data`];
}

type Desk = {
  origin: string;
  db: Database;
  officer: (about?: Partial<Officer>) => Promise<Officer>;
  cookieOf: (officer: Officer) => Promise<string>;
};

/** Cookies of those who are not, or no longer, let in. */
export async function strangersOf(desk: Desk): Promise<Record<string, string>> {
  const expired = await desk.officer();
  const disabled = await desk.officer();
  const strangers = {
    'no session': '',
    'a made-up session': '__Host-desk.session_token=abcdefgh.ijklmnop',
    'an expired session': await desk.cookieOf(expired),
    'a disabled officer': await desk.cookieOf(disabled),
  };
  await desk.db
    .updateTable('officer_session')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where('officer_id', '=', expired.id)
    .execute();
  await desk.db
    .updateTable('officer')
    .set({ disabled_at: new Date() })
    .where('id', '=', disabled.id)
    .execute();
  return strangers;
}

const PUBLISH = { intent: 'publish', ...seenFields(UNTOUCHED) };

type Call = { address: string; method?: string; cookie: string };

export async function callDesk(origin: string, { address, method = 'GET', cookie }: Call) {
  const answer = await fetch(`${origin}${address}`, {
    method,
    redirect: 'manual',
    headers: {
      cookie,
      ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(method === 'POST' && { body: new URLSearchParams(PUBLISH) }),
  });
  return { status: answer.status, body: await answer.text(), headers: answer.headers };
}

/** Every address by every method; answers how many calls were made and what was wrong with them. */
export async function tryEveryRoute(
  desk: Pick<Desk, 'origin'>,
  who: { cookie: string; storyId: string; officer: boolean },
): Promise<{ calls: number; leaks: string[] }> {
  const { cookie } = who;
  const leaks: string[] = [];
  let calls = 0;
  for (const [pattern, access] of PATTERNS) {
    // An officer may be at the desk, only not where leads alone may go.
    if (who.officer && access !== 'lead') continue;
    for (const address of addressesOf(pattern, who.storyId))
      for (const method of METHODS) {
        const { status, body, headers } = await callDesk(desk.origin, { address, method, cookie });
        calls += 1;
        const outside =
          status >= 400 ||
          headers.get('location')?.startsWith(DOOR) ||
          body.includes('/sign-in') ||
          body === '';
        // The same address without its slash, which is asked by itself.
        const moved = status === 308 && body === '' && address.endsWith('/_.data');
        const faults = [
          ...(body.includes(MARKER) ? ['shows what it must not'] : []),
          ...(headers.get('cache-control') === 'no-store' ? [] : ['may be kept']),
          ...(access === 'open' || outside ? [] : ['lets in']),
          ...(who.officer && !REFUSALS.includes(status) && !moved ? ['lets an officer in'] : []),
        ];
        leaks.push(...faults.map((fault) => `${method} ${address}: ${status} ${fault}`));
      }
  }
  return { calls, leaks };
}

export async function eventsOfStory(db: Database, storyId: string): Promise<number> {
  const { n } = await db
    .selectFrom('event')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('story_id', '=', storyId)
    .executeTakeFirstOrThrow();
  return n;
}
