import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Beginnings as Words } from '#domain/campaigns/beginnings.ts';
import type { Language } from '#domain/options/languages.ts';
import { STORY_LIMITS_TEXT, STORY_LONGEST, STORY_SHORTEST } from '#domain/submission/limits.ts';
import { normaliseText, textLength } from '#domain/submission/text.ts';
import { Field } from '#web/ui/field.tsx';
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
  language: Language | null;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
  beginnings: Words;
  /** Advice about the words, below the counter. */
  children: ReactNode;
};

export function StoryField(props: Props) {
  const { letter, language, value, problem, onChange, beginnings, children } = props;
  const field = useGrowing(value);
  const begin = useBeginning(field, props);
  return (
    <Field
      name="story"
      label={letter ? 'Your letter' : 'Your story'}
      hint={`At least ${STORY_LIMITS_TEXT.shortest} characters, about three sentences. You can write up to ${STORY_LIMITS_TEXT.longest}.`}
      problem={problem}
    >
      {(control) => (
        <>
          <textarea
            ref={field}
            {...writingAttributes(value, language)}
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
          aria-label={`${length} of at least ${STORY_SHORTEST} characters`}
        />
      )}
    </div>
  );
}

function CounterText({ length }: { length: number }) {
  if (length > STORY_LONGEST)
    return (
      <>
        <b>{length - STORY_LONGEST}</b> too many
      </>
    );
  if (length >= NEARLY_FULL)
    return (
      <>
        <b>{STORY_LONGEST - length}</b> left
      </>
    );
  return (
    <>
      <b>{length}</b> written
      {length < STORY_SHORTEST && (
        <>
          , <b>{STORY_SHORTEST - length}</b> to go
        </>
      )}
    </>
  );
}
