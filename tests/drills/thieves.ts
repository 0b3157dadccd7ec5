import { claimInvitation } from '#db/desk/invitations.ts';
import { invitationHash } from '#services/officers/invite-officer.ts';
import type { House } from './thief-ground.ts';

/** What one of them reached. */
export type Loot = {
  thief: string;
  /** Texts whose words left the desk. */
  read: number;
  /** Of them, not in the log. */
  unlogged: number;
  /** Ways in that were tried and opened. */
  keysMade: string[];
  /** Seconds until a lead, and where it is another's account its owner, had a mail. */
  told: Record<string, number | null>;
  /** What still opens the desk after the account was disabled. */
  lasting: string[];
};

type Enrolled = Awaited<ReturnType<House['enrol']>>;
const PASSWORD = 'seven kites over Hebron';

/** Every way from a cookie to something that lasts. Answers those that worked. */
async function tryToStay(house: House, cookie: string): Promise<string[]> {
  const made: string[] = [];
  const options = await house.ask(cookie, '/auth/passkey/generate-register-options');
  if (options.ok) made.push('a passkey');
  const codes = await house.ask(cookie, '/me', { intent: 'codes', password: PASSWORD });
  if ((await codes.text()).includes('otpauth:')) made.push('a code app');
  const thief = { name: 'Thief', email: 'thief@example.org', role: 'lead', en: 'on' };
  const invited = await house.ask(cookie, '/officers/invite', thief);
  if ((await invited.text()).includes('/desk/enrol#')) made.push('an invitation');
  return made;
}

async function disable(house: House, by: Enrolled, email: string): Promise<void> {
  const { page } = by;
  await page.goto(`/desk/officers/${encodeURIComponent(await house.idOf(email))}`);
  const press = () => page.getByRole('button', { name: `Disable ${email}` }).click();
  await press();
  const asked = page.getByRole('heading', { name: 'Is it you?' });
  const done = page.getByText('Signed out everywhere, and kept out.');
  await asked.or(done).waitFor();
  if (await asked.isVisible()) {
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await press();
  }
  await done.waitFor();
}

async function lootOf(
  house: House,
  { thief, email, cookie, made }: { thief: string; email: string; cookie: string; made?: string[] },
): Promise<Loot> {
  const keysMade = made ?? (await tryToStay(house, cookie));
  const before = await house.logged(await house.idOf(email));
  const seen = await house.plunder(cookie);
  const after = await house.logged(await house.idOf(email));
  const unlogged = Math.max(0, seen.size - (after - before) - before);
  return { thief, read: seen.size, unlogged, keysMade, told: {}, lasting: [] };
}

const leadsLearn = async (house: House, lead: string) => ({
  'a lead': await house.toldAfter(lead, /Unusual reading/),
});

/** With a cookie that was stolen a moment after its owner signed in. */
export async function stolenCookie(house: House, lead: Enrolled, leadEmail: string): Promise<Loot> {
  const email = 'cookie@example.org';
  const owner = await house.enrol(email, 'officer');
  await owner.page.goto('/desk/me');
  await owner.page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await owner.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await owner.page.getByRole('heading', { name: 'To read' }).waitFor();
  const cookie = await owner.cookie();
  const loot = await lootOf(house, { thief: 'a fresh cookie', email, cookie });
  const told = await leadsLearn(house, leadEmail);
  await disable(house, lead, email);
  const lasting = (await house.isIn(cookie)) ? ['the cookie'] : [];
  return { ...loot, told, lasting };
}

/** With a lead's. */
export async function stolenLeadCookie(
  house: House,
  by: Enrolled,
  leadEmail: string,
): Promise<Loot> {
  const email = 'second-lead@example.org';
  const owner = await house.enrol(email, 'lead');
  const cookie = await owner.cookie();
  const loot = await lootOf(house, { thief: 'a lead’s fresh cookie', email, cookie });
  const told = await leadsLearn(house, leadEmail);
  await disable(house, by, email);
  const lasting = (await house.isIn(cookie)) ? ['the cookie'] : [];
  return { ...loot, told, lasting };
}

