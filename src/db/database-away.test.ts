import { expect, test } from 'vitest';
import { isDatabaseAway } from './database-away.ts';

const failed = (code?: string, message = 'x') => Object.assign(new Error(message), { code });

test.each([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ENOTFOUND',
  '08006',
  '53300',
  '57P01',
  '57P03',
  '57014',
  '25006',
])('%s means that nobody answers', (code) => {
  expect(isDatabaseAway(failed(code))).toBe(true);
});

test.each(['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])(
  'so does "%s", which has no code',
  (message) => {
    expect(isDatabaseAway(failed(undefined, message))).toBe(true);
  },
);

test.each(['25P02', '42P01', '42501', '23505', '22001', 'ERR_INVALID_ARG_TYPE', undefined])(
  '%s is a mistake of ours',
  (code) => {
    expect(isDatabaseAway(failed(code))).toBe(false);
  },
);
