import { Day } from '#web/ui/date-time.tsx';

type Check = { on: string | null; stale: boolean; today: boolean };

/** When a line was last called. Whoever has just called says so. */
export function LineCheck({
  check,
  no,
  name,
}: {
  check: Check | undefined;
  no: number;
  name: string;
}) {
  if (!check) return null;
  const { on, stale, today } = check;
  return (
    <>
      <span className={stale ? 'checked stale' : 'checked'}>
        {on === null ? (
          'Not called yet'
        ) : today ? (
          'Checked today'
        ) : (
          <>
            Checked <Day on={on} />
          </>
        )}
      </span>
      {!today && (
        <button
          type="submit"
          className="btn small ghost"
          name="intent"
          value={`tried ${no}`}
          aria-label={`I called, it is right: ${name}`}
        >
          I called, it is right
        </button>
      )}
    </>
  );
}
