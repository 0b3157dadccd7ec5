/** So long an address shows a draft; whoever needs it longer asks for another. */
export const PREVIEW_DAYS = 7;

/** 256 bits, as a link says them. */
const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** Where everything of a preview stands: below its secret, each page at its own path. */
export const previewBase = (secret: string): string => `/preview/${secret}`;

/** The secret an address carries, and the page that it is for; null where it is no address of a preview. */
export function splitPreview(path: string): { secret: string; path: string } | null {
  const [, secret = '', rest = ''] = /^\/preview\/([^/]+)(.*)$/.exec(path) ?? [];
  return SECRET.test(secret) ? { secret, path: rest || '/' } : null;
}
