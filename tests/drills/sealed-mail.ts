import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMailFolder } from '#lab/mail-folder.ts';
import type { Ground } from './ground.ts';

const HOST = 'mail.hikaya.test';

/** A mail server over TLS that wants a name and a password, with a certificate of an authority of its own. */
export async function sealedMail(ground: Ground) {
  const folder = mkdtempSync(path.join(tmpdir(), 'hikaya-sealed-mail-'));
  ground.atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const at = (name: string) => path.join(folder, name);
  const openssl = (...words: string[]) => execFileSync('openssl', words, { stdio: 'pipe' });
  const key = ['-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  openssl(
    'req',
    '-x509',
    ...key,
    '-keyout',
    at('ca.key'),
    '-out',
    at('ca.crt'),
    '-subj',
    '/CN=A mail house',
  );
  openssl(
    ...['req', '-x509', ...key, '-keyout', at('mail.key'), '-out', at('mail.crt')],
    ...[
      '-subj',
      `/CN=${HOST}`,
      '-addext',
      `subjectAltName=DNS:${HOST}`,
      '-addext',
      'basicConstraints=CA:FALSE',
    ],
    ...['-CA', at('ca.crt'), '-CAkey', at('ca.key')],
  );
  const mails = at('mails');
  const server = await startMailFolder(mails, 0, {
    tls: { key: readFileSync(at('mail.key')), cert: readFileSync(at('mail.crt')) },
    login: { user: 'hikaya', pass: 'a-word-for-mail' },
  });
  let isUp = true;
  const stop = async () => {
    if (isUp) await server.stop();
    isUp = false;
  };
  ground.atEnd(stop);
  const port = new URL(server.url).port;
  return {
    authority: at('ca.crt'),
    folder: mails,
    stop,
    url: `smtps://hikaya:a-word-for-mail@${HOST}:${port}`,
  };
}
