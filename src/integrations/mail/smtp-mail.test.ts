import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Site } from '#domain/site.ts';
import { answerMail } from '#services/mail/answer-mail.ts';
import { approvalMail } from '#services/mail/approval-mail.ts';
import { refusalMail } from '#services/mail/refusal-mail.ts';
import type { Mail } from '#services/ports.ts';
import { leadsMail } from '#services/safeguarding/leads-mail.ts';
import { createMailAuthority } from '#support/mail-authority.ts';
import { headerOf, type Relay, type RelayOptions, startRelay } from '#support/relay.ts';
import { SITE } from '#support/sample-site.ts';
import { createSmtpMail } from './smtp-mail.ts';

const FROM = 'Hikaya <hello@hikaya.test>';
const KEY = 'the key of the mail worker';
const STORY = {
  hash: '0123456789ab',
  title: 'A window in Halifax',
  category: 'MOSQUE',
  campaign: 'mosque',
  writingType: 'STORY',
  language: 'en',
  shortened: false,
  faceChanged: false,
} as const;
const TO = 'amina@hikaya.test';
const site: Site = SITE;
const APPROVAL = approvalMail(STORY, site, TO);

let folder: string;
let authority: ReturnType<typeof createMailAuthority>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hikaya-mail-'));
  authority = createMailAuthority(folder);
  const believed = getCACertificates('default');
  setDefaultCACertificates([...believed, await readFile(authority.file, 'utf8')]);
  return async () => {
    setDefaultCACertificates(believed);
    await rm(folder, { recursive: true, force: true });
  };
});

async function open(options: Omit<RelayOptions, 'folder'> = {}): Promise<Relay> {
  const relay = await startRelay({
    folder: await mkdtemp(path.join(folder, 'relay-')),
    ...options,
  });
  onTestFinished(relay.stop);
  return relay;
}

async function send(url: string, mails: readonly Mail[] = [APPROVAL], secretKey = KEY) {
  const smtp = createSmtpMail({ url, from: FROM, secretKey });
  onTestFinished(smtp.close);
  for (const mail of mails) await smtp.sendMail(mail);
}

/** Leads to this machine too, but is none of the names that say so. */
const ELSEWHERE = '0.0.0.0';
const elsewhere = ({ port }: Relay, protocol = 'smtp') => `${protocol}://${ELSEWHERE}:${port}`;

describe('the line to the mail server', () => {
  test('on this machine may be open', async () => {
    const relay = await open();
    await send(`smtp://127.0.0.1:${relay.port}`);
    expect(relay.heard).toMatchObject([{ sealed: false, to: [TO] }]);
  });

  test('to another machine goes over to TLS before anything is said', async () => {
    const relay = await open({ certificate: authority.certificateFor(ELSEWHERE) });
    await send(elsewhere(relay));
    expect(relay.heard).toMatchObject([{ sealed: true, to: [TO] }]);
  });

  test('or begins with it', async () => {
    const certificate = authority.certificateFor(ELSEWHERE);
    const relay = await open({ certificate, sealedAtOnce: true });
    await send(elsewhere(relay, 'smtps'));
    expect(relay.heard).toMatchObject([{ sealed: true, to: [TO] }]);
  });

  test('that offers no TLS hears no address', async () => {
    const relay = await open();
    await expect(send(elsewhere(relay))).rejects.toThrow('Mail was not taken: ETLS');
    expect(relay.heard).toEqual([]);
  });

  test.each(['smtp', 'smtps'])(
    '%s: nor one whose certificate is of another name',
    async (protocol) => {
      const certificate = authority.certificateFor('other.hikaya.test');
      const relay = await open({ certificate, sealedAtOnce: protocol === 'smtps' });
      await expect(send(elsewhere(relay, protocol))).rejects.toThrow('Mail was not taken: ESOCKET');
      expect(relay.heard).toEqual([]);
    },
  );

  test('nor one for whom nobody vouches, whatever the process was told', async () => {
    const strangers = createMailAuthority(await mkdtemp(path.join(folder, 'strangers-')));
    const relay = await open({ certificate: strangers.certificateFor(ELSEWHERE) });
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    onTestFinished(() => void vi.unstubAllEnvs());
    await expect(send(elsewhere(relay))).rejects.toThrow('Mail was not taken: ESOCKET');
    expect(relay.heard).toEqual([]);
  });

  test('an address that would switch TLS off is not taken', async () => {
    for (const wish of ['ignoreTLS=true', 'requireTLS=false', 'tls.rejectUnauthorized=false'])
      await expect(send(`smtp://${ELSEWHERE}:1/?${wish}`)).rejects.toThrow('question mark');
  });

  test('on this machine the same wish is heard (control)', async () => {
    const relay = await open({ certificate: authority.certificateFor(ELSEWHERE) });
    await send(`smtp://127.0.0.1:${relay.port}/?ignoreTLS=true`);
    expect(relay.heard).toMatchObject([{ sealed: false }]);
  });
});

