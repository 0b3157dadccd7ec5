import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createEnrolment } from '#services/officers/enrol-officer.ts';
import { invitationHash } from '#services/officers/invite-officer.ts';
import { launchChromium } from '#support/chromium.ts';
import { codeOf } from '#support/code-app.ts';
import { startDesk, type TestDesk } from '#support/desk.ts';
import { plugInPasskeyDevice } from '#support/passkey-device.ts';
import { PATIENCE_MS } from '#support/patience.ts';
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
  // All tests knock from one network; each is another day.
  await desk.db.deleteFrom('sign_in_attempt').execute();
  context = await browser.newContext({ baseURL: desk.origin });
  context.setDefaultTimeout(PATIENCE_MS);
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

  test.each(['http://elsewhere.example', 'null'])(
    'is not signed out by a form of %s, also where a browser says nothing of sites',
    async (from) => {
      const cookie = await desk.cookieOf(await desk.officer());
      const post = (origin: string) =>
        fetch(`${desk.origin}/desk/sign-out`, {
          method: 'POST',
          redirect: 'manual',
          headers: { cookie, origin, 'content-type': 'application/x-www-form-urlencoded' },
        });
      expect((await post(from)).status).toBe(403);
      expect((await post(desk.origin)).status).toBe(302);
    },
  );

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
    // Asked again after the first passkey was shown: the same device would not make a second one.
    await page.route(/generate-register-options/, async (route) => {
      await device.forget();
      await route.continue();
    });
    const held = Promise.withResolvers<Request>();
    await page.route(/verify-registration/, (route) => {
      held.resolve(route.request());
      return route.abort();
    });
    await page.goto('/desk/me');
    await page.getByRole('button', { name: 'Make another passkey' }).click();
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

  /** The same account on another day, with a device that knows its passkey again. */
  const anew = async (email: string) => {
    await context.clearCookies();
    await page.unrouteAll();
    await device.forget();
    await page.goto('about:blank');
    await page.goto(await desk.invite(email));
    await page.getByRole('button', { name: 'Make my passkey' }).click();
    await expectInside();
  };
  const cookiesNow = async () =>
    (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const askToRegister = async (cookie: string) => {
    const url = `${desk.origin}/desk/auth/passkey/generate-register-options`;
    return (await fetch(url, { headers: { cookie } })).status;
  };

  test('is not made with a cookie that was stolen a moment after the sign-in', async () => {
    await enrol();
    await signOut();
    await knock();
    await expectInside();
    expect(await askToRegister(await cookiesNow())).toBe(403);
    // Nor after the passkey was shown for something else that reaches far.
    await page.goto('/desk/sign-in?again=1');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expectInside();
    expect(await askToRegister(await cookiesNow())).toBe(403);
  });

  test('is made only by the session in which one that works was shown for it', async () => {
    const email = await enrol();
    const { id } = await officerRow(email);
    const stolen = await answerOf();
    expect(await send(stolen, withoutSession(await stolen.allHeaders()))).toBe(false);
    await anew(email);
    const late = await answerOf();
    await desk.db.updateTable('officer_session').set({ adds_until: new Date() }).execute();
    expect(await send(late, await late.allHeaders())).toBe(false);
    expect(await passkeysOf(id)).toBe(1);
    await anew(email);
    const own = await answerOf();
    const headers = await own.allHeaders();
    expect(await send(own, headers)).toBe(true);
    expect(await send(own, headers), 'once').toBe(false);
    expect(await passkeysOf(id)).toBe(2);

    await anew(email);
    const outlived = await answerOf();
    const tokenHash = invitationHash((await desk.invite(email)).split('#')[1] ?? '');
    const enrolment = createEnrolment({
      db: desk.db,
      clock: () => new Date(),
      enqueue: async () => {},
      newId: randomUUID,
    });
    expect(await enrolment.claim(Buffer.from(tokenHash).toString('hex'))).toBe(id);
    expect(await send(outlived, withoutSession(await outlived.allHeaders()))).toBe(false);
    expect(await passkeysOf(id)).toBe(0);
  });

  test('of a lead is listed at once, works a day later, and can be removed', async () => {
    const email = newEmail();
    await page.goto(await desk.invite(email, 'lead'));
    await page.getByRole('button', { name: 'Make my passkey' }).click();
    await expectInside();
    await page.route(/generate-register-options/, async (route) => {
      await device.forget();
      await route.continue();
    });
    await page.goto('/desk/me');
    await page.getByRole('button', { name: 'Make another passkey' }).click();
    await page.getByText('It works from tomorrow on').waitFor();
    await page.getByText('Works from').waitFor();
    // The device now has the new one alone.
    await signOut();
    await knock();
    await page.getByText('a lead’s new passkey works a day later').waitFor();
    const { id } = await officerRow(email);
    const events = await desk.db
      .selectFrom('event')
      .select('kind')
      .where('subject', '=', email)
      .orderBy('no')
      .execute();
    expect(events.map(({ kind }) => kind)).toEqual([
      'invite',
      'enrol',
      'sign-in',
      'show-passkey',
      'add-passkey',
      'end-session',
      'sign-in-failed',
    ]);
    await desk.db
      .updateTable('officer_passkey')
      .set({ usable_from: new Date() })
      .where('officer_id', '=', id)
      .execute();
    await knock();
    await expectInside();
    await page.goto('/desk/me');
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Is it you?' }).waitFor();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await page.getByText('Ended. It is in the log.').waitFor();
    expect(await passkeysOf(id)).toBe(1);
  });
});

