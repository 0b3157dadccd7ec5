import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { isAboutMe } from '#domain/screening/about-me.ts';
import { adviceFor, MOST_ADVICE, takeOut } from '#domain/screening/advice.ts';
import { isContact, type ScreeningContext, type Signal } from '#domain/screening/signal.ts';
import { Icon } from '#web/ui/icon.tsx';
import { LOCALE } from '#web/words/locale.ts';
import { adviceWords } from '#words/advice.ts';
import { useSignals } from './use-signals.ts';

/** Long enough not to interrupt a word, short enough to be about the sentence just written. */
const AFTER_PAUSE_MS = 700;

type Props = {
  text: string;
  context: ScreeningContext;
  onChange: (text: string) => void;
};

/** Advice while a person writes; never an error, and nothing is refused because of it. */
export default function LiveChecks({ text, context, onChange }: Props) {
  const settled = useSettled(text, AFTER_PAUSE_MS);
  const screened = useSignals(settled, context);
  if (settled.trim() === '') return null;
  const signals = [...screened.signals]
    .sort((a, b) => Number(b.severity === 'rule') - Number(a.severity === 'rule'))
    .slice(0, MOST_ADVICE);
  const aboutMe = isAboutMe(settled);
  if (!aboutMe && signals.length === 0) return null;
  return (
    <ul className="checks" aria-label={t`As you write`} aria-live="polite">
      {aboutMe && (
        <li className="ok">
          <Icon name="check" />
          <span>
            <Trans>It is about you. That is exactly what we are looking for.</Trans>
          </span>
        </li>
      )}
      {signals.map((signal) => (
        <Advice
          key={`${signal.kind} ${signal.start}`}
          signal={signal}
          text={screened.text}
          // Positions belong to the words that were read; while more is typed nothing is cut.
          onChange={screened.text === text ? onChange : null}
        />
      ))}
    </ul>
  );
}

type AdviceProps = { signal: Signal; text: string; onChange: Props['onChange'] | null };

function Advice({ signal, text, onChange }: AdviceProps) {
  return (
    <li className="wn">
      <Icon name="info" />
      <span>
        {adviceWords(adviceFor(signal, text), LOCALE)}{' '}
        {/* A sentence survives without these; the others are the writer's own to reword. */}
        {isContact(signal) && (
          <button
            type="button"
            className="as-link take-out"
            aria-disabled={onChange === null}
            onClick={() => {
              onChange?.(takeOut(text, signal));
              document.getElementById('story')?.focus();
            }}
          >
            <Trans>Take it out</Trans>
          </button>
        )}
      </span>
    </li>
  );
}

/** The text once typing has paused. */
function useSettled(text: string, pause: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return settled;
}
