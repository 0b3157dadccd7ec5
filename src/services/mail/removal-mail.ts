import { addressIn } from '#domain/options/locales.ts';
import type { Site } from '#domain/site.ts';
import type { PublishedStory } from '#domain/story/published-story.ts';
import type { RemovalGround } from '#domain/vetting/removal.ts';
import type { Mail } from '#services/ports.ts';
import { fillWords, letterParts, line } from './mail-letter.ts';
import { removalName } from './mail-names.ts';
import { MAIL_WORDS, mailLanguage } from './words/mail-words.ts';

export type Removed = {
  story: Pick<PublishedStory, 'hash' | 'title' | 'writingType' | 'language'>;
  ground: RemovalGround;
  eventNo: number;
};

/** That it is down, and on which ground; the rest stands on the receipt page. */
export function removalMail({ story, ground, eventNo }: Removed, site: Site, to: string): Mail {
  const language = mailLanguage(story.language);
  const { removal, signature } = MAIL_WORDS[language][story.writingType];
  const fill = (words: string) =>
    fillWords(words, {
      title: story.title,
      site: site.name,
      tagline: site.tagline,
      appeals: site.emails.appeals,
      reference: story.hash,
    });
  const letter = {
    language,
    subject: fill(removal.subject),
    signature: fill(signature),
    blocks: [
      line(fill(removal.removed)),
      line(removal.ground[ground]),
      line(removal.where),
      { kind: 'link' as const, url: `${site.origin}${addressIn(language, '/receipt')}` },
      line(fill(removal.appeal)),
      line(removal.why),
    ],
  };
  return { name: removalName(story, eventNo), to, ...letterParts(letter, site) };
}
