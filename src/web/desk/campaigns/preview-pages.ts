import type { CampaignRecord } from '#domain/campaigns/campaign-record.ts';
import { LOCALES, type Locale } from '#domain/options/locales.ts';

type PreviewPage = { name: string; path: string; locale: Locale };

/** What there is to look at in a draft, in English and in each language of pages that it invites. */
export function previewPages({ landing, list, form }: CampaignRecord): PreviewPage[] {
  const pages = [
    { name: 'Landing', at: landing },
    { name: 'List', at: list },
    { name: 'Form', at: form },
  ];
  const invited: readonly string[] = form?.languages ?? [];
  const languages = LOCALES.filter(({ code }) => code === 'en' || invited.includes(code));
  return languages.flatMap(({ code: locale }) =>
    pages.flatMap(({ name, at }) => (at ? [{ name, path: at.path, locale }] : [])),
  );
}
