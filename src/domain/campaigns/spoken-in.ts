import { LOCALES, type Locale } from '#domain/options/locales.ts';
import type { CampaignRecord } from './campaign-record.ts';
import { hasWordsIn } from './translated-words.ts';

/** English, what its form invites, and what somebody wrote words in: pages have more languages than forms invite. */
export function spokenIn(record: CampaignRecord): Locale[] {
  const invited: readonly string[] = record.form?.languages ?? [];
  return LOCALES.map(({ code }) => code).filter(
    (code) => code === 'en' || invited.includes(code) || hasWordsIn(record, code),
  );
}
