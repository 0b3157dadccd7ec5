import { PROMISED_DAYS } from '#domain/calendar/business-days.ts';
import { numberWord } from '#domain/number-word.ts';
import type { Locale } from '#domain/options/locales.ts';
import { msg } from '#words/msg.ts';
import { groupedIn } from './grouped.ts';
import { say } from './sentence.ts';

/** "Five" where English begins a sentence with it; other languages, whose words bend with what is counted, take the figure. */
export function numberWordIn(count: number, locale: Locale): string {
  return locale === 'en' ? numberWord(count) : groupedIn(count, locale);
}

const FROM_TO = msg({ message: '{fewest} to {most}', context: 'business days' });

/** For prose: "It takes two to seven business days." */
export function promisedDaysIn(locale: Locale): string {
  const word = (days: number) => numberWordIn(days, locale).toLowerCase();
  const { fewest, most } = PROMISED_DAYS;
  return say(FROM_TO, { locale, values: { fewest: word(fewest), most: word(most) } });
}
