import type { Locale } from '#domain/options/locales.ts';
import type { WritingType } from '#domain/options/writing-types.ts';
import { filled } from './text-words.ts';

type BookletWords = {
  contents: string;
  colophon: string;
  counts: Record<WritingType | 'both', string>;
};

/** What a booklet says around the texts in it. */
const BOOKLET_WORDS: Readonly<Record<Locale, BookletWords>> = {
  en: {
    contents: 'In this booklet',
    colophon:
      'These words were on {site} on {day}. Each belongs to the person who wrote it, and a writer may take it back. The code under a text opens it on the site, as long as it is there.',
    counts: {
      STORY: '{n, plural, one {# story} other {# stories}}',
      LETTER: '{n, plural, one {# letter} other {# letters}}',
      both: '{n, plural, one {# story or letter} other {# stories and letters}}',
    },
  },
  fr: {
    contents: 'Dans ce livret',
    colophon:
      'Ces mots se trouvaient sur {site} le {day}. Chacun appartient à la personne qui l’a écrit, et elle peut le reprendre. Le code sous un texte l’ouvre sur le site, tant qu’il s’y trouve.',
    counts: {
      STORY: '{n, plural, one {# récit} other {# récits}}',
      LETTER: '{n, plural, one {# lettre} other {# lettres}}',
      both: '{n, plural, one {# récit ou lettre} other {# récits et lettres}}',
    },
  },
  ur: {
    contents: 'اس کتابچے میں',
    colophon:
      'یہ الفاظ {day} کو {site} پر تھے۔ ہر تحریر اُس کی ہے جس نے اسے لکھا، اور لکھنے والا اسے واپس لے سکتا ہے۔ تحریر کے نیچے کا کوڈ اسے سائٹ پر کھولتا ہے، جب تک وہ وہاں ہے۔',
    counts: {
      STORY: '{n, plural, one {# کہانی} other {# کہانیاں}}',
      LETTER: '{n, plural, one {# خط} other {# خطوط}}',
      both: '{n, plural, one {# کہانی یا خط} other {# کہانیاں اور خطوط}}',
    },
  },
  ar: {
    contents: 'في هذا الكتيّب',
    colophon:
      'كانت هذه الكلمات على {site} يوم {day}. كل نص ملك لمن كتبه، ويمكنه أن يسترجعه. الرمز تحت النص يفتحه في الموقع ما دام منشورًا فيه.',
    counts: {
      STORY:
        '{n, plural, zero {بلا حكايات} one {حكاية واحدة} two {حكايتان} few {# حكايات} many {# حكاية} other {# حكاية}}',
      LETTER:
        '{n, plural, zero {بلا رسائل} one {رسالة واحدة} two {رسالتان} few {# رسائل} many {# رسالة} other {# رسالة}}',
      both: '{n, plural, zero {بلا نصوص} one {نص واحد} two {حكاية ورسالة} few {# حكايات ورسائل} many {# حكاية ورسالة} other {# حكاية ورسالة}}',
    },
  },
};

/** Addresses and days run from the left; among Arabic letters their parts would change places. */
const apart = (words: string) => `\u2066${words}\u2069`;

type Held = { kinds: ReadonlySet<WritingType>; texts: number; site: string; day: string };

/** "12 stories and letters", and what stands before the first of them. */
export function bookletWords(locale: Locale, { kinds, texts, site, day }: Held) {
  const { contents, colophon, counts } = BOOKLET_WORDS[locale];
  const [kind = 'STORY'] = kinds;
  const count = counts[kinds.size > 1 ? 'both' : kind];
  return {
    subtitle: filled(count, { n: texts }, locale),
    contents,
    colophon: filled(colophon, { site: apart(site), day: apart(day) }),
  };
}
