import { isCalendarDay } from '#domain/calendar/calendar-day.ts';
import { findTextLanguage, type TextLanguage } from '#domain/options/languages.ts';
import { ARRIVALS, type Arrival } from '#domain/vetting/arrivals.ts';
import type { Officer } from '#domain/vetting/officer.ts';
import { QUEUE_VIEWS, type QueueView } from '#domain/vetting/queue-view.ts';

/** The list an officer works through. It stands in the address, and stories are opened out of it. */
export type Narrowing = {
  view: QueueView;
  campaign: string;
  language: TextLanguage | 'mine' | '';
  due: string;
  sent: Arrival | '';
};

export function narrowingOf(search: URLSearchParams): Narrowing {
  const language = search.get('language');
  const due = search.get('due') ?? '';
  return {
    view: QUEUE_VIEWS.find((view) => view === search.get('view')) ?? 'to-read',
    campaign: search.get('campaign') ?? '',
    language: language === 'mine' ? language : (findTextLanguage(language) ?? ''),
    due: isCalendarDay(due) ? due : '',
    sent: ARRIVALS.find((arrival) => arrival === search.get('sent')) ?? '',
  };
}

/** The end of an address: only what was chosen, and nothing at all for the whole list to read. */
export function addressEnd(
  { view, ...chosen }: Narrowing,
  more: Record<string, string> = {},
): string {
  const parts = Object.entries({ view: view === 'to-read' ? '' : view, ...chosen, ...more });
  const search = new URLSearchParams(parts.filter(([, value]) => value !== ''));
  return search.size === 0 ? '' : `?${search}`;
}

/** The list without anything left out. */
export function wholeOf({ view }: Narrowing): Narrowing {
  return { view, campaign: '', language: '', due: '', sent: '' };
}

export function filterOf(narrowing: Narrowing, officer: Officer) {
  const { view, campaign, language, due, sent } = narrowing;
  return {
    view,
    campaign: campaign || undefined,
    languages: language === 'mine' ? officer.languages : language ? [language] : undefined,
    dueBy: due || undefined,
    arrival: sent || undefined,
    skippedTopics: view === 'to-read' ? officer.skippedTopics : undefined,
  };
}
