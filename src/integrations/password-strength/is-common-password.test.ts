import { expect, test } from 'vitest';
import { isCommonPassword } from './is-common-password.ts';

const ABOUT = ['Noor Haddad', 'noor.haddad@example.org', 'Hikaya'];

test.each([
  'password123456',
  'qwertyuiopasdf',
  'aaaaaaaaaaaaaaaa',
  '12345678901234',
  'iloveyou1234567',
  'noor.haddad@example.org',
  'hikayahikayahikaya',
  'P@ssw0rdP@ssw0rd',
])('%s is tried first', (password) => {
  expect(isCommonPassword(password, ABOUT)).toBe(true);
});

test.each(['correct horse battery', 'seven kites over Hebron', 'x7#kfQ2!mmP0zw'])(
  '%s is not',
  (password) => {
    expect(isCommonPassword(password, ABOUT)).toBe(false);
  },
);
