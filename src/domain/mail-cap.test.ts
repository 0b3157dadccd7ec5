import { expect, test } from 'vitest';
import { mailboxOf, secondsToNextDay } from './mail-cap.ts';

test.each(['Noor@Example.org', 'noor+a@example.org', 'NOOR+b+c@EXAMPLE.ORG'])(
  '%s is the mailbox of noor@example.org',
  (address) => expect(mailboxOf(address)).toBe('noor@example.org'),
);

test.each(['noora@example.org', 'noor@example.com', '"a+b"@x.org'])('%s is another', (address) =>
  expect(mailboxOf(address)).not.toBe('noor@example.org'),
);

test('a new day begins at midnight, not a moment earlier', () => {
  const at = (time: string) => secondsToNextDay(new Date(`2026-11-15T${time}Z`));
  expect(at('23:59:59.500')).toBe(1);
  expect(at('00:00:00.000')).toBe(86_400);
});
