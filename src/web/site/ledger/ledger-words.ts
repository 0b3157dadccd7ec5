import { t } from '@lingui/core/macro';
import type { DeclinedGround, RemovedGround } from '#domain/ledger/grounds.ts';
import type { LedgerLine, Measure } from '#domain/ledger/ledger.ts';
import type { CaseOutcome } from '#domain/vetting/report.ts';

/** What a line of the ledger is about, as its table says it. */
export function lineWords({ measure, ground }: Pick<LedgerLine, 'measure' | 'ground'>): string {
  if (measure === 'declined') return DECLINED[ground as DeclinedGround] ?? ground;
  if (measure === 'removed') return REMOVED[ground as RemovedGround] ?? ground;
  if (measure === 'answered') return ANSWERED[ground as CaseOutcome] ?? ground;
  return LOOKED_AGAIN[measure] ?? measure;
}

const LOOKED_AGAIN: Partial<Record<Measure, string>> = {
  appealed: t`Writers who asked us to look again`,
  upheld: t`Another of us looked, and it stood`,
  overturned: t`Another of us looked, and the writer was right`,
  reported: t`Texts that were reported`,
};

const ANSWERED: Record<CaseOutcome, string> = {
  keep: t`Another of us looked, and it stayed as it is`,
  change: t`Another of us looked, and passages were left out`,
  remove: t`Another of us looked, and it was taken down`,
};

const DECLINED: Record<DeclinedGround, string> = {
  'true-first-person': t`Not true, or not told by whom it happened to`,
  'contact-details': t`A phone number, an email, an address or a link in it`,
  'nobody-exposed': t`Somebody else could be found by it`,
  'no-hate': t`Hateful or unlawful`,
  'no-sermon': t`A sermon or an opinion`,
  'under-18': t`A child’s text without an adult’s yes`,
  language: t`In a language that nobody here reads`,
  'no-spam': t`Advertising, or sent many times`,
  'another-guideline': t`Another guideline`,
  silently: t`Spam or hate, declined without a word`,
  'put-aside': t`Many that were alike, put aside together`,
  'no-answer': t`We asked the writer, and no answer came`,
  'nobody-decided': t`Nobody decided within a year`,
};

const REMOVED: Record<RemovedGround, string> = {
  guidelines: t`It does not keep a guideline`,
  safety: t`Somebody could be found or harmed`,
  'about-somebody': t`Somebody in it asked us`,
  copied: t`The words are somebody else’s`,
  law: t`A law or a court asks for it`,
  mistake: t`We published it by mistake`,
  unsaid: t`No reason was noted`,
};
