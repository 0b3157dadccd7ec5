import type { Language } from '#domain/options/languages.ts';
import type { Campaign } from './schema.ts';

type Writable = Pick<Campaign, 'category'> & { form: { path: string } | null };

/** To the campaign's own form, or to the general one carrying its category; for a letter in a language, with it. */
export function writePath(campaign: Writable, language: Language = 'en'): string {
  if (campaign.form)
    return `${campaign.form.path}${language === 'en' ? '' : `?language=${language}`}`;
  return `/tell?category=${campaign.category}`;
}
