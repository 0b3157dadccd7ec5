import { randomBytes } from 'node:crypto';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { Certificate } from './mail-authority.ts';

export type RelayOptions = {
  /** For `relay.log` and the folder `mails`. */
  folder: string;
  /** Without one it offers no TLS. */
  certificate?: Certificate;
  /** TLS from the first byte; else it is offered (STARTTLS). */
  sealedAtOnce?: boolean;
};

/** One mail as its envelope had it. */
export type Heard = { sealed: boolean; from: string; to: string[]; parameters: object };

/** A relay between us and mailboxes: takes every mail, and writes a log as Postfix does. */
export async function startRelay({ folder, certificate, sealedAtOnce = false }: RelayOptions) {
  const [log, mails] = [path.join(folder, 'relay.log'), path.join(folder, 'mails')];
  mkdirSync(mails, { recursive: true });
  writeFileSync(log, '');
  const heard: Heard[] = [];
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    secure: sealedAtOnce,
    disabledCommands: certificate ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    ...certificate,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const mail = Buffer.concat(chunks);
        heard.push(envelopeOf(session));
        const number = String(heard.length).padStart(5, '0');
        writeFileSync(path.join(mails, `${number}.eml`), mail);
        appendFileSync(log, linesAbout(envelopeOf(session), mail));
        done();
      });
    },
  });
  // A client that does not believe the certificate hangs up, and that is its right.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('No port for the relay.');
  return {
    port: address.port,
    log,
    mails,
    heard,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type Relay = Awaited<ReturnType<typeof startRelay>>;

function envelopeOf({ secure, envelope }: SMTPServerSession): Heard {
  const { mailFrom, rcptTo } = envelope;
  return {
    sealed: secure,
    from: mailFrom ? mailFrom.address : '',
    to: rcptTo.map((one) => one.address),
    parameters: { from: mailFrom ? mailFrom.args : {}, to: rcptTo.map((one) => one.args) },
  };
}

/** Its subject too: many a relay is told to write it down (`header_checks`). */
function linesAbout({ from, to }: Heard, mail: Buffer): string {
  const id = randomBytes(5).toString('hex').toUpperCase();
  const header = headerOf(mail);
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(header)?.[1] ?? '';
  const time = new Date().toISOString();
  return [
    `smtpd[211]: ${id}: client=worker.internal[127.0.0.1]`,
    `cleanup[212]: ${id}: message-id=${field('Message-ID')}`,
    `cleanup[212]: ${id}: info: header Subject: ${field('Subject')} from worker.internal`,
    `qmgr[213]: ${id}: from=<${from}>, size=${mail.length}, nrcpt=${to.length} (queue active)`,
    ...to.map(
      (address) =>
        `smtp[214]: ${id}: to=<${address}>, relay=mx.${address.split('@')[1]}[203.0.113.25]:25, delay=0.31, dsn=2.0.0, status=sent (250 2.0.0 Ok: queued)`,
    ),
    `qmgr[213]: ${id}: removed`,
  ]
    .map((line) => `${time} relay postfix/${line}\n`)
    .join('');
}

/** What every relay on the way reads and may keep, each field on one line. */
export function headerOf(mail: Buffer | string): string {
  const [header = ''] = mail.toString('utf8').split('\r\n\r\n');
  return header.replaceAll(/\r\n[ \t]+/g, ' ').replaceAll('\r\n', '\n');
}
