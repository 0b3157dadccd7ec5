import { launchChromium } from '#support/chromium.ts';
import { codeOf } from '#support/code-app.ts';
import type { Drill } from './drill.ts';
import { openHouse } from './thief-ground.ts';
import {
  type Loot,
  rogueLead,
  rogueOfficer,
  stolenCookie,
  stolenDevice,
  stolenLeadCookie,
  stolenPassword,
} from './thieves.ts';

const SIZES = { small: { texts: 24, budget: 10 }, full: { texts: 400, budget: 150 } };
/** A mail that comes later is read too late. */
const TOLD_WITHIN_SECONDS = 30;
const LEAD = 'lead@example.org';

export const drill: Drill = {
  name: 'thiefs-hour',
  load: (size) =>
    `${SIZES[size].texts} unread texts, ${SIZES[size].budget} an hour; stolen: a fresh cookie of an officer and of a lead, a password with its codes, a device without its PIN; a rogue officer; a rogue lead`,
  required:
    '0 keys made, 0 texts read that the log does not know, at most the hourly budget read, leads told by mail, nothing left that opens after the account was disabled',
  run: async (ground, size) => {
    const browser = await launchChromium({ whole: true });
    ground.atEnd(() => browser.close());
    const { texts, budget } = SIZES[size];
    const house = await openHouse(ground, browser, { texts, budget });
    const lead = await house.enrol(LEAD, 'lead');
    const loots: Loot[] = [
      await stolenCookie(house, lead, LEAD),
      await stolenLeadCookie(house, lead, LEAD),
      await stolenPassword(house, lead, { leadEmail: LEAD, codeOf }),
      await stolenDevice(house),
      await rogueOfficer(house, lead, LEAD),
      await rogueLead(house, lead, LEAD),
    ];
    const script = 'tests/drills/controls/open-reading.ts';
    const open = await openHouse(ground, browser, { texts, budget, script });
    const victim = await open.enrol('victim@example.org', 'officer');
    const cookie = await victim.cookie();
    const register = await open.ask(cookie, '/auth/passkey/generate-register-options');
    const seen = await open.plunder(cookie);
    const known = await open.logged(await open.idOf('victim@example.org'));
    return {
      measured: loots.map(lineOf).join('; '),
      held: loots.every(
        (loot) =>
          loot.keysMade.length === 0 &&
          loot.lasting.length === 0 &&
          loot.unlogged === 0 &&
          loot.read <= budget &&
          Object.values(loot.told).every((after) => after !== null && after <= TOLD_WITHIN_SECONDS),
      ),
      control: {
        measured: `without them a fresh cookie reads ${seen.size} of ${texts}, ${seen.size - known} unlogged, and ${register.ok ? 'may' : 'may not'} make a passkey`,
        attackSucceeded: seen.size > budget && known === 0 && register.ok,
      },
    };
  },
};

function lineOf({ thief, read, unlogged, keysMade, told, lasting }: Loot): string {
  const mails = Object.entries(told).map(
    ([who, after]) => `${who} told ${after === null ? 'never' : `after ${after.toFixed(1)} s`}`,
  );
  return [
    `${thief}: ${read} read, ${unlogged} unlogged, ${keysMade.join(' and ') || 'no'} key made`,
    ...mails,
    `${lasting.join(' and ') || 'nothing'} left`,
  ].join(', ');
}
