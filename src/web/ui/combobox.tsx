import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { type SearchableOption, searchOptions } from '#domain/options/option-search.ts';
import { useScriptRuns } from '../browser/script-runs.ts';
import type { ControlProps } from './field.tsx';
import { Icon } from './icon.tsx';
import { Select } from './select.tsx';

type Props = ControlProps & {
  value: string;
  onChange: (value: string) => void;
  options: readonly SearchableOption[];
  /** First row of the plain list, which stands here until a script runs. */
  empty: string;
  /** Said when nothing matches what was typed. */
  noMatch: string;
  picture?: ((value: string) => ReactNode) | undefined;
};

/**
 * A list to type into. Without a script it is the device's own list; with one it follows the
 * WAI-ARIA combobox pattern, matches anywhere and on synonyms, and never chooses by itself.
 */
export function Combobox({ picture, noMatch, ...props }: Props) {
  const enhanced = useScriptRuns();
  if (!enhanced) return <Select {...props} />;
  return <SearchList {...props} picture={picture} noMatch={noMatch} />;
}

function SearchList({ value, onChange, options, empty, noMatch, picture, ...control }: Props) {
  const listId = useId();
  const chosenLabel = options.find((option) => option.value === value)?.label ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const matches = typed === null || value ? [] : searchOptions(typed, options);
  const found = matches.length;
  const open = found > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  const choose = (option: SearchableOption | undefined) => {
    if (!option) return;
    onChange(option.value);
    setTyped(null);
  };

  const type = (text: string) => {
    setTyped(text);
    setActive(0);
    if (value !== '') onChange('');
  };

  /** Leaving the field keeps an exact name, and never guesses. */
  const leave = () => {
    const exact = options.find(({ label }) => label.toLowerCase() === typed?.trim().toLowerCase());
    if (exact) choose(exact);
    else if (typed === '') setTyped(null);
  };

  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowDown: (active + 1) % matches.length,
      ArrowUp: (active - 1 + matches.length) % matches.length,
      Home: 0,
      End: matches.length - 1,
    };
    const next = steps[event.key];
    if (open && next !== undefined) {
      event.preventDefault();
      setActive(next);
    } else if (open && event.key === 'Enter') {
      event.preventDefault();
      choose(matches[active]?.option);
    } else if (event.key === 'Escape') setTyped(null);
  };

  return (
    <div className="combo">
      <input
        type="text"
        className="in"
        role="combobox"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open ? optionId(active) : undefined}
        autoComplete="off"
        placeholder={empty}
        value={value ? chosenLabel : (typed ?? '')}
        onChange={(event) => type(event.target.value)}
        onKeyDown={move}
        onBlur={leave}
        {...control}
        name={undefined}
      />
      <input type="hidden" name={control.name} value={value} />
      <Icon name="search" />
      <div
        className="listbox"
        role="listbox"
        id={listId}
        aria-label={t`Suggestions`}
        hidden={!open}
      >
        {matches.map(({ option, synonym }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input above has the keyboard
          <div
            key={option.value}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            // Before blur, so that the press still finds the row.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            <span className="pick">
              {picture && <span className="pic">{picture(option.value)}</span>}
              {option.label}
            </span>
            {synonym && (
              <small>
                <Trans>also: {synonym}</Trans>
              </small>
            )}
          </div>
        ))}
      </div>
      <p className="note" role="status">
        {typed && (open ? plural(found, { other: '# found' }) : noMatch)}
      </p>
    </div>
  );
}
