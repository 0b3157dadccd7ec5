import type { TextLanguage } from '#domain/options/languages.ts';
import { addressIn } from '#domain/options/locales.ts';
import type { WritingType } from '#domain/options/writing-types.ts';
import type { Site } from '#domain/site.ts';
import type { Mail } from '#services/ports.ts';
import { letterParts, line } from './mail-letter.ts';
import { answerName } from './mail-names.ts';
import { MAIL_WORDS, mailLanguage } from './words/mail-words.ts';

type Answer = { hash: string; language: TextLanguage; writingType: WritingType; eventNo: number };

/** Says that there is an answer, and not to what: whoever shares the mailbox learns nothing. */
export function answerMail(answer: Answer, site: Site, to: string): Mail {
  return { name: answerName(answer, answer.eventNo), to, ...answerParts(answer, site) };
}

export function answerParts(answer: Pick<Answer, 'language' | 'writingType'>, site: Site) {
  const language = mailLanguage(answer.language);
  const { subject, there } = MAIL_WORDS[language][answer.writingType].answer;
  const url = `${site.origin}${addressIn(language, '/receipt')}`;
  const letter = { language, subject, blocks: [line(there), { kind: 'link' as const, url }] };
  return letterParts(letter, site);
}
