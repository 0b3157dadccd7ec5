import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const FOLDER = path.resolve('tests/journeys');
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ts'));
const read = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');

/** What no hand can do to a page: set a value, call its script, ask the server beside it. */
const NO_HAND =
  /\.(?:fill|evaluate|evaluateAll|evaluateHandle|selectOption|setInputFiles|setChecked|check|dispatchEvent|addInitScript|setContent|route|request|\$eval)\(|\bfetch\(/g;
/** Only the person itself holds the page. */
const HELD = /playwright-core|\bpage\./g;

const found = (text: string, pattern: RegExp) => text.match(pattern) ?? [];

describe('journeys', () => {
  test('there are some', () => {
    expect(files.filter((file) => file.endsWith('.test.ts')).length).toBeGreaterThanOrEqual(5);
  });

  test.each(files)('%s does only what hands can', (file) => {
    expect(found(read(file), NO_HAND)).toEqual([]);
  });

  test.each(files.filter((file) => file !== 'person.ts'))('%s holds no page', (file) => {
    expect(found(read(file), HELD)).toEqual([]);
  });

  test('a person types an address only into an empty tab', () => {
    expect(found(read('person.ts'), /\.goto\(/g)).toHaveLength(2);
  });

  test('a hand that is none would be found', () => {
    const planted = "await page.locator('#story').fill('words'); await page.evaluate(() => 1);";
    expect(found(planted, NO_HAND)).toEqual(['.fill(', '.evaluate(']);
    expect(found(planted, HELD)).toHaveLength(2);
  });
});
