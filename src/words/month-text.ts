import type { Month } from '#domain/ledger/ledger.ts';
import type { Locale } from '#domain/options/locales.ts';
import { msg } from '#words/msg.ts';
import { MONTHS } from './dates.ts';
import { say } from './sentence.ts';

const MONTH = msg({ message: '{month} {year}', context: 'a month of a year' });
const MONTH_SPAN = msg({ message: '{since} to {until}', context: 'from one month to another' });

/** "October 2026", or "March 2026 to May 2026". */
export function monthsTextIn(locale: Locale, since: Month, until: Month): string {
  if (since === until) return monthTextIn(locale, since);
  const values = { since: monthTextIn(locale, since), until: monthTextIn(locale, until) };
  return say(MONTH_SPAN, { locale, values });
}

function monthTextIn(locale: Locale, month: Month): string {
  const [year = '', no = ''] = month.split('-');
  const name = MONTHS[Number(no) - 1];
  return name
    ? say(MONTH, { locale, values: { month: say(name, { locale, values: {} }), year } })
    : month;
}
