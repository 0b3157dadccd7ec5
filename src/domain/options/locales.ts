export type Direction = 'ltr' | 'rtl';

/** Languages of the interface. Each has its own addresses; English has no prefix. */
export const LOCALES = [
  { code: 'en', prefix: '', direction: 'ltr', ownName: 'English' },
  { code: 'fr', prefix: '/fr', direction: 'ltr', ownName: 'Français' },
  { code: 'ur', prefix: '/ur', direction: 'rtl', ownName: 'اردو' },
  { code: 'ar', prefix: '/ar', direction: 'rtl', ownName: 'العربية' },
] as const satisfies readonly {
  code: string;
  prefix: string;
  direction: Direction;
  ownName: string;
}[];

export type Locale = (typeof LOCALES)[number]['code'];

export const isLocale = (code: unknown): code is Locale => LOCALES.some((one) => one.code === code);

export function localeEntry(code: Locale): (typeof LOCALES)[number] {
  return LOCALES.find((one) => one.code === code) ?? LOCALES[0];
}

/** The language that an address is in, and the same address without it. Prefixes are known here and nowhere else. */
export function splitAddress(pathname: string): { locale: Locale; path: string } {
  const found = LOCALES.find(
    ({ prefix }) => prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`)),
  );
  if (!found) return { locale: 'en', path: pathname };
  return { locale: found.code, path: pathname.slice(found.prefix.length) || '/' };
}

/** Where an address leads that names English, or a language in capitals; null when it is written as it should be. */
export function plainerAddress(pathname: string): string | null {
  const [, first = '', rest = ''] = /^\/([^/]+)(.*)$/.exec(pathname) ?? [];
  const locale = LOCALES.find(({ code }) => code === first.toLowerCase());
  if (!locale || locale.prefix === `/${first}`) return null;
  // One slash, however many were sent: with two of them it would be the name of somebody else's site.
  return addressIn(locale.code, `/${rest.replace(/^\/+/, '')}`);
}

export function addressIn(code: Locale, path: string): string {
  const { prefix } = localeEntry(code);
  return path === '/' && prefix !== '' ? prefix : `${prefix}${path}`;
}

type LanguageVersion = { language: Locale | 'x-default'; path: string };

/** A page in every language, itself included, as search engines want to know it. */
export function languageVersions(path: string): LanguageVersion[] {
  return [
    ...LOCALES.map(({ code }) => ({ language: code, path: addressIn(code, path) })),
    { language: 'x-default', path },
  ];
}
