import { describe, expect, test } from 'vitest';
import { readThankYouTicket, sealThankYouTicket } from './thank-you-ticket.ts';

const NOW = new Date('2026-11-15T10:00:00Z');
const MINUTE_MS = 60_000;
const options = { secret: 'a secret of the tests, long enough', now: NOW };
const THANKS = {
  url: '/story/life/mine/0123456789ab',
  receipt: ['able', 'misty', 'mug'],
  writingType: 'STORY' as const,
};

describe('the ticket to the thank-you page', () => {
  const ticket = sealThankYouTicket(THANKS, options);

  test('comes back as it was, for a minute', () => {
    const later = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS);
    expect(readThankYouTicket(ticket, options)).toEqual(THANKS);
    expect(readThankYouTicket(ticket, { ...options, now: later(1) })).toEqual(THANKS);
    expect(readThankYouTicket(ticket, { ...options, now: later(2) })).toBeNull();
  });

  test('shows nothing to whoever finds it', () => {
    const plain = Buffer.from(ticket, 'base64url').toString('latin1');
    for (const word of ['story', '0123456789ab', ...THANKS.receipt])
      expect(plain).not.toContain(word);
    expect(sealThankYouTicket(THANKS, options)).not.toBe(ticket);
  });

  test('is worth nothing with one bit changed, cut short or under another secret', () => {
    const bytes = Buffer.from(ticket, 'base64url');
    for (let i = 0; i < bytes.length; i++) {
      const changed = Buffer.from(bytes);
      changed[i] = (changed[i] ?? 0) ^ 1;
      expect(readThankYouTicket(changed.toString('base64url'), options)).toBeNull();
    }
    for (const cut of ['', '.', 'x.y', ticket.slice(0, 30), ticket.slice(0, -4)])
      expect(readThankYouTicket(cut, options)).toBeNull();
    expect(readThankYouTicket(ticket, { ...options, secret: 'another' })).toBeNull();
  });

  test('is read by a server that has another secret, as long as it knows ours too', () => {
    const next = { ...options, secret: 'the next secret' };
    expect(readThankYouTicket(ticket, { ...next, alsoSecret: options.secret })).toEqual(THANKS);
    expect(readThankYouTicket(ticket, { ...next, alsoSecret: 'a third' })).toBeNull();
  });
});
