import { dateText, dateTimeText, endSentence, longDayText } from '#domain/story/date-text.ts';
import { useScriptRuns } from '../browser/script-runs.ts';

type Props = { at: Date; timeZone: string };

/** Rendered in the operators' zone by the server, then in the reader's own. */
export function DateTime({
  at,
  timeZone,
  withTime = false,
  endsSentence = false,
}: Props & { withTime?: boolean; endsSentence?: boolean }) {
  const zone = useScriptRuns() ? undefined : timeZone;
  const text = withTime ? dateTimeText(at, zone) : dateText(at, zone);
  // The server's and the browser's calendars may word the same moment differently.
  return (
    <time dateTime={at.toISOString()} suppressHydrationWarning>
      {endsSentence ? endSentence(text) : text}
    </time>
  );
}

/** The day alone, as lists show it; the moment stands in the element. */
export function LongDay({ at, timeZone }: Props) {
  const zone = useScriptRuns() ? undefined : timeZone;
  return (
    <time dateTime={at.toISOString()} title={dateTimeText(at, zone)} suppressHydrationWarning>
      {longDayText(at, zone)}
    </time>
  );
}
