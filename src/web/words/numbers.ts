import { groupedIn } from '#words/grouped.ts';
import { numberWordIn, promisedDaysIn } from '#words/numbers.ts';
import { LOCALE } from './locale.ts';

/** "12,345" */
export const numberText = (figure: number) => groupedIn(figure, LOCALE);

/** "Five", or the figure where the language has no such word for us. */
export const numberWord = (count: number) => numberWordIn(count, LOCALE);

/** "two to seven" */
export const PROMISED_DAYS = promisedDaysIn(LOCALE);
