import { expect, test } from 'vitest';
import { ACCESS as SITE } from './access.ts';
import { ACCESS as DESK } from './desk/access.ts';
import { refuseUndeclared } from './route-census.ts';

test.each([
  ['site', SITE],
  ['desk', DESK],
])('a page of the %s that nobody declared keeps the process from starting', (_name, access) => {
  expect(() => refuseUndeclared(Object.keys(access), access)).not.toThrow();
  expect(() => refuseUndeclared(['/', '/drafts/:id'], access)).toThrow('/drafts/:id');
});
