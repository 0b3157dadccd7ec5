import { Resolver } from 'node:dns/promises';
import { senderDomain } from '#domain/mail-sender.ts';
import { readConfig } from '../compose/config.ts';
import type { Settings } from '../setup/settings.ts';
import { type Finding, held, look, tried } from './finding.ts';

const ASKING = { timeout: 2_000, tries: 2 };
const SPF = 'mail SPF';
const DMARC = 'mail DMARC';
const DKIM = 'mail DKIM';
const RUNBOOK = 'See "Mail that is believed" in the runbook.';

/** All that stands under a name; nothing where there is no such name. */
type Lookup = (name: string) => Promise<string[]>;

/**
 * Whether receivers can tell our mails from somebody's who only writes our name on theirs. Nothing here keeps a mail from being
 * sent, so nothing is broken by it. `server` is asked in place of the machine's own.
 */
export function checkSender({ worker }: Settings, server?: string): Promise<Finding[]> {
  return tried(
    'mail sender',
    'Put MAIL_FROM and MAIL_DKIM_SELECTOR right in worker.env.',
    async () => {
      const { MAIL_FROM, MAIL_DKIM_SELECTOR } = readConfig(
        ['MAIL_FROM', 'MAIL_DKIM_SELECTOR'],
        worker,
      );
      const domain = senderDomain(MAIL_FROM) ?? '';
      const lookup = createLookup(server);
      try {
        return [
          await checkSpf(domain, lookup),
          await checkDmarc(domain, lookup),
          await checkDkim(domain, MAIL_DKIM_SELECTOR, lookup),
        ];
      } catch (error) {
        const code = (error as { code?: string }).code ?? String(error);
        return look(
          'mail sender',
          `no name server answered about ${domain} (${code})`,
          `Try again, or ask another one: hikaya doctor --dns ADDRESS. ${RUNBOOK}`,
        );
      }
    },
  );
}

const NOTHING_THERE = new Set(['ENOTFOUND', 'ENODATA']);

function createLookup(server: string | undefined): Lookup {
  const resolver = new Resolver(ASKING);
  if (server !== undefined) resolver.setServers([server]);
  return async (name) => {
    try {
      return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''));
    } catch (error) {
      if (NOTHING_THERE.has((error as { code?: string }).code ?? '')) return [];
      throw error;
    }
  };
}

/** Which machines may send in our name (RFC 7208). */
async function checkSpf(domain: string, lookup: Lookup): Promise<Finding> {
  const records = (await lookup(domain)).filter((text) => /^v=spf1(?: |$)/i.test(text));
  const [record] = records;
  if (record === undefined)
    return look(
      SPF,
      `nothing at ${domain} says who may send its mails`,
      `Publish there as TXT: v=spf1 include:(what your relay tells you) -all. ${RUNBOOK}`,
    );
  if (records.length > 1)
    return look(
      SPF,
      `${domain} has ${records.length} records; receivers believe none`,
      'Make one of them.',
    );
  const isNarrow = /\s(?:[-~]all|redirect=\S+)(?:\s|$)/i.test(record);
  return isNarrow
    ? held(SPF, `${domain} says ${record}`)
    : look(
        SPF,
        `${domain} lets everybody send its mails: ${record}`,
        `End it with -all. ${RUNBOOK}`,
      );
}

/** What is to be done with mails that are not ours (RFC 7489); a domain above may say it for all below. */
async function checkDmarc(domain: string, lookup: Lookup): Promise<Finding> {
  for (const name of withThoseAbove(domain)) {
    const record = (await lookup(`_dmarc.${name}`)).find((text) => /^v=DMARC1\s*;/i.test(text));
    if (record === undefined) continue;
    const inherited = name === domain ? undefined : /;\s*sp=(\w+)/i.exec(record)?.[1];
    const policy = inherited ?? /;\s*p=(\w+)/i.exec(record)?.[1] ?? 'none';
    return policy.toLowerCase() === 'none'
      ? look(
          DMARC,
          `_dmarc.${name} only watches: ${record}`,
          `When its reports look well, ask for more: p=quarantine. ${RUNBOOK}`,
        )
      : held(DMARC, `_dmarc.${name} says ${record}`);
  }
  return look(
    DMARC,
    `nothing at _dmarc.${domain} says what to do with mails that are not yours`,
    `Publish there as TXT: v=DMARC1; p=none; rua=mailto:(an address of yours). ${RUNBOOK}`,
  );
}

function withThoseAbove(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, from) => labels.slice(from).join('.'));
}

/** Whether receivers find the key that the relay signs with (RFC 6376). */
async function checkDkim(
  domain: string,
  selector: string | undefined,
  lookup: Lookup,
): Promise<Finding> {
  if (selector === undefined)
    return held(DKIM, 'not looked for: MAIL_DKIM_SELECTOR in worker.env would say where');
  const name = `${selector}._domainkey.${domain}`;
  const key = (await lookup(name)).map((text) => /(?:^|;)\s*p=([^;]*)/i.exec(text)?.[1]?.trim());
  const mend = `Publish there what your relay tells you. ${RUNBOOK}`;
  if (key.some(Boolean)) return held(DKIM, `${name} has a key`);
  return key.includes('')
    ? look(DKIM, `the key at ${name} was taken back`, mend)
    : look(DKIM, `no key at ${name}`, mend);
}
