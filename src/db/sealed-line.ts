import { isThisMachine } from '#domain/this-machine.ts';

/**
 * The machine to which words and addresses would go over a line that others can read, or to an end that nobody has
 * verified; null where they do not. Of several names, and of several ways to seal it, the driver goes by the last.
 */
export function openLineTo(address: string): string | null {
  const { hostname, searchParams } = new URL(address);
  const last = (name: string) => searchParams.getAll(name).at(-1);
  const host = last('host') ?? decodeURIComponent(hostname);
  if (host.startsWith('/')) return null;
  // Without a name the driver asks the environment for one.
  if (host === '') return 'whatever PGHOST says';
  return isThisMachine(host) || last('sslmode') === 'verify-full' ? null : host;
}

export const SEAL_IT =
  'On another machine the line has to be sealed and its end known: ?sslmode=verify-full';
