import { expect, test } from 'vitest';
import { LOCAL_ADDRESSES } from '#lab/local-environment.ts';
import { readConfig, SITE_KEYS } from './config.ts';

const COMPLETE = { ...LOCAL_ADDRESSES, SITE_ORIGIN: 'https://hikaya.test' };

test('a worker that is not told of the caches in front does not start', () => {
  for (const EDGE_CACHES of [undefined, ''])
    expect(() => readConfig(['EDGE_CACHES'], { EDGE_CACHES })).toThrow('EDGE_CACHES');
  expect(readConfig(['EDGE_CACHES'], { EDGE_CACHES: 'none' }).EDGE_CACHES).toEqual([]);
  const both = 'http://127.0.0.1:4399,http://10.0.0.2:4399';
  expect(readConfig(['EDGE_CACHES'], { EDGE_CACHES: both }).EDGE_CACHES).toEqual(both.split(','));
});

test('a cache in front may also be a company, named with its customer', () => {
  const both = 'http://127.0.0.1:4399,fastly:SU1Z0isxPaozGVKXdv0eY';
  expect(readConfig(['EDGE_CACHES'], { EDGE_CACHES: both }).EDGE_CACHES).toEqual(both.split(','));
  for (const EDGE_CACHES of ['fastly:', 'cloudflare:../zones', 'akamai:1', 'fastly'])
    expect(() => readConfig(['EDGE_CACHES'], { EDGE_CACHES }), EDGE_CACHES).toThrow('EDGE_CACHES');
});

test('counts leave this machine only over TLS', () => {
  const read = (COUNTERS_URL: string) => readConfig(['COUNTERS_URL'], { COUNTERS_URL });
  for (const url of [
    'unix:///run/counters/redis.sock',
    'redis://:x@127.0.0.1:6390',
    'redis://localhost',
    'rediss://:x@10.0.0.5:6390',
  ])
    expect(read(url).COUNTERS_URL).toBe(url);
  for (const url of ['redis://:x@10.0.0.5:6390', 'redis://counters.example.org'])
    expect(() => read(url), url).toThrow('over TLS');
  expect(() => read('http://127.0.0.1:6390')).toThrow('COUNTERS_URL');
});

test('an address inside Tor is one', () => {
  const read = (ONION_ORIGIN: string) => readConfig(['ONION_ORIGIN'], { ONION_ORIGIN });
  const onion = `http://${'a2'.repeat(27)}cd.onion`;
  expect(read(onion).ONION_ORIGIN).toBe(onion);
  for (const wrong of [
    onion.replace('http', 'https'),
    `${onion}/`,
    onion.replace('cd.', 'ca.'),
    onion.replace('a2', 'a1'),
    'http://expyuzz4wqqyqhjn.onion',
    'https://stories.your-name.org',
  ])
    expect(() => read(wrong), wrong).toThrow('ONION_ORIGIN');
});

test('a mail server on another machine cannot be asked to do without TLS', () => {
  const read = (SMTP_URL: string) => readConfig(['SMTP_URL'], { SMTP_URL });
  for (const url of [
    'smtp://127.0.0.1:2525?ignoreTLS=true',
    'smtp://mail.hikaya.test:587',
    'smtps://user:word@mail.hikaya.test',
  ])
    expect(read(url).SMTP_URL).toBe(url);
  for (const wish of ['ignoreTLS=true', 'tls.rejectUnauthorized=false', 'opportunisticTLS=1'])
    expect(() => read(`smtp://mail.hikaya.test?${wish}`), wish).toThrow('over TLS alone');
  for (const url of ['mail.hikaya.test', 'http://mail.hikaya.test', ''])
    expect(() => read(url), url).toThrow('SMTP_URL');
});

test('mails have a sender whom one can answer', () => {
  const read = (MAIL_FROM: string) => readConfig(['MAIL_FROM'], { MAIL_FROM });
  for (const from of [
    'hello@hikaya.test',
    'Hikaya <hello@hikaya.test>',
    'حكاية <hello@hikaya.test>',
  ])
    expect(read(from).MAIL_FROM).toBe(from);
  for (const from of ['', 'Hikaya', 'Hikaya <hello>', 'hello@localhost'])
    expect(() => read(from), from).toThrow('MAIL_FROM');
});

test('what the documents write for an address is refused in every place the public reads it', () => {
  const keys = [...SITE_KEYS, 'MAIL_FROM'] as const;
  expect(() => readConfig(keys, COMPLETE)).not.toThrow();
  const wrong = {
    SITE_ORIGIN: 'https://www.example.org',
    CONTACT_EMAIL: 'hello@example.org',
    PRESS_EMAIL: 'press@mail.example.com',
    EDUCATORS_EMAIL: 'educators@example.net',
    APPEALS_EMAIL: 'appeals@example.org',
    SOCIAL_URL: 'https://social.example.org/hikaya',
    DONATE_URL: 'https://example.org/give',
    MAIL_FROM: 'Hikaya <hello@example.org>',
  };
  for (const [key, value] of Object.entries(wrong)) {
    expect(() => readConfig(keys, { ...COMPLETE, [key]: value }), key).toThrow(
      `${key}: example.org, .com and .net belong to nobody`,
    );
    expect(() => readConfig(keys, { ...COMPLETE, [key]: undefined }), key).toThrow(key);
  }
  // A name that only has it inside is somebody's.
  const theirs = { ...COMPLETE, CONTACT_EMAIL: 'hello@myexample.org' };
  expect(() => readConfig(keys, theirs)).not.toThrow();
});
