import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createEnrolment } from '#services/officers/enrol-officer.ts';
import { invitationHash } from '#services/officers/invite-officer.ts';
import { launchChromium } from '#support/chromium.ts';
import { startDesk, type TestDesk } from '#support/desk.ts';
import { plugInPasskeyDevice } from '#support/passkey-device.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { createWorld } from '#support/world.ts';

let database: TestDatabase;
let desk: TestDesk;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let device: Awaited<ReturnType<typeof plugInPasskeyDevice>>;

beforeAll(async () => {
  database = await cloneDatabase();
  desk = await startDesk(database);
  browser = await launchChromium();
  afterAll(() => browser.close());
});

beforeEach(async () => {
  context = await browser.newContext({ baseURL: desk.origin });
  context.setDefaultTimeout(10_000);
  page = await context.newPage();
  device = await plugInPasskeyDevice(context, page);
  return () => context.close();
});

let count = 0;
const newEmail = () => `officer-${++count}@example.org`;

async function enrol(email = newEmail()): Promise<string> {
  await page.goto(await desk.invite(email));
  await page.getByRole('button', { name: 'Make my passkey' }).click();
  await page.getByRole('heading', { name: 'To read' }).waitFor();
  return email;
}

const signOut = async () => {
  await page.goto('/desk/me');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('heading', { name: 'Come in' }).waitFor();
};

const knock = async () => {
  await page.goto('/desk/sign-in');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
};
const expectInside = () => page.getByRole('heading', { name: 'To read' }).waitFor();
const expectOutside = () => page.getByRole('alert').filter({ hasText: /\w/ }).waitFor();

const officerRow = (email: string) =>
  desk.db.selectFrom('officer').selectAll().where('email', '=', email).executeTakeFirstOrThrow();

