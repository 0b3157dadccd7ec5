import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { addressIn } from '#domain/options/locales.ts';
import type { Site } from '#domain/site.ts';
import type { PublishedStory } from '#domain/story/published-story.ts';
import type { Mail } from '#services/ports.ts';
import { dayTextIn } from '#words/dates.ts';
import { fillWords, letterParts, line } from './mail-letter.ts';
import { questionName } from './mail-names.ts';
import { MAIL_WORDS, mailLanguage } from './words/mail-words.ts';

export type Asked = {
  story: Pick<PublishedStory, 'hash' | 'title' | 'writingType' | 'language'>;
  until: CalendarDay;
  today: CalendarDay;
  eventNo: number;
};

/** That somebody asks, and where and until when to answer; what is asked stands on the receipt page alone. */
export function questionMail(
  { story, until, today, eventNo }: Asked,
  site: Site,
  to: string,
): Mail {
  const language = mailLanguage(story.language);
  const { question, signature } = MAIL_WORDS[language][story.writingType];
  const day = dayTextIn(language, until, today);
  const values = { title: story.title, site: site.name, tagline: site.tagline, day };
  const fill = (words: string) => fillWords(words, values);
  const letter = {
    language,
    subject: fill(question.subject),
    signature: fill(signature),
    blocks: [
      line(fill(question.asks)),
      line(question.where),
      { kind: 'link' as const, url: `${site.origin}${addressIn(language, '/receipt')}` },
      line(fill(question.until)),
      line(question.why),
    ],
  };
  return { name: questionName(story, eventNo), to, ...letterParts(letter, site) };
}
