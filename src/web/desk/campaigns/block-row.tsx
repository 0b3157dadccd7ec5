import type { KeyboardEvent } from 'react';
import { Form } from 'react-router';
import type { BlockKind, Way } from '#domain/campaigns/arrange-blocks.ts';
import { KIND_WORDS } from './block-words.ts';

export type BlockLine = {
  at: number;
  kind: BlockKind;
  name: string;
  /** How many of its texts are missing in a language that is invited. */
  lacks: number;
  up: boolean;
  down: boolean;
};

export const buttonId = (at: number, pressed: Way | undefined): string =>
  `block-${at}-${pressed ?? 'out'}`;

const KEYS: Partial<Record<string, Way>> = { ArrowUp: 'up', ArrowDown: 'down' };

/** Buttons work without a script; with one, Alt and an arrow do the same from anywhere in the row. */
function pressByKey(event: KeyboardEvent<HTMLFormElement>) {
  const way = event.altKey ? KEYS[event.key] : undefined;
  if (!way) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLButtonElement>(`[value="${way}"]`)?.click();
}

type Props = { line: BlockLine; seen: string; focused: string | null };

export function BlockRow({ line: { at, kind, name, lacks, ...may }, seen, focused }: Props) {
  const [label, words] = KIND_WORDS[kind];
  return (
    <li className="blk">
      <div>
        <h3>{name}</h3>
        <p>
          {name === label ? words : `${label}. ${words}`}
          {lacks > 0 && (
            <span className="lacks">
              {' '}
              {lacks === 1 ? 'One text is missing.' : `${lacks} texts are missing.`}
            </span>
          )}
        </p>
      </div>
      <Form method="post" preventScrollReset onKeyDown={pressByKey}>
        <input type="hidden" name="seen" value={seen} />
        <input type="hidden" name="at" value={at} />
        {kind === 'closing' ? (
          <p>Always last</p>
        ) : (
          WAYS.map(([way, text]) => (
            <button
              key={way}
              type="submit"
              id={buttonId(at, way)}
              className="btn small ghost"
              name="intent"
              value={way}
              aria-label={`${text}: ${name}`}
              aria-disabled={may[way] ? undefined : true}
              // biome-ignore lint/a11y/noAutofocus: without a script the page is new, and the hand stays where it was
              autoFocus={focused === buttonId(at, way)}
            >
              {text}
            </button>
          ))
        )}
        <button
          type="submit"
          id={buttonId(at, undefined)}
          className="btn small ghost"
          name="intent"
          value="out"
          aria-label={`Take out: ${name}`}
        >
          Take out
        </button>
      </Form>
    </li>
  );
}

const WAYS = [
  ['up', 'Up'],
  ['down', 'Down'],
] as const;
