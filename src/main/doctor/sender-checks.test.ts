import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { startNameServer, type Zone } from '#support/name-server.ts';
import type { Settings } from '../setup/settings.ts';
import { checkSender } from './sender-checks.ts';

const DOMAIN = 'mail.hikaya.test';
/** Longer than one piece of a record. */
const KEY = `v=DKIM1; k=rsa; p=${'A'.repeat(392)}`;
const WELL = {
  [DOMAIN]: ['something else=1', 'v=spf1 include:relay.test -all'],
  [`_dmarc.${DOMAIN}`]: ['v=DMARC1; p=quarantine; rua=mailto:dmarc@hikaya.test'],
  [`s1._domainkey.${DOMAIN}`]: [KEY],
};

async function findings(zone: Zone, worker: Record<string, string> = {}) {
  const server = await startNameServer(zone);
  onTestFinished(server.stop);
  return said(server.address, worker);
}

async function said(server: string, worker: Record<string, string> = {}) {
  const settings = { MAIL_FROM: `Hikaya <hello@${DOMAIN}>`, MAIL_DKIM_SELECTOR: 's1', ...worker };
  const found = await checkSender({ worker: settings } as unknown as Settings, server);
  return found.map(({ state, about, says }) => `${state} ${about}: ${says}`);
}

test('records that are there are held', async () => {
  expect(await findings(WELL)).toEqual([
    `held mail SPF: ${DOMAIN} says v=spf1 include:relay.test -all`,
    `held mail DMARC: _dmarc.${DOMAIN} says v=DMARC1; p=quarantine; rua=mailto:dmarc@hikaya.test`,
    `held mail DKIM: s1._domainkey.${DOMAIN} has a key`,
  ]);
});

test('records that are missing want a look, and none is called broken', async () => {
  expect(await findings({})).toEqual([
    `look mail SPF: nothing at ${DOMAIN} says who may send its mails`,
    `look mail DMARC: nothing at _dmarc.${DOMAIN} says what to do with mails that are not yours`,
    `look mail DKIM: no key at s1._domainkey.${DOMAIN}`,
  ]);
});

test.each([
  [
    'two SPF records',
    DOMAIN,
    ['v=spf1 -all', 'v=spf1 mx -all'],
    'SPF: mail.hikaya.test has 2 records',
  ],
  ['an SPF record for everybody', DOMAIN, ['v=spf1 +all'], 'SPF: mail.hikaya.test lets everybody'],
  ['one without an end', DOMAIN, ['v=spf1 mx'], 'SPF: mail.hikaya.test lets everybody'],
  [
    'a policy that watches',
    `_dmarc.${DOMAIN}`,
    ['v=DMARC1; p=none'],
    `DMARC: _dmarc.${DOMAIN} only`,
  ],
  ['a key taken back', `s1._domainkey.${DOMAIN}`, ['v=DKIM1; p='], 'DKIM: the key at s1.'],
])('%s wants a look', async (_what, name, texts, named) => {
  const wrong = (await findings({ ...WELL, [name]: texts })).filter((one) =>
    one.startsWith('look'),
  );
  expect(wrong).toEqual([expect.stringContaining(`look mail ${named}`)]);
});

test('what a domain above says for all below counts', async () => {
  const { [`_dmarc.${DOMAIN}`]: _, ...others } = WELL;
  const above = (record: string) => findings({ ...others, '_dmarc.hikaya.test': [record] });
  expect((await above('v=DMARC1; p=reject'))[1]).toMatch(/^held mail DMARC: _dmarc\.hikaya\.test/);
  expect((await above('v=DMARC1; p=reject; sp=none'))[1]).toMatch(/^look mail DMARC/);
});

test('without a selector the key is not looked for, and that is said', async () => {
  const settings = { MAIL_FROM: `hello@${DOMAIN}` };
  const server = await startNameServer(WELL);
  onTestFinished(server.stop);
  const found = await checkSender({ worker: settings } as unknown as Settings, server.address);
  expect(found[2]).toMatchObject({ state: 'held', about: 'mail DKIM' });
  expect(server.asked.filter((name) => name.includes('_domainkey'))).toEqual([]);
});

test('a name server that does not answer is a look, too', async () => {
  const silent = createSocket('udp4').bind(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  expect(await said(`127.0.0.1:${silent.address().port}`)).toEqual([
    expect.stringMatching(
      /^look mail sender: no name server answered about mail\.hikaya\.test \(ETIMEOUT\)/,
    ),
  ]);
});
