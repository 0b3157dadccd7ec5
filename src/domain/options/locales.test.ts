import { describe, expect, test } from 'vitest';
import { RELEASED } from '#domain/campaigns/registry.ts';
import { pagePaths } from '../page-paths.ts';
import { addressIn, LOCALES, plainerAddress, splitAddress } from './locales.ts';

describe('the language of an address', () => {
  test.each([
    ['/', 'en', '/'],
    ['/museum', 'en', '/museum'],
    ['/ur', 'ur', '/'],
    ['/ur/museum', 'ur', '/museum'],
    ['/fr/palestine/tell', 'fr', '/palestine/tell'],
    ['/ar/museum.data', 'ar', '/museum.data'],
    ['/ur/_root.data', 'ur', '/_root.data'],
    ['/urdu', 'en', '/urdu'],
    ['/frost/stories', 'en', '/frost/stories'],
    ['/en/museum', 'en', '/en/museum'],
    ['/UR/museum', 'en', '/UR/museum'],
  ])('%s', (address, locale, path) => {
    expect(splitAddress(address)).toEqual({ locale, path });
  });

  test('every page has one address in each language, and each leads back to it', () => {
    const addresses = pagePaths(RELEASED.all).flatMap((path) =>
      LOCALES.map(({ code }) => {
        const address = addressIn(code, path);
        expect(splitAddress(address)).toEqual({ locale: code, path });
        return address;
      }),
    );
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test.each([
    ['/en', '/'],
    ['/en/museum', '/museum'],
    ['/EN/museum', '/museum'],
    ['/UR', '/ur'],
    ['/Fr/museum', '/fr/museum'],
    // Two slashes would lead to another site.
    ['/en//evil.example', '/evil.example'],
    ['/UR//evil.example', '/ur/evil.example'],
    ['/ur/museum', null],
    ['/', null],
    ['/english', null],
    ['//evil.example', null],
  ])('%s is also written %s', (address, plainer) => {
    expect(plainerAddress(address)).toBe(plainer);
  });
});
