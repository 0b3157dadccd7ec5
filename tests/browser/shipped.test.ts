import { expect, test } from 'vitest';

test('tests load the builds that ship', () => {
  expect(import.meta.resolve('react-router')).toContain('/dist/production/');
});
