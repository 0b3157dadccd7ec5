import { describe, expect, test } from 'vitest';
import { textsOf } from '#domain/campaigns/missing-words.ts';
import { RELEASED } from '#support/sample-campaign.ts';
import { isLinkTarget, linksAreSound } from './links-in-words.ts';

describe('a link in the words of a campaign', () => {
  test.each([
    '/',
    '/faq',
    '/who-reads#gaza',
    '/stories?category=EID&page=2',
    'https://example.org',
    'https://example.org:8443/a/b?c=d#e',
    'mailto:somebody@example.org',
  ])('leads to %s', (target) => {
    expect(isLinkTarget(target)).toBe(true);
  });

  test.each([
    'javascript:hit()',
    'JaVaScRiPt:hit()',
    'java\tscript:hit()',
    '\u0001javascript:hit()',
    ' javascript:hit()',
    'data:text/html,<script>hit()</script>',
    'vbscript:hit()',
    'blob:https://example.org/1',
    'file:///etc/passwd',
    'http://example.org',
    '//example.org',
    '/\\example.org',
    '\\\\example.org',
    'https:example.org',
    'https://somebody@example.org',
    'https://',
    'mailto:a@b?bcc=c@d',
    'example.org',
    '',
  ])('does not lead to %j', (target) => {
    expect(isLinkTarget(target)).toBe(false);
  });

  test('is looked at wherever it stands', () => {
    expect(linksAreSound('Read [this](/faq) and **that**, [and this](/press).')).toBe(true);
    expect(linksAreSound('Read [this](/faq), [and this](javascript:hit).')).toBe(false);
    expect(linksAreSound('[this](//example.org)')).toBe(false);
    // No link: it is drawn as it stands.
    expect(linksAreSound('[this] (javascript:hit)')).toBe(true);
  });

  test('of the campaigns that come with a release is sound', () => {
    for (const record of RELEASED)
      for (const { text } of textsOf(record))
        for (const words of Object.values(text))
          expect([words, linksAreSound(words ?? '')]).toEqual([words, true]);
  });
});