/** With a password, and the code that the owner has just typed; then with one of his own making. */
export async function stolenPassword(
  house: House,
  lead: Enrolled,
  { leadEmail, codeOf }: { leadEmail: string; codeOf: (secret: string) => Promise<string> },
): Promise<Loot> {
  const email = 'password@example.org';
  const { page } = await house.enrol(email, 'officer');
  await page.goto('/desk/me');
  await page.getByText('A password and a code app').click();
  await page.getByLabel('A new password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Go on' }).click();
  const secret = ((await page.locator('.perma a').textContent()) ?? '').replaceAll(' ', '');
  const code = await codeOf(secret);
  await page.getByLabel('Its first six digits').fill(code);
  await page.getByRole('button', { name: 'Switch it on' }).click();
  await page.getByText('The code app works from now on.').waitFor();
  const enter = async (digits: string) => {
    const first = await house.ask('', '/sign-in', { email, password: PASSWORD });
    const half = cookieOf(first);
    return cookieOf(await house.ask(half, '/sign-in', { code: digits }));
  };
  // The very digits that were used: half a minute later the app shows others.
  const replayed = await enter(code);
  const made = (await house.isIn(replayed)) ? ['a session with a spent code'] : [];
  // He has the app's secret too, and waits for the next code.
  await house.db.deleteFrom('officer_spent_code').execute();
  const cookie = await enter(await codeOf(secret));
  made.push(...(await tryToStay(house, cookie)));
  const loot = await lootOf(house, { thief: 'a password and a code', email, cookie, made });
  const subject = /signed in with a password/;
  const told = {
    'the officer': await house.toldAfter(email, subject),
    'a lead': await house.toldAfter(leadEmail, subject),
  };
  await disable(house, lead, email);
  await house.db.deleteFrom('officer_spent_code').execute();
  const lasting = [
    ...((await house.isIn(cookie)) ? ['the session'] : []),
    ...((await house.isIn(await enter(await codeOf(secret)))) ? ['the password'] : []),
  ];
  return { ...loot, told, lasting };
}

const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');

/** With the device itself, and neither finger nor PIN. */
export async function stolenDevice(house: House): Promise<Loot> {
  const email = 'device@example.org';
  const owner = await house.enrol(email, 'officer');
  await owner.page.goto('/desk/me');
  await owner.page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await owner.device.setVerified(false);
  await owner.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await owner.page.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
  const cookie = await owner.cookie();
  return lootOf(house, { thief: 'a device without its PIN', email, cookie });
}

/** An officer who reads what there is, with a passkey of their own. */
export async function rogueOfficer(house: House, lead: Enrolled, leadEmail: string): Promise<Loot> {
  const email = 'rogue@example.org';
  const { cookie: cookieNow } = await house.enrol(email, 'officer');
  const cookie = await cookieNow();
  const loot = await lootOf(house, { thief: 'a rogue officer', email, cookie, made: [] });
  const told = await leadsLearn(house, leadEmail);
  await disable(house, lead, email);
  const lasting = (await house.isIn(cookie)) ? ['the session'] : [];
  return { ...loot, told, lasting };
}

/** A lead who lets in a second identity, asks for a colleague's account, and is found out. */
export async function rogueLead(house: House, lead: Enrolled, leadEmail: string): Promise<Loot> {
  const [email, friend] = ['rogue-lead@example.org', 'friend@example.org'];
  const { page, cookie } = await house.enrol(email, 'lead');
  const invite = async (address: string) => {
    await page.goto('/desk/officers/invite');
    const asked = page.getByRole('heading', { name: 'Is it you?' });
    const form = page.getByLabel('Name');
    await asked.or(form).waitFor();
    if (await asked.isVisible())
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await form.fill('A friend');
    await page.getByLabel('Email').fill(address);
    await page.getByLabel('Lead: also changes').check();
    await page.getByRole('button', { name: 'Make the link' }).click();
    const link = page.locator('.perma');
    await link.or(page.getByText('is an officer already')).first().waitFor();
    return (await link.count()) > 0 ? ((await link.textContent()) ?? '') : null;
  };
  const made: string[] = [];
  const second = await house.comeIn((await invite(friend)) ?? '');
  const spare = await invite('spare@example.org');
  if ((await invite(leadEmail)) !== null) made.push('a key to another’s account');
  // The friend agrees, as a second lead would.
  await second.page.goto('/desk/officers');
  await second.page.getByRole('button', { name: /agree$/ }).click();
  await second.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await second.page.getByRole('button', { name: /agree$/ }).click();
  await second.page.getByText('You have been a lead for less than a day').waitFor();
  const loot = await lootOf(house, {
    thief: 'a rogue lead',
    email,
    cookie: await cookie(),
    made,
  });
  const told = {
    'a lead': await house.toldAfter(leadEmail, /invited to the desk/),
    'the colleague': await house.toldAfter(leadEmail, /asks for a new passkey/),
  };
  const cookies = [await cookie(), await second.cookie()];
  await disable(house, lead, email);
  const lasting: string[] = [];
  for (const one of cookies) if (await house.isIn(one)) lasting.push('a session');
  const token = invitationHash(spare?.split('#')[1] ?? '');
  const open = await claimInvitation(house.db, token, new Date());
  if (open) lasting.push('an invitation');
  return { ...loot, told, lasting };
}