describe('what reaches far', () => {
  const grow = async (email: string) => {
    const { id } = await officerRow(email);
    const confirmed_at = new Date(Date.now() - 11 * 60_000);
    const row = desk.db.updateTable('officer_session').set({ confirmed_at });
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
  const setUp = async (): Promise<string> => {
    await page.goto('/desk/me');
    await page.getByText('A password and a code app').click();
    await page.getByLabel('A new password').fill('password123456');
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByText('among those that are tried first').waitFor();
    await page.getByLabel('A new password').fill('correct horse battery');
    await page.getByRole('button', { name: 'Go on' }).click();
    const secret = ((await page.locator('.perma a').textContent()) ?? '').replaceAll(' ', '');
    await page.getByLabel('Its first six digits').fill('000000');
    await page.getByRole('button', { name: 'Switch it on' }).click();
    await page.getByText('That code was not right. Try the next one.').waitFor();
    const code = await codeOf(secret);
    // As most apps show it.
    await page.getByLabel('Its first six digits').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.getByRole('button', { name: 'Switch it on' }).click();
    await page.getByText('The code app works from now on.').waitFor();
    return code;
  };
  const password = async (email: string, typed = 'correct horse battery') => {
    await page.getByText('I have a password and a code app').click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(typed);
    await page.getByRole('button', { name: 'Go on to the code' }).click();
  };
  const enter = async (code: string) => {
    await page.getByLabel('The six digits of your code app').fill(code);
    await page.getByRole('button', { name: 'Go on' }).click();
  };
  /** So that a test does not wait for the next half minute. */
  const forgetSpentCodes = () => desk.db.deleteFrom('officer_spent_code').execute();

  test('is a password and a code; the password alone opens nothing', async () => {
    const email = await enrol();
    const code = await setUp();
    await signOut();
    await password(email);
    await page.getByLabel('The six digits of your code app').waitFor();
    expect((await context.cookies()).map(({ name }) => name).join()).not.toContain('session_token');
    await enter('000000');
    await page.getByText('That code is not right').waitFor();
    // Even the code that switched it on was spent by that.
    const again = async () => {
      await page.goto('/desk/sign-in');
      await password(email);
      await enter(code);
    };
    await again();
    await page.getByText('was used already').waitFor();
    await forgetSpentCodes();
    await again();
    await expectInside();
    await signOut();
    // Whoever read it over a shoulder comes too late.
    await again();
    await page.getByText('was used already').waitFor();
    await forgetSpentCodes();
    await again();
    await expectInside();
    // And it counts for nothing that reaches far.
    const { id } = await officerRow(email);
    const rows = desk.db.selectFrom('officer_session').select(['way', 'confirmed_at']);
    expect(await rows.where('officer_id', '=', id).execute()).toEqual([
      { way: 'code', confirmed_at: null },
    ]);
    const jobs = await database
      .as('superuser')
      .selectFrom('event')
      .select('kind')
      .where('subject', '=', email)
      .where('kind', 'in', ['add-codes', 'sign-in-failed'])
      .execute();
    expect(jobs.length).toBeGreaterThanOrEqual(1);
  });

  test('is closed for a while after five wrong passwords, and the passkey is not', async () => {
    const email = await enrol();
    await setUp();
    await signOut();
    for (let i = 0; i < 5; i++) {
      await page.goto('/desk/sign-in');
      await password(email, 'wrong horse battery');
      await page.getByText('These do not belong together').waitFor();
    }
    await page.goto('/desk/sign-in');
    await password(email);
    await page.getByText('That was too often').waitFor();
    await knock();
    await expectInside();
  });

  test('is not for leads', async () => {
    await page.goto(await desk.invite(newEmail(), 'lead'));
    await page.getByRole('button', { name: 'Make my passkey' }).click();
    await expectInside();
    await page.goto('/desk/me');
    await page.getByText('Leads come in with passkeys only.').waitFor();
  });
});
