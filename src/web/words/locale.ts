import type { Locale } from '#domain/options/locales.ts';

/**
 * The language of this build: each has one of its own, so that its words are constants and nobody is
 * sent the words of another.
 */
export const LOCALE = (import.meta.env?.VITE_LOCALE ?? 'en') as Locale;
