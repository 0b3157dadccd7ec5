import { globSync, readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '#domain/options/locales.ts';
import { problemWords } from '#words/problems.ts';
import { nodesOf, parse } from './import-rules.ts';

type Written = { message: string; context: string | undefined };

/** Every sentence in the tables of `src/words`, read from the sources themselves. */
function sentencesOfTables(): Written[] {
  return globSync('src/words/*.ts').flatMap((file) =>
    nodesOf(parse(file, readFileSync(file, 'utf8'))).flatMap((node) => {
      if (!ts.isCallExpression(node) || node.expression.getText() !== 'msg') return [];
      const [argument] = node.arguments;
      if (!argument || !ts.isObjectLiteralExpression(argument)) return [];
      const told = new Map(
        argument.properties.flatMap((property) =>
          ts.isPropertyAssignment(property) && ts.isStringLiteralLike(property.initializer)
            ? [[property.name.getText(), property.initializer.text] as const]
            : [],
        ),
      );
      return [{ message: told.get('message') ?? '', context: told.get('context') }];
    }),
  );
}

describe('every code has words', () => {
  const sentences = sentencesOfTables();

  test('and enough were found for that to mean something', () => {
    expect(sentences.length).toBeGreaterThan(75);
    expect(sentences.filter(({ message }) => message === '')).toEqual([]);
  });

  test.each(LOCALES.map(({ code }) => code))('in %s', async (locale) => {
    const filename = `translations/${locale}/site.po`;
    const options = { locale, sourceLocale: 'en', filename };
    const catalogue = await formatter().parse(readFileSync(filename, 'utf8'), options);
    const wordless = sentences.filter(
      ({ message, context }) => !catalogue[generateMessageId(message, context)]?.translation,
    );
    expect(wordless).toEqual([]);
  });
});

describe('a contact in a child’s words', () => {
  const advice = { code: 'phone', passage: '613-555-0142' } as const;

  test('is to be taken out', () => {
    expect(problemWords({ code: 'contactOfChild', values: { advice } }, 'en')).toBe(
      'Because you are under 18, please take this out before you send it. 613-555-0142 looks like a phone number. To keep everyone safe we cannot publish phone numbers, emails, addresses or web links.',
    );
  });

  test('where no age was told, with the way out', () => {
    expect(problemWords({ code: 'contactWithoutAge', values: { advice } }, 'en')).toMatch(
      /^You have not told your age, so we keep to what we do for children\. Please take this out before you send it, or tick “I am 18 or older”\. 613-555-0142 looks/,
    );
  });
});
