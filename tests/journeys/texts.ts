import type { Locale } from '#domain/options/locales.ts';

/** What somebody types; short, because every letter is a key. */
export type Text = { title: string; story: string };

export const TEXTS: Record<Locale, Text> = {
  en: {
    title: 'Snow on the minaret',
    story:
      'I was seven and my uncle lifted me up so that I could see the snow on the minaret. It stayed there until noon.',
  },
  fr: {
    title: 'La lampe de ma grand-mère',
    story:
      'Ma grand-mère laissait une lampe à la fenêtre chaque soir. Elle disait que quelqu’un rentrerait peut-être tard chez nous.',
  },
  ur: {
    title: 'دادی کا چراغ',
    story:
      'میری دادی ہر رات کھڑکی میں ایک چراغ رکھتی تھیں۔ وہ کہتی تھیں کہ شاید کوئی دیر سے گھر آئے۔ آج میں بھی ایک چراغ رکھتی ہوں اور آپ کو یاد کرتی ہوں۔',
  },
  ar: {
    title: 'مصباح جدتي',
    story:
      'كانت جدتي تترك مصباحا في النافذة كل ليلة، وتقول إن أحدا قد يعود متأخرا إلى البيت. واليوم أترك أنا أيضا مصباحا وأتذكركم جميعا.',
  },
};
