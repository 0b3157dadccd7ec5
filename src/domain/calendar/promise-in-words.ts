import { numberWord } from '#domain/number-word.ts';
import { PROMISED_DAYS } from './business-days.ts';

const word = (days: number) => numberWord(days).toLowerCase();

/** For prose: "It takes two to seven business days." */
export const PROMISED_DAYS_IN_WORDS = `${word(PROMISED_DAYS.fewest)} to ${word(PROMISED_DAYS.most)}`;
