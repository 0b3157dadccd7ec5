import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, type CalendarDay, dayIn } from '#domain/calendar/calendar-day.ts';
import { openProduct, type Product } from '#support/product.ts';
import { dayText } from '#web/words/dates.ts';
import { enrols } from './officer.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct(['desk', 'worker']);
});
afterAll(() => product.close());

const LONG = { timeout: 300_000 };
const ALONE = /^Urdu\s+0\s+1\s+0\s+Nobody is here now$/;
const HERE = /^Urdu\s+0\s+1\s+1\s+Somebody is here every day$/;

test(
  'an officer says by keys when they are away, and leads see who reads what meanwhile',
  LONG,
  async () => {
    const lead = await enrols(product, 'Amal', 'keyboard', '--lead');
    const noor = await enrols(product, 'Noor', 'keyboard', '--languages', 'en,ur');
    const today = dayIn(new Date(), 'America/Toronto');
    const [starts, ends] = [addDays(today, -1), addDays(today, 9)];
    const urdu = async () => (await lead.textsOf('table.data tr')).find((row) => /^Urdu/.test(row));

    await lead.goes('More');
    await lead.goes('Officers');
    await lead.isOnPage('Officers');
    expect(await urdu()).toMatch(HERE);

    await noor.goes('Noor');
    await noor.isOnPage('Noor');
    await noor.tabsInto('First day');
    await noor.type(asTyped(starts));
    await noor.tabsInto('Last day');
    await noor.type(asTyped(ends));
    await noor.goes('Keep these days');
    await noor.sees('Kept.');

    await lead.reloads();
    await lead.sees(`${dayText(starts, today)} to ${dayText(ends, today)}`);
    expect(await urdu()).toMatch(ALONE);

    await noor.goes('I am not away');
    await noor.findsNowhere('I am not away');
    await lead.reloads();
    await lead.isOnPage('Officers');
    expect(await urdu()).toMatch(HERE);
  },
);

/** Month, day and year, as a browser in English asks for them. */
function asTyped(day: CalendarDay): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${month}${date}${year}`;
}
