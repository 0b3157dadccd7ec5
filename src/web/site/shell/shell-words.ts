import { useMatches } from 'react-router';
import type { Language } from '#domain/options/languages.ts';

/** The shell's words in Urdu. A word that is not here stays in English. */
const URDU: Record<string, string> = {
  'Skip to the main content': 'اصل متن پر جائیں',
  'Open campaigns': 'جاری مہمات',
  'Write to the Children of Gaza': 'غزہ کے بچوں کے نام خط لکھیں',
  'Share a Hijab story': 'حجاب کی کہانی سنائیں',
  'Tell your story': 'اپنی کہانی سنائیں',
  Menu: 'فہرست',
  Close: 'بند کریں',
  More: 'مزید',
  Stories: 'کہانیاں',
  Museum: 'عجائب گھر',
  Opportunities: 'مواقع',
  Educators: 'اساتذہ',
  Mission: 'ہمارا مقصد',
  FAQ: 'سوالات',
  Press: 'اخبارات',
  Contact: 'رابطہ',
  Donate: 'عطیہ',
  Read: 'پڑھیں',
  Write: 'لکھیں',
  About: 'ہمارے بارے میں',
  'Stories and letters': 'کہانیاں اور خطوط',
  Impact: 'اثر',
  'Submission Guidelines': 'لکھنے کے اصول',
  'Terms of use': 'شرائط',
  'Privacy policy': 'رازداری',
  'A voluntary service, kept open by donations and by people who read carefully.':
    'یہ رضاکارانہ خدمت عطیات سے چلتی ہے۔',
  'Tell a story. Save a life.': 'ایک کہانی سنائیں۔ ایک جان بچائیں۔',
};

/** A page says in its `handle` that all of it, shell included, is in another language. */
export function usePageLanguage(): Language {
  const languages = useMatches().map(
    (match) => (match.handle as { language?: Language } | undefined)?.language,
  );
  return languages.find(Boolean) ?? 'en';
}

export function useShellWords(): (words: string) => string {
  const language = usePageLanguage();
  return (words) => (language === 'ur' ? (URDU[words] ?? words) : words);
}
