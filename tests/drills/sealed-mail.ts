import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMailFolder } from '#lab/mail-folder.ts';
import { createMailAuthority } from '#support/mail-authority.ts';
import { startNameServer } from '#support/name-server.ts';
import type { Machine } from './bare-debian.ts';
import type { Ground } from './ground.ts';

const HOST = 'mail.hikaya.test';

/** A mail server over TLS that wants a name and a password, with a certificate of an authority of its own. */
export async function sealedMail(ground: Ground) {
  const folder = mkdtempSync(path.join(tmpdir(), 'hikaya-sealed-mail-'));
  ground.atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const authority = createMailAuthority(folder);
  const mails = path.join(folder, 'mails');
  const server = await startMailFolder(mails, 0, {
    tls: authority.certificateFor(HOST),
    login: { user: 'hikaya', pass: 'a-word-for-mail' },
  });
  let isUp = true;
  const stop = async () => {
    if (isUp) await server.stop();
    isUp = false;
  };
  ground.atEnd(stop);
  const names = await startNameServer({
    'hikaya.test': ['v=spf1 a:mail.hikaya.test -all'],
    '_dmarc.hikaya.test': ['v=DMARC1; p=reject'],
  });
  ground.atEnd(names.stop);
  const port = new URL(server.url).port;
  return {
    authority: authority.file,
    /** Where the sender's domain is known, seen from this machine. */
    dnsAt: ({ address }: Machine) => `${address.outside}:${names.port}`,
    folder: mails,
    stop,
    url: `smtps://hikaya:a-word-for-mail@${HOST}:${port}`,
  };
}
