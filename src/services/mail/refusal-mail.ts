import { formPathOf } from '#domain/campaigns/write-path.ts';
import { addressIn } from '#domain/options/locales.ts';
import type { Site } from '#domain/site.ts';
import type { PublishedStory } from '#domain/story/published-story.ts';
import type { Mail } from '#services/ports.ts';
import { fillWords, letterParts, line, type MailBlock } from './mail-letter.ts';
import { refusalName } from './mail-names.ts';
import { MAIL_WORDS, mailLanguage } from './words/mail-words.ts';

export type Refusal = {
  /** Never the words themselves: a mailbox may be read by others. */
  story: Pick<PublishedStory, 'hash' | 'campaign' | 'title' | 'writingType' | 'language'>;
  /** The clauses' words for the writer, in the story's language where they have any; only those that may be shown. */
  reasons: readonly string[];
  note: string | null;
  /** Nobody refused it: what was asked had no answer. */
  unanswered?: boolean;
  /** Which decision this tells of, so that a second one about the same story is a second mail. */
  eventNo: number;
};

/** Thanks, the reason, what would make it publishable, and where to ask again. */
export function refusalMail(
  { story, reasons, note, unanswered, eventNo }: Refusal,
  site: Site,
  to: string,
): Mail {
  const language = mailLanguage(story.language);
  const { refusal, signature } = MAIL_WORDS[language][story.writingType];
  const fill = (words: string) =>
    fillWords(words, {
      title: story.title,
      site: site.name,
      tagline: site.tagline,
      appeals: site.emails.appeals,
      reference: story.hash,
    });
  const quotes = (texts: readonly string[]): MailBlock[] =>
    texts.map((text) => ({ kind: 'quote', text }));
  const because: MailBlock[] = [
    line(fill(refusal.thanks)),
    ...(reasons.length > 0 ? [line(refusal.because), ...quotes(reasons)] : []),
    ...(note ? [line(refusal.note), ...quotes([note])] : []),
    // Of a text that came twice there is nothing to mend.
    ...(reasons.length > 0 ? [line(refusal.again)] : []),
  ];
  const blocks: MailBlock[] = [
    ...(unanswered ? [line(fill(refusal.unanswered)), line(refusal.sendAgain)] : because),
    { kind: 'link', url: `${site.origin}${addressIn(language, formPathOf(story.campaign))}` },
    line(fill(refusal.appeal)),
    line(refusal.why),
  ];
  const letter = {
    language,
    subject: fill(refusal.subject),
    signature: fill(signature),
    blocks,
  };
  return {
    name: refusalName(story, eventNo),
    to,
    ...letterParts(letter, site),
  };
}