describe('an officer', () => {
  test('enrols by invitation and comes in again with the passkey', async () => {
    const email = await enrol();
    expect(await officerRow(email)).toMatchObject({ role: 'officer', disabled_at: null });
    const [cookie] = (await context.cookies()).filter(({ name }) => name.includes('session'));
    expect(cookie).toMatchObject({
      name: '__Host-desk.session_token',
      secure: true,
      httpOnly: true,
      sameSite: 'Strict',
      path: '/',
      domain: 'localhost',
    });
    await signOut();
    await page.goto('/desk');
    await page.getByRole('heading', { name: 'Come in' }).waitFor();
    await knock();
    await expectInside();
    const [again] = (await context.cookies()).filter(({ name }) => name.includes('session'));
    expect(again?.value, 'a new session at every sign-in').not.toBe(cookie?.value);
  });

  test('cannot use an invitation twice, nor after its hour', async () => {
    const link = await desk.invite(newEmail());
    await page.goto(link);
    await page.getByRole('button', { name: 'Make my passkey' }).click();
    await expectInside();
    await context.clearCookies();
    await page.goto('about:blank');
    await page.goto(link);
    await page.getByRole('button', { name: 'Make my passkey' }).click();
    await expectOutside();
    const late = await desk.invite(newEmail());
    await database
      .as('superuser')
      .updateTable('invitation')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('used_at', 'is', null)
      .execute();
    await page.goto('about:blank');
    await page.goto(late);
    await page.getByRole('button', { name: 'Make my passkey' }).click();
    await expectOutside();
  });

  test('whose answer is replayed does not come in a second time', async () => {
    await enrol();
    await signOut();
    const answer = page.waitForRequest(/verify-authentication/);
    await knock();
    const request = await answer;
    await expectInside();
    const replayed = await fetch(request.url(), {
      method: 'POST',
      headers: { ...(await request.allHeaders()) },
      body: request.postData() ?? '',
    });
    expect(replayed.status).toBeGreaterThanOrEqual(400);
    expect(replayed.headers.getSetCookie().join()).not.toContain('session_token=');
  });

  test('whose passkey spoke to another site does not come in', async () => {
    await enrol();
    await signOut();
    await page.route(/verify-authentication/, async (route) => {
      const body = route.request().postDataJSON();
      const said = JSON.parse(
        Buffer.from(body.response.response.clientDataJSON, 'base64url').toString(),
      );
      body.response.response.clientDataJSON = Buffer.from(
        JSON.stringify({ ...said, origin: 'https://desk.evil.example' }),
      ).toString('base64url');
      await route.continue({ postData: JSON.stringify(body) });
    });
    await knock();
    await expectOutside();
  });

  test('called from a page of another site is not heard', async () => {
    await enrol();
    for (const headers of [
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-site', origin: 'http://other.localhost' },
    ]) {
      const answer = await context.request.post('/desk/next', { headers, form: {} });
      expect(answer.status()).toBe(403);
    }
    const elsewhere = await fetch(`${desk.origin.replace('localhost', '127.0.0.1')}/desk/sign-in`);
    expect(elsewhere.status, 'the desk answers at its own name alone').toBe(421);
  });

  test('who does not show a finger does not come in', async () => {
    await enrol();
    await signOut();
    await device.setVerified(false);
    await knock();
    await expectOutside();
  });

  test('who is disabled is outside at once, and stays there', async () => {
    const email = await enrol();
    const officer = await officerRow(email);
    await desk.db
      .updateTable('officer')
      .set({ disabled_at: new Date() })
      .where('id', '=', officer.id)
      .execute();
    await page.goto('/desk');
    await page.getByRole('heading', { name: 'Come in' }).waitFor();
    await knock();
    await expectOutside();
  });

  test.each([
    ['fifteen minutes without reading', { expires_at: new Date(Date.now() - 1_000) }],
    ['eight hours, however busy', { created_at: new Date(Date.now() - 8 * 3_600_000 - 1_000) }],
  ])('is signed out after %s', async (_name, change) => {
    const { id } = await officerRow(await enrol());
    await desk.db.updateTable('officer_session').set(change).where('officer_id', '=', id).execute();
    await page.goto('/desk');
    await page.getByRole('heading', { name: 'Come in' }).waitFor();
  });

  test('who signs in again in the same browser leaves no session behind', async () => {
    const { id } = await officerRow(await enrol());
    await desk.services.signIn.signInWithout(id);
    const sessions = async () => {
      const rows = desk.db.selectFrom('officer_session').select('id').where('officer_id', '=', id);
      return (await rows.execute()).map((row) => row.id);
    };
    const [own, other] = await sessions();
    await page.goto('/desk/sign-in?again=1');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expectInside();
    const left = await sessions();
    expect(left).toHaveLength(2);
    expect(left, 'another device stays where it is').toContain(other);
    expect(left).not.toContain(own);
  });

  test('signs out on every device', async () => {
    const { id } = await officerRow(await enrol());
    const other = await browser.newContext({ baseURL: desk.origin });
    const [cookie] = await desk.services.signIn.signInWithout(id);
    const [name = '', value = ''] = (cookie ?? '').split(';')[0]?.split('=') ?? [];
    await other.addCookies([
      {
        name,
        value,
        domain: 'localhost',
        path: '/',
        secure: true,
        httpOnly: true,
        sameSite: 'Strict',
      },
    ]);
    const tab = await other.newPage();
    await tab.goto('/desk');
    await tab.getByRole('heading', { name: 'To read' }).waitFor();
    await page.goto('/desk/me');
    await page.getByRole('button', { name: 'Sign out on every device' }).click();
    await page.getByRole('heading', { name: 'Come in' }).waitFor();
    await tab.goto('/desk');
    await tab.getByRole('heading', { name: 'Come in' }).waitFor();
    await other.close();
  });
});

