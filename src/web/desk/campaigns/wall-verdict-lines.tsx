import type { Paint } from '#domain/motif/own-wall.ts';
import { LEAST_FOR_LAMP, LEAST_FOR_WORDS } from '#domain/motif/wall-verdict.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { PaintVerdict } from './wall-choice.ts';

type Props = { name: Paint | 'other'; verdict: PaintVerdict | null };

/** Whether words can be read on a paint, whether its button is seen, and which wall it looks most like. */
export function VerdictLines({ name, verdict }: Props) {
  return (
    <div className={`vd of-paint p-${name}`}>{verdict ? <Lines {...verdict} /> : <NoColour />}</div>
  );
}

function NoColour() {
  return <Line kind="warn">Six figures, such as 283a50, and then “Look at it”.</Line>;
}

function Lines({ words, inTheDark, lamp, sound, nearest, others, like }: PaintVerdict) {
  if (nearest)
    return (
      <>
        <Line kind="no">
          <b>Words would be hard to read:</b> {ratio(words)}, and {LEAST_FOR_WORDS} is needed.
        </Line>
        <p className="wn-fix">
          <svg className="sw-one" viewBox="0 0 1 1" aria-hidden focusable={false}>
            <rect width="1" height="1" fill={`#${nearest.paint}`} />
          </svg>
          <span>
            The nearest that can be read is <b>#{nearest.paint}</b>, {ratio(nearest.words)}.
          </span>
          <button
            type="submit"
            name="intent"
            value={`use-${nearest.paint}`}
            className="btn small"
            formNoValidate
          >
            Use it
          </button>
        </p>
      </>
    );
  return (
    <>
      <Line kind={sound ? 'ok' : 'no'}>
        <b>Words on this wall are easy to read.</b> {ratio(words)} by day, {ratio(inTheDark)} in the
        dark. At least {LEAST_FOR_WORDS} is needed.
      </Line>
      <Line kind={lamp >= LEAST_FOR_LAMP ? 'ok' : 'no'}>
        The lamp button stands out: {ratio(lamp)}. At least {LEAST_FOR_LAMP} is needed.
      </Line>
      {like && (
        <Line kind={like.alike ? 'warn' : 'ok'}>
          {like.alike
            ? `Much like the wall of ${like.name}. Allowed, but on Opportunities they hang in one view.`
            : `Told apart from all ${others} walls. The nearest is ${like.name}.`}
        </Line>
      )}
    </>
  );
}

/** "10.4 to 1", never rounded up to what is needed. */
const ratio = (value: number): string => `${(Math.floor(value * 10) / 10).toFixed(1)} to 1`;

const ICONS = { ok: 'check', warn: 'info', no: 'alert' } as const;

function Line({ kind, children }: { kind: keyof typeof ICONS; children: React.ReactNode }) {
  return (
    <p className={`vd-${kind}`}>
      <Icon name={ICONS[kind]} />
      <span>{children}</span>
    </p>
  );
}
