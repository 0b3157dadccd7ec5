/** The tests of MDN's HTTP Observatory that look at one answer, with its own points. */
export type Scored = { score: number; grade: string; points: Record<string, number> };

/** Below this nobody gets bonus points. */
const BONUS_FROM = 90;
const SIX_MONTHS = 15_768_000;
const BROAD = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*'];
const PRIVATE_REFERRERS = [
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
];

export function observe(headers: Headers, html: string, origin: string): Scored {
  const csp = policyOf(headers.get('content-security-policy'));
  const points = {
    'content-security-policy': scorePolicy(csp),
    cookies: scoreCookies(headers.getSetCookie()),
    'cross-origin-resource-sharing':
      headers.get('access-control-allow-credentials') === 'true' ? -50 : 0,
    'referrer-policy': scoreReferrer(headers.get('referrer-policy')),
    'strict-transport-security': scoreTransport(headers.get('strict-transport-security')),
    'subresource-integrity': scoreScripts(html, origin),
    'x-content-type-options': headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options': scoreFrames(csp, headers.get('x-frame-options')),
    'cross-origin-resource-policy': scoreResource(headers.get('cross-origin-resource-policy')),
  };
  const sum = (wanted: (point: number) => boolean) =>
    Object.values(points)
      .filter(wanted)
      .reduce((total, point) => total + point, 0);
  const plain = 100 + sum((point) => point < 0);
  const score = Math.max(0, plain >= BONUS_FROM ? plain + sum((point) => point > 0) : plain);
  return { score, grade: gradeOf(score), points };
}

function gradeOf(score: number): string {
  const steps = ['F', 'F', 'F', 'F', 'F', 'D-', 'D', 'D', 'D+', 'C-', 'C', 'C', 'C+'];
  const grades = [...steps, 'B-', 'B', 'B', 'B+', 'A-', 'A', 'A', 'A+'];
  return grades[Math.min(20, Math.floor(score / 5))] ?? 'F';
}

type Policy = Map<string, string[]>;

function policyOf(header: string | null): Policy {
  const parts = (header ?? '').split(';').map((part) => part.trim().split(/\s+/));
  return new Map(parts.filter(([name]) => name).map(([name = '', ...sources]) => [name, sources]));
}

function scorePolicy(csp: Policy): number {
  if (csp.size === 0) return -25;
  const of = (name: string) => csp.get(name) ?? csp.get('default-src') ?? ['*'];
  const has = (sources: string[], bad: readonly string[]) =>
    sources.some((one) => bad.includes(one));
  const unsafe = [...BROAD, "'unsafe-inline'", 'data:'];
  if (has(of('script-src'), unsafe) || has(of('object-src'), BROAD)) return -20;
  const active = [...csp].filter(([name]) => !['img-src', 'media-src'].includes(name));
  const insecure = (sources: string[]) => sources.some((one) => /^(?:http|ftp):/.test(one));
  if (active.some(([, sources]) => insecure(sources))) return -20;
  if (has([...of('script-src'), ...of('style-src')], ["'unsafe-eval'"])) return -10;
  if (insecure([...of('img-src'), ...of('media-src')])) return -10;
  if (has(of('style-src'), unsafe)) return 0;
  return csp.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function scoreCookies(cookies: string[]): number {
  if (cookies.length === 0) return 0;
  if (cookies.some((cookie) => !/;\s*secure/i.test(cookie))) return -40;
  if (cookies.some((cookie) => !/;\s*httponly/i.test(cookie))) return -30;
  return cookies.every((cookie) => /;\s*samesite=(?:strict|lax)/i.test(cookie)) ? 5 : 0;
}

function scoreReferrer(policy: string | null): number {
  if (policy === null) return 0;
  return PRIVATE_REFERRERS.includes(policy.split(',').at(-1)?.trim() ?? '') ? 5 : -5;
}

function scoreTransport(header: string | null): number {
  const age = Number(/max-age=(\d+)/.exec(header ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(age)) return -20;
  return age >= SIX_MONTHS ? 0 : -10;
}

/** Files of our own need no hash; somebody else's do. */
function scoreScripts(html: string, origin: string): number {
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/g)];
  const others = tags.filter(([, src = '']) => new URL(src, origin).origin !== origin);
  if (others.some(([, src]) => !src?.startsWith('https:'))) return -50;
  return others.some(([tag]) => !tag.includes('integrity=')) ? -5 : 0;
}

function scoreFrames(csp: Policy, header: string | null): number {
  const ancestors = csp.get('frame-ancestors');
  if (ancestors && !ancestors.some((one) => BROAD.includes(one))) return 5;
  return /^(?:deny|sameorigin)$/i.test(header ?? '') ? 0 : -20;
}

function scoreResource(header: string | null): number {
  if (header === null || header === 'cross-origin') return 0;
  return ['same-origin', 'same-site'].includes(header) ? 10 : -5;
}