describe('another passkey of one’s own', () => {
  const passkeysOf = async (officerId: string) => {
    const rows = desk.db.selectFrom('officer_passkey').select('id');
    return (await rows.where('officer_id', '=', officerId).execute()).length;
  };

  /** The answer of a device to a question that was asked in time, sent when and as a thief likes. */
  const answerOf = async () => {
    await page.unrouteAll();
    await device.forget();
    const held = Promise.withResolvers<Request>();
    await page.route(/verify-registration/, (route) => {
      held.resolve(route.request());
      return route.abort();
    });
    await page.goto('/desk/me');
    await page.getByRole('button', { name: 'Make a passkey on this device' }).click();
    return held.promise;
  };

  const withoutSession = ({ cookie = '', ...headers }: Record<string, string>) => ({
    ...headers,
    cookie: cookie.replace(/__Host-desk\.session_token=[^;]+;? ?/, ''),
  });
  const send = async (request: Request, headers: Record<string, string>) => {
    const body = request.postData() ?? '';
    return (await fetch(request.url(), { method: 'POST', headers, body })).ok;
  };

  test('is made only by the fresh session that asked for it', async () => {
    const email = await enrol();
    const { id } = await officerRow(email);
    const signedIn = async (minutesAgo: number) => {
      const created_at = new Date(Date.now() - minutesAgo * 60_000);
      const rows = desk.db.updateTable('officer_session').set({ created_at });
      await rows.where('officer_id', '=', id).execute();
    };

    const stolen = await answerOf();
    expect(await send(stolen, withoutSession(await stolen.allHeaders()))).toBe(false);
    const late = await answerOf();
    await signedIn(11);
    expect(await send(late, await late.allHeaders())).toBe(false);
    expect(await passkeysOf(id)).toBe(1);
    await signedIn(0);
    const own = await answerOf();
    expect(await send(own, await own.allHeaders())).toBe(true);
    expect(await passkeysOf(id)).toBe(2);

    const outlived = await answerOf();
    const tokenHash = invitationHash((await desk.invite(email)).split('#')[1] ?? '');
    const enrolment = createEnrolment({ db: desk.db, clock: () => new Date(), newId: randomUUID });
    expect(await enrolment.claim(Buffer.from(tokenHash).toString('hex'))).toBe(id);
    expect(await send(outlived, withoutSession(await outlived.allHeaders()))).toBe(false);
    expect(await passkeysOf(id)).toBe(0);
  });
});

describe('what reaches far', () => {
  const grow = async (email: string) => {
    const { id } = await officerRow(email);
    const created_at = new Date(Date.now() - 11 * 60_000);
    const row = desk.db.updateTable('officer_session').set({ created_at });
    await row.where('officer_id', '=', id).execute();
  };
  const showPasskey = async () => {
    await page.getByRole('heading', { name: 'Is it you?' }).waitFor();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  };

  test('leads to the passkey and back before anything is typed', async () => {
    const email = await enrol();
    const world = await createWorld(database);
    const { hash } = await world.publish();
    await desk.db.updateTable('officer').set({ role: 'lead' }).where('email', '=', email).execute();
    await grow(email);

    await page.goto(`/desk/story/${await world.storyIdOf(hash)}`);
    await page.getByRole('link', { name: 'Content note' }).click();
    await showPasskey();
    await page.getByLabel('Named plainly').fill('describes a fire');
    await page.getByRole('button', { name: 'Keep the note' }).click();
    await page.getByRole('link', { name: 'Content note' }).waitFor();
    const note = desk.db.selectFrom('publication').select('content_note').where('hash', '=', hash);
    expect(await note.executeTakeFirst()).toEqual({ content_note: 'describes a fire' });

    await grow(email);
    await page.goto('/desk/policies');
    await showPasskey();
    await page.getByLabel('Stories one officer may decline').fill('77');
    await page.getByRole('button', { name: 'Keep these' }).click();
    await page.getByText('Declined per hour: 1000, now 77.').waitFor();
  });
});

describe('the fallback', () => {
  test('is a password and a code; the password alone opens nothing', async () => {
    const email = await enrol();
    await page.goto('/desk/me');
    await page.getByText('A password and a code app').click();
    await page.getByLabel('A new password').fill('correct horse battery');
    await page.getByRole('button', { name: 'Go on' }).click();
    const secret = ((await page.locator('.perma a').textContent()) ?? '').replaceAll(' ', '');
    await page.getByLabel('Its first six digits').fill(await codeOf(secret));
    await page.getByRole('button', { name: 'Switch it on' }).click();
    await page.getByText('The code app works from now on.').waitFor();
    await signOut();

    await page.getByText('I have a password and a code app').click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill('correct horse battery');
    await page.getByRole('button', { name: 'Go on to the code' }).click();
    await page.getByLabel('The six digits of your code app').waitFor();
    expect((await context.cookies()).map(({ name }) => name).join()).not.toContain('session_token');
    await page.getByLabel('The six digits of your code app').fill('000000');
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByText('That code is not right').waitFor();
    await page.getByLabel('The six digits of your code app').fill(await codeOf(secret));
    await page.getByRole('button', { name: 'Go on' }).click();
    await expectInside();
  });
});

/** RFC 6238, as a code app computes it. */
async function codeOf(secret: string): Promise<string> {
  const { createOTP } = await import('@better-auth/utils/otp');
  const raw = Buffer.from(base32(secret)).toString();
  return createOTP(raw).totp();
}

function base32(text: string): number[] {
  const bits = [...text.replaceAll('=', '')]
    .map((letter) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
    )
    .join('');
  return (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
}
