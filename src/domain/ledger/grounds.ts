import type { RemovalGround } from '#domain/vetting/removal.ts';

/** Guidelines that a new desk begins with. Another one, which leads wrote, is told as that. */
export const KNOWN_GUIDELINES = [
  'true-first-person',
  'contact-details',
  'nobody-exposed',
  'no-hate',
  'no-sermon',
  'under-18',
  'language',
  'no-spam',
] as const;
type KnownGuideline = (typeof KNOWN_GUIDELINES)[number];

/** Beside the guidelines: without a word, for spam and hate; with many others like it, of which not each was read; no answer came to a question; nobody decided for a year. */
export type DeclinedGround =
  | KnownGuideline
  | 'another-guideline'
  | 'silently'
  | 'put-aside'
  | 'no-answer'
  | 'nobody-decided';

export type RemovedGround = RemovalGround | 'unsaid';

/** In the words of the transparency database of the EU's Digital Services Act, for whoever compares. */
export type DsaWords = { decision: string; ground: string; category: string };

const NOT_SHOWN = 'DECISION_VISIBILITY_CONTENT_DISABLED';
const REMOVED = 'DECISION_VISIBILITY_CONTENT_REMOVED';
const OUR_RULES = 'DECISION_GROUND_INCOMPATIBLE_CONTENT';
const LAW = 'DECISION_GROUND_ILLEGAL_CONTENT';
const SCOPE = 'STATEMENT_CATEGORY_SCOPE_OF_PLATFORM_SERVICE';
const PRIVACY = 'STATEMENT_CATEGORY_DATA_PROTECTION_AND_PRIVACY_VIOLATIONS';
const HATE = 'STATEMENT_CATEGORY_ILLEGAL_OR_HARMFUL_SPEECH';
const MINORS = 'STATEMENT_CATEGORY_PROTECTION_OF_MINORS';
const COPIED = 'STATEMENT_CATEGORY_INTELLECTUAL_PROPERTY_INFRINGEMENTS';
const SPAM = 'STATEMENT_CATEGORY_SCAMS_AND_FRAUD';
const OTHER = 'STATEMENT_CATEGORY_OTHER_VIOLATION_TC';

const DECLINED: Record<DeclinedGround, string> = {
  'true-first-person': SCOPE,
  'contact-details': PRIVACY,
  'nobody-exposed': PRIVACY,
  'no-hate': HATE,
  'no-sermon': SCOPE,
  'under-18': MINORS,
  language: SCOPE,
  'no-spam': SPAM,
  'another-guideline': OTHER,
  silently: OTHER,
  'put-aside': SPAM,
  'no-answer': OTHER,
  'nobody-decided': OTHER,
};

const TAKEN_DOWN: Record<RemovedGround, string> = {
  guidelines: OTHER,
  safety: PRIVACY,
  'about-somebody': PRIVACY,
  copied: COPIED,
  law: OTHER,
  mistake: OTHER,
  unsaid: OTHER,
};

/** Nothing for what is no decision against a text. */
export function dsaWords(measure: string, ground: string): DsaWords | null {
  if (measure === 'declined')
    return { decision: NOT_SHOWN, ground: OUR_RULES, category: DECLINED[ground as DeclinedGround] };
  if (measure !== 'removed') return null;
  const rests = ground === 'law' ? LAW : OUR_RULES;
  return { decision: REMOVED, ground: rests, category: TAKEN_DOWN[ground as RemovedGround] };
}
