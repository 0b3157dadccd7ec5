import { existsSync } from 'node:fs';
import path from 'node:path';

const RELEASE = path.resolve(import.meta.dirname, '../../..');
const PERL = '/usr/bin/perl';
const SHUT_IN = path.join(import.meta.dirname, 'shut-in.pl');

/** With which it ends where a machine cannot shut anything in. */
export const CANNOT_SHUT_IN = 77;

/** What Node, our sources and their packages need to be read; settings and everybody's words stand elsewhere. */
const READABLE = [
  process.execPath,
  ...['/lib', '/lib64', '/usr/lib', '/etc/ld.so.cache', '/etc/ssl/openssl.cnf'],
  ...['src', 'node_modules', 'package.json'].map((name) => path.join(RELEASE, name)),
];

/**
 * How a script of ours is started that works on words of strangers with native code (a sandbox): it reads our program
 * and nothing else, writes nowhere, and reaches neither the network nor another process, its parent included.
 */
export function shutIn(): { execPath: string; execArgv: string[] } {
  const readable = READABLE.filter((file) => existsSync(file));
  return { execPath: PERL, execArgv: [SHUT_IN, ...readable, '--', process.execPath] };
}
