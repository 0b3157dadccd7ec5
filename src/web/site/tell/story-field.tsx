import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Beginnings as Words } from '#domain/campaigns/beginning-lines.ts';
import { STORY_LONGEST, STORY_SHORTEST } from '#domain/submission/limits.ts';
import { normaliseText, textLength } from '#domain/submission/text.ts';
import { Field } from '#web/ui/field.tsx';
import { numberText } from '#web/words/numbers.ts';
import { Beginnings } from './beginnings.tsx';
import { withOpener } from './with-opener.ts';
import { writingAttributes } from './writing-direction.ts';

/** From here on the counter says what is left instead of what is written. */
const NEARLY_FULL = 9_000;
/** The specification's five rows; the field grows with the words. */
const FIRST_ROWS = 5;
/** Of the field's own, which its height counts and its words do not. */
const BORDERS_PX = 4;

type Props = {
  letter: boolean;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
  beginnings: Words;
  /** Advice about the words, below the counter. */
  children: ReactNode;
};

export function StoryField(props: Props) {
  const { letter, value, problem, onChange, beginnings, children } = props;
  const shortest = numberText(STORY_SHORTEST);
  const longest = numberText(STORY_LONGEST);
  const field = useGrowing(value);
  const begin = useBeginning(field, props);
  return (
    <Field
      name="story"
      label={letter ? t`Your letter` : t`Your story`}
      hint={t`At least ${shortest} characters, about three sentences. You can write up to ${longest}.`}
      problem={problem}
    >
      {(control) => (
        <>
          <textarea
            ref={field}
            className="in"
            {...writingAttributes(value)}
            rows={FIRST_ROWS}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            {...control}
            aria-describedby={`${control['aria-describedby']} story-count`}
          />
          <Counter length={textLength(normaliseText(value))} />
          {children}
          <Beginnings words={beginnings} onChoose={begin} />
        </>
      )}
    </Field>
  );
}

/** Puts a line into the field and the hand behind it, ready to go on. */
function useBeginning(field: RefObject<HTMLTextAreaElement | null>, props: Props) {
  const { value, beginnings, onChange } = props;
  const [begun, setBegun] = useState(0);
  useEffect(() => {
    const area = field.current;
    if (begun === 0 || !area) return;
    area.focus();
    area.setSelectionRange(area.value.length, area.value.length);
  }, [begun, field]);
  return (line: string) => {
    onChange(withOpener(value, line, beginnings.lines));
    setBegun((times) => times + 1);
  };
}

/** The field is as tall as its words, also where the style sheet cannot say so. */
function useGrowing(value: string) {
  const field = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the words
  useEffect(() => {
    if (!field.current || CSS.supports('field-sizing', 'content')) return;
    const { style } = field.current;
    style.blockSize = 'auto';
    style.blockSize = `${field.current.scrollHeight + BORDERS_PX}px`;
  }, [value]);
  return field;
}

/** Never blocks typing: it only says how far along the words are. */
function Counter({ length }: { length: number }) {
  return (
    <div className="counter" id="story-count">
      <span>
        <CounterText length={length} />
      </span>
      {length < STORY_SHORTEST && (
        <progress
          className="bar grow"
          max={STORY_SHORTEST}
          value={length}
          aria-label={t`${length} of at least ${STORY_SHORTEST} characters`}
        />
      )}
    </div>
  );
}

function CounterText({ length }: { length: number }) {
  const tooMany = length - STORY_LONGEST;
  const left = STORY_LONGEST - length;
  const missing = STORY_SHORTEST - length;
  if (tooMany > 0)
    return (
      <Trans>
        <b>{tooMany}</b> too many
      </Trans>
    );
  if (length >= NEARLY_FULL)
    return (
      <Trans>
        <b>{left}</b> left
      </Trans>
    );
  if (missing > 0)
    return (
      <Trans>
        <b>{length}</b> written, <b>{missing}</b> to go
      </Trans>
    );
  return (
    <Trans>
      <b>{length}</b> written
    </Trans>
  );
}
