import { type Locale, localeEntry, splitAddress } from '#domain/options/locales.ts';

type Apology = { title: string; later: string; back: string };

/** For requests that no page answers: said in front of every build, by the address alone. `deploy/varnish.vcl` says it too. */
export const APOLOGIES: Readonly<Record<Locale, Apology>> = {
  en: {
    title: 'Problems :(',
    later: 'Please try again later.',
    back: 'Press Back: your words are still in the form.',
  },
  fr: {
    title: 'Des problèmes :(',
    later: 'S’il vous plaît, réessayez plus tard.',
    back: 'Revenez en arrière : vos mots sont encore dans le formulaire.',
  },
  ur: {
    title: 'کچھ گڑبڑ ہے :(',
    later: 'براہِ کرم بعد میں دوبارہ کوشش کریں۔',
    back: 'واپس جائیں: آپ کے الفاظ اب بھی فارم میں ہیں۔',
  },
  ar: {
    title: 'حدثت مشكلة :(',
    later: 'نرجو المحاولة لاحقًا.',
    back: 'بالرجوع إلى الصفحة السابقة: كلماتك ما زالت في الاستمارة.',
  },
};

/** When a request never reached a page: too large, or not to be understood. */
export function problemsPage(address: string): string {
  const [pathname = ''] = address.split('?');
  const { locale } = splitAddress(pathname);
  const { title, later, back } = APOLOGIES[locale];
  return apologyPage(locale, { title, words: `${later} ${back}` });
}

export function apologyPage(locale: Locale, { title, words }: { title: string; words: string }) {
  return `<!doctype html><html lang="${locale}" dir="${localeEntry(locale).direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head><body><main><h1>${title}</h1><p>${words}</p></main></body></html>`;
}
