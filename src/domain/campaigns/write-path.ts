import type { Language } from '#domain/options/languages.ts';
import type { Campaign } from './schema.ts';

/** To the campaign's own form, or to the general one carrying its category; for a letter in a language, with it. */
export function writePath(campaign: Campaign, language: Language = 'en'): string {
  if (campaign.form)
    return `${campaign.form.path}${language === 'en' ? '' : `?language=${language}`}`;
  return `/tell?category=${campaign.category}`;
}
