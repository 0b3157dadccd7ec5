import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';

export type Certificate = { key: Buffer; cert: Buffer };

const KEY = ['-newkey', 'rsa:2048', '-nodes', '-days', '2'];
const openssl = (...words: string[]) => execFileSync('openssl', words, { stdio: 'pipe' });

/** Somebody who vouches for mail servers; whom to believe is for the test to say. */
export function createMailAuthority(folder: string) {
  const at = (name: string) => path.join(folder, name);
  openssl(
    ...['req', '-x509', ...KEY, '-keyout', at('ca.key'), '-out', at('ca.crt')],
    ...['-subj', '/CN=A mail house'],
  );
  return {
    /** The file to be believed. */
    file: at('ca.crt'),
    certificateFor: (host: string): Certificate => {
      const kind = isIP(host) ? 'IP' : 'DNS';
      openssl(
        ...['req', '-x509', ...KEY, '-keyout', at(`${host}.key`), '-out', at(`${host}.crt`)],
        ...['-subj', `/CN=${host}`, '-addext', `subjectAltName=${kind}:${host}`],
        ...['-addext', 'basicConstraints=CA:FALSE', '-CA', at('ca.crt'), '-CAkey', at('ca.key')],
      );
      return { key: readFileSync(at(`${host}.key`)), cert: readFileSync(at(`${host}.crt`)) };
    },
  };
}