describe('what relays read and keep of a mail', () => {
  const MAILS = [
    APPROVAL,
    refusalMail({ story: STORY, reasons: ['Because.'], note: 'A word.', eventNo: 4711 }, site, TO),
    answerMail({ ...STORY, eventNo: 4712 }, site, TO),
    leadsMail({ to: 'lead@hikaya.test', eventNo: 4713, deskOrigin: 'https://desk.test' }, site),
  ];
  const NAMES = /0123456789ab|471[123]|window|halifax|mosque|approval|refusal|answer\b|danger/i;

  async function headers(mails: readonly Mail[], secretKey = KEY) {
    const relay = await open();
    await send(`smtp://127.0.0.1:${relay.port}`, mails, secretKey);
    const read = (n: number) => readFile(path.join(relay.mails, `0000${n + 1}.eml`));
    const each = await Promise.all(mails.map(async (_, n) => headerOf(await read(n))));
    return { relay, each, log: await readFile(relay.log, 'utf8') };
  }
  const idIn = (header = '') => /^Message-ID: (.+)$/m.exec(header)?.[1] ?? '';

  test('names no story: not its hash, title, subject or event', async () => {
    const { relay, each, log } = await headers(MAILS);
    const subjects = MAILS.map(({ subject }) => subject);
    for (const text of [...each, log, JSON.stringify(relay.heard)])
      expect(subjects.reduce((rest, subject) => rest.replaceAll(subject, ''), text)).not.toMatch(
        NAMES,
      );
    for (const subject of subjects) expect(subject).not.toMatch(/window|halifax|mosque/i);
    // The control: the same search finds what the words of the mail may say.
    expect(APPROVAL.text).toMatch(NAMES);
  });

  test('is these lines and no other', async () => {
    const { each } = await headers(MAILS);
    for (const header of each)
      expect(header.split('\n').map((line) => line.replace(/:.*/, ''))).toEqual([
        'From',
        'To',
        'Subject',
        'Message-ID',
        'Date',
        'MIME-Version',
        'Content-Type',
      ]);
  });

  test('has an id that is the same for every attempt, and another for every mail', async () => {
    const first = (await headers(MAILS)).each.map(idIn);
    const second = (await headers(MAILS)).each.map(idIn);
    expect(second).toEqual(first);
    expect(new Set(first).size).toBe(MAILS.length);
    for (const id of first) expect(id).toMatch(/^<[0-9a-f]{32}@hikaya\.test>$/);
  });

  test('has one that nobody finds without the key', async () => {
    const own = (await headers([APPROVAL])).each.map(idIn);
    const others = (await headers([APPROVAL], 'a key that somebody tries')).each.map(idIn);
    expect(others).not.toEqual(own);
  });

  test('tells two leads nothing of each other', async () => {
    const leads = ['one@hikaya.test', 'two@hikaya.test'].map((to) =>
      leadsMail({ to, eventNo: 4713, deskOrigin: 'https://desk.test' }, site),
    );
    expect(new Set((await headers(leads)).each.map(idIn)).size).toBe(2);
  });
});
