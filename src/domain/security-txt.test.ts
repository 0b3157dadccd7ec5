import { expect, test } from 'vitest';
import { SITE } from '#support/sample-site.ts';
import { securityTxt } from './security-txt.ts';

test('names a mailbox, a policy, and an end within a year', () => {
  const now = new Date('2026-11-17T10:00:00Z');
  expect(securityTxt(SITE, now)).toBe(
    [
      'Contact: mailto:security@example.org',
      'Expires: 2027-05-01T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://hikaya.example/.well-known/security.txt',
      'Policy: https://hikaya.example/contact#security',
      '',
    ].join('\n'),
  );
});
