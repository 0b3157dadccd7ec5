import { describe, expect, test } from 'vitest';
import type { PublicServices } from '#services/public-services.ts';
import { answerPreview, type Draw } from './answer-preview.ts';

const SECRET = 'dGhpcyBpcyBhIHNlY3JldCBvZiAzMiBieXRlcyBhYmM';
const BASE = `/preview/${SECRET}`;

/** Of one draft with two pages, beside a site of one. */
const services = {
  openPreview: async ({ secret, services }: { secret: string; services: unknown }) =>
    secret === SECRET
      ? {
          endsAt: new Date(0),
          services,
          isPage: (_: string, path: string) => ['/alder', '/alder/tell'].includes(path),
          isElsewhere: (_: string, path: string) => path === '/faq',
          tryStory: async () => ({ kind: 'tried' }),
        }
      : undefined,
} as unknown as PublicServices;

async function asked(path: string, init?: RequestInit) {
  const drawn: string[] = [];
  const draw: Draw = async ({ url }, { base }) => {
    const { pathname } = new URL(url);
    drawn.push(`${pathname} below ${base ?? 'nothing'}`);
    const headers = new Headers({ 'surrogate-key': 'site' });
    const isThere = base !== undefined || pathname === '/faq';
    return { status: isThere ? 200 : 404, headers, body: '' };
  };
  const request = new Request(`https://site.example${path}`, init);
  return { answer: await answerPreview(request, services, draw), drawn };
}

describe('an address of a preview', () => {
  test.each(['/alder', '/alder/tell'])('shows %s, to be kept by nobody', async (path) => {
    const { answer, drawn } = await asked(`${BASE}${path}`);
    expect(drawn).toEqual([`${BASE}${path} below ${BASE}`]);
    expect(Object.fromEntries(answer?.headers ?? [])).toEqual({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'same-origin',
    });
  });

  test('takes what is sent to its form', async () => {
    const { answer } = await asked(`${BASE}/alder/tell`, { method: 'POST', body: 'a=b' });
    expect(answer?.status).toBe(200);
  });

  test('leads from other pages of the site to where they are', async () => {
    const { answer } = await asked(`${BASE}/faq?a=b`);
    expect([answer?.status, answer?.headers.get('location')]).toEqual([302, '/faq?a=b']);
    expect(answer?.headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    ['of a page that nobody has', `${BASE}/birch`],
    ['of the draft’s data, which no page without scripts asks for', `${BASE}/alder.data`],
    ['with a secret of nobody', `${BASE.slice(0, -1)}x/alder`],
    ['without a secret', '/preview/alder'],
    ['of the draft itself', '/alder'],
  ])('%s is none', async (_, path) => {
    expect((await asked(path)).answer).toBeNull();
  });

  test('takes nothing that is sent elsewhere', async () => {
    const { answer, drawn } = await asked(`${BASE}/faq`, { method: 'POST', body: 'a=b' });
    expect([answer, drawn]).toEqual([null, []]);
  });
});
