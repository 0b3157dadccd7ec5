import type { TextLanguage } from '#domain/options/languages.ts';
import { addressIn } from '#domain/options/locales.ts';
import type { Site } from '#domain/site.ts';
import type { Mail } from '#services/ports.ts';
import { fillWords, letterParts, line } from './mail-letter.ts';
import { mailLanguage, QUIET_WORDS, type QuietNews } from './words/mail-words.ts';

export type QuietDecision = {
  name: string;
  language: TextLanguage;
  decision: QuietNews;
};

/**
 * For writers who asked that their mail names nothing: what there is to know, and the way to the receipt page. The same words for
 * everybody, so that neither a shared mailbox nor the mail's size tells one text from another.
 */
export function quietMail(quiet: QuietDecision, site: Site, to: string): Mail {
  const language = mailLanguage(quiet.language);
  const { subject, decided, look, why } = QUIET_WORDS[language];
  const letter = {
    language,
    subject: fillWords(subject, { site: site.name }),
    blocks: [
      line(decided[quiet.decision]),
      line(look[quiet.decision]),
      { kind: 'link' as const, url: `${site.origin}${addressIn(language, '/receipt')}` },
      line(why),
    ],
  };
  return { name: quiet.name, to, ...letterParts(letter, site) };
}
