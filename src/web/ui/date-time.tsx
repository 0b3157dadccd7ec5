import { dateText, dateTimeText } from '#domain/story/date-text.ts';
import { useScriptRuns } from './script-runs.ts';

type Props = { at: Date; timeZone: string; withTime?: boolean };

/** Rendered in the operators' zone by the server, then in the reader's own. */
export function DateTime({ at, timeZone, withTime = false }: Props) {
  const zone = useScriptRuns() ? undefined : timeZone;
  const text = withTime ? dateTimeText(at, zone) : dateText(at, zone);
  // The server's and the browser's calendars may word the same moment differently.
  return (
    <time dateTime={at.toISOString()} suppressHydrationWarning>
      {text}
    </time>
  );
}
