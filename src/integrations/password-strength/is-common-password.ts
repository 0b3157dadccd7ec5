import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { IsCommonPassword } from '#services/ports.ts';

/** So many guesses are made within a day by whoever has the hashes. */
const GUESSES_LOG10 = 11;
/** Longer than anybody types; the estimate takes time with the length. */
const LONGEST_LOOKED_AT = 72;

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** By how soon it would be guessed, not by which signs are in it: the thirty thousand best known, rows of keys, dates, repeats. */
export const isCommonPassword: IsCommonPassword = (password, about) =>
  zxcvbn.check(password.slice(0, LONGEST_LOOKED_AT), [...about]).guessesLog10 < GUESSES_LOG10;
