import { addressIn } from '#domain/options/locales.ts';
import type { Site } from '#domain/site.ts';
import { hungLink } from '#domain/story/permalink.ts';
import type { PublishedStory } from '#domain/story/published-story.ts';
import type { Mail } from '#services/ports.ts';
import { fillWords, letterParts, line } from './mail-letter.ts';
import { approvalName } from './mail-names.ts';
import { MAIL_WORDS, mailLanguage } from './words/mail-words.ts';

type Told = Pick<
  PublishedStory,
  'hash' | 'category' | 'title' | 'writingType' | 'language' | 'shortened' | 'faceChanged'
>;

/** What a writer who left an e-mail address is told once the story can be read. */
export function approvalMail(story: Told, site: Site, to: string): Mail {
  const language = mailLanguage(story.language);
  const { approval, signature } = MAIL_WORDS[language][story.writingType];
  const fill = (words: string) =>
    fillWords(words, { title: story.title, site: site.name, tagline: site.tagline });
  const letter = {
    language,
    subject: fill(approval.subject),
    signature: fill(signature),
    blocks: [
      line(fill(approval.published)),
      line(approval.page),
      { kind: 'link' as const, url: `${site.origin}${hungLink(story)}` },
      ...(story.shortened || story.faceChanged
        ? [
            line(approval.cut),
            { kind: 'link' as const, url: `${site.origin}${addressIn(language, '/receipt')}` },
          ]
        : []),
      line(approval.thanks),
      line(approval.why),
    ],
  };
  return {
    name: approvalName(story),
    to,
    ...letterParts(letter, site),
  };
}
