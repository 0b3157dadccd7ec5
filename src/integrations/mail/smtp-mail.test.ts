import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { startMailFolder } from '#lab/mail-folder.ts';
import { readMails } from '#support/read-mails.ts';
import { createSmtpMail } from './smtp-mail.ts';

const MAIL = {
  messageId: '<1@hikaya.test>',
  to: 'amina@hikaya.test',
  subject: 'Salaam',
  text: 'Salaam',
  html: '<p>Salaam</p>',
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hikaya-mail-'));
  return () => rm(folder, { recursive: true, force: true });
});

/** A server that knows no TLS, under the name it is called by. */
async function sendTo(hostname: string, more = ''): Promise<void> {
  const server = await startMailFolder(folder);
  onTestFinished(server.stop);
  const url = `${server.url.replace('127.0.0.1', hostname)}${more}`;
  const mail = createSmtpMail({ url, from: 'Hikaya <hello@hikaya.test>' });
  onTestFinished(mail.close);
  await mail.sendMail(MAIL);
}

test('a server on this machine is spoken to openly', async () => {
  await sendTo('127.0.0.1');
  expect(await readMails(folder)).toHaveLength(1);
});

// The dot makes it a name that could be anybody's.
test('no address is said to another machine that cannot seal the line', async () => {
  await expect(sendTo('localhost.')).rejects.toThrow('Mail was not taken');
  await expect(sendTo('localhost.', '?requireTLS=false&ignoreTLS=true')).rejects.toThrow(
    'question mark',
  );
  expect(await readMails(folder)).toHaveLength(1);
});
