import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { dateText, dateTimeText, endSentence, longDayText } from '#web/words/dates.ts';
import { useScriptRuns } from '../browser/script-runs.ts';

type Props = { at: Date; timeZone: string };

/** Rendered in the operators' zone by the server, then in the reader's own. */
export function DateTime({
  at,
  timeZone,
  withTime = false,
  endsSentence = false,
}: Props & { withTime?: boolean; endsSentence?: boolean }) {
  const say = useWording(timeZone);
  return (
    <time dateTime={at.toISOString()} suppressHydrationWarning>
      {say((zone) => {
        const text = withTime ? dateTimeText(at, zone) : dateText(at, zone);
        return endsSentence ? endSentence(text) : text;
      })}
    </time>
  );
}

/** The day alone, as lists show it; the moment stands in the element. */
export function LongDay({ at, timeZone }: Props) {
  const say = useWording(timeZone);
  return (
    <time
      dateTime={at.toISOString()}
      title={say((zone) => dateTimeText(at, zone))}
      suppressHydrationWarning
    >
      {say((zone) => longDayText(at, zone))}
    </time>
  );
}

/** A day that is the same everywhere. */
export function Day({ on }: { on: CalendarDay }) {
  return (
    <time dateTime={on} suppressHydrationWarning>
      {longDayText(new Date(on), 'UTC')}
    </time>
  );
}

/**
 * While a page comes to life the server's words stand, unread: the browser would have to load the
 * calendar of a zone that it replaces at once.
 */
function useWording(timeZone: string): (word: (zone?: string) => string) => string {
  const scriptRuns = useScriptRuns();
  return (word) => {
    if (scriptRuns) return word();
    return import.meta.env.SSR ? word(timeZone) : '';
  };
}
