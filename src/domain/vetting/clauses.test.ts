import { describe, expect, test } from 'vitest';
import { LOCALES } from '#domain/options/locales.ts';
import { SCREENING_CHECKS } from '#domain/screening/checks.ts';
import { clauseOfSignal, FIRST_CLAUSES } from './clauses.ts';

describe('the clauses a desk starts with', () => {
  test('fit the keys one to nine, each with its own code and title', () => {
    expect(FIRST_CLAUSES.length).toBeLessThanOrEqual(9);
    for (const of of ['code', 'title'] as const)
      expect(new Set(FIRST_CLAUSES.map((clause) => clause[of])).size).toBe(FIRST_CLAUSES.length);
  });

  test('say nothing to those who only hate or sell', () => {
    const silent = FIRST_CLAUSES.filter(({ shown }) => !shown).map(({ code }) => code);
    expect(silent).toEqual(['no-hate', 'no-spam']);
  });

  test.each(FIRST_CLAUSES)('$code has what the database takes', ({ code, title, words }) => {
    expect(code).toMatch(/^[a-z][a-z0-9-]{1,39}$/);
    expect([...title].length).toBeLessThanOrEqual(80);
    expect(Object.keys(words)).toEqual(LOCALES.map((language) => language.code));
    for (const text of Object.values(words)) expect([...text].length).toBeLessThanOrEqual(1000);
  });

  test.each(FIRST_CLAUSES)('$code is kind in all four languages', ({ words }) => {
    for (const text of Object.values(words)) {
      expect(text).not.toMatch(/reject|refus|invalid|rejet|مسترد|مرفوض|!/i);
      expect(text).not.toMatch(/[٠-٩۰-۹]/);
      // The reason, and then what the writer can do.
      expect(text.split(/[.۔:،]\s/).length).toBeGreaterThan(1);
    }
    expect(words.ur).toMatch(/^[\p{Script=Arabic}\p{P}\p{M}\s\d]/u);
    expect(words.ar).toMatch(/^[\p{Script=Arabic}\p{P}\p{M}\s]/u);
    expect(words.ar).not.toMatch(/[ٹڈڑںےہھگچپیک]/);
    expect(words.fr).not.toBe(words.en);
  });
});

describe('a signal', () => {
  test.each([
    ['link', 'contact-details'],
    ['email', 'contact-details'],
    ['phone', 'contact-details'],
    ['address', 'contact-details'],
    ['handle', 'contact-details'],
    ['school', 'nobody-exposed'],
    ['shouting', null],
    ['sermon', 'no-sermon'],
    ['language', 'language'],
  ] as const)('%s is found under %s', (kind, code) => {
    expect(clauseOfSignal(kind)).toBe(code);
  });

  test('of every check has an answer, and one that exists', () => {
    const codes = SCREENING_CHECKS.map(({ kind }) => clauseOfSignal(kind));
    expect(codes).not.toContain(undefined);
    const known: string[] = FIRST_CLAUSES.map(({ code }) => code);
    expect(codes.filter((code) => code !== null && !known.includes(code))).toEqual([]);
  });
});
