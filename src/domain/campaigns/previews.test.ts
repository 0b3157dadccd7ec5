import { describe, expect, test } from 'vitest';
import { previewBase, splitPreview } from './previews.ts';

const SECRET = 'dGhpcyBpcyBhIHNlY3JldCBvZiAzMiBieXRlcyBhYmM';

describe('an address of a preview', () => {
  test.each(['/alder-street', '/alder-street/tell', '/alder-street/letters'])(
    'leads to %s',
    (path) => {
      expect(splitPreview(`${previewBase(SECRET)}${path}`)).toEqual({ secret: SECRET, path });
    },
  );

  test('without a page leads to none of a campaign', () => {
    expect(splitPreview(previewBase(SECRET))).toEqual({ secret: SECRET, path: '/' });
  });

  test.each([
    '/alder-street',
    '/preview',
    '/preview/',
    '/preview/short/alder-street',
    `/preview/${SECRET}x/alder-street`,
    `/preview/${SECRET.slice(1)}/alder-street`,
    `/preview/${SECRET.replace('d', '%64')}/alder-street`,
    `/preview/${SECRET.replace('d', '.')}/alder-street`,
    `/previews/${SECRET}/alder-street`,
    `/alder-street/preview/${SECRET}`,
  ])('%s is none', (path) => {
    expect(splitPreview(path)).toBeNull();
  });
});
