type Sources = {
  /** Hashes of our own scripts, and hosts of others'; null where none may run. */
  scripts: readonly string[] | null;
  frames?: readonly string[];
  connects?: readonly string[];
};

/** What a page may load: its own files, and of scripts in the page only those we wrote there. */
export function pagePolicy(sources: Sources, more: readonly string[] = []): string {
  const { scripts, frames = [], connects = [] } = sources;
  return [
    "default-src 'none'",
    ['script-src', ...(scripts ? ["'self'", ...scripts] : ["'none'"])].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    ['connect-src', "'self'", ...connects].join(' '),
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    ...more,
  ].join('; ');
}

/** For development alone: its tools write scripts and styles into the page and listen for changes. */
export const DEVELOPMENT_POLICY = [
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:",
  "connect-src 'self' ws:",
  "frame-ancestors 'none'",
].join('; ');
