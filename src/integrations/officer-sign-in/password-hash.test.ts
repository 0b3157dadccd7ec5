import { hashPassword as hashByLibrary } from 'better-auth/crypto';
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

const PASSWORD = 'seven kites over Hebron';

test('a hash names figures as strong as the standard asks for, and opens for its password alone', async () => {
  const hash = await hashPassword(PASSWORD);
  expect(hash).toMatch(/^scrypt\$17\$8\$1\$[0-9a-f]{32}\$[0-9a-f]{128}$/);
  expect(await hashPassword(PASSWORD)).not.toBe(hash);
  expect(await verifyPassword({ hash, password: PASSWORD })).toBe(true);
  expect(await verifyPassword({ hash, password: `${PASSWORD} ` })).toBe(false);
});

test('passwords that the library hashed by itself still open', async () => {
  const hash = await hashByLibrary(PASSWORD);
  expect(hash).not.toContain('$');
  expect(await verifyPassword({ hash, password: PASSWORD })).toBe(true);
  expect(await verifyPassword({ hash, password: 'another password' })).toBe(false);
});

test('what is no hash opens for nothing', async () => {
  for (const hash of ['', ':', 'scrypt$17$8$1$$', 'plain'])
    expect(await verifyPassword({ hash, password: '' })).toBe(false);
});
