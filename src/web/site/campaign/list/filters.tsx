import { useEffect, useState } from 'react';
import { Form, Link, useLocation, useNavigation, useSubmit } from 'react-router';
import { CATEGORIES } from '#domain/options/categories.ts';
import { COUNTRIES } from '#domain/options/countries.ts';
import { LANGUAGES } from '#domain/options/languages.ts';
import { SEARCH_LONGEST } from '#domain/search/search.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Select } from '#web/ui/select.tsx';
import { chosenIn } from './chosen.ts';

const KINDS = [
  { value: '', label: 'All' },
  { value: 'STORY', label: 'Stories' },
  { value: 'LETTER', label: 'Letters' },
] as const;

const SUBJECTS = CATEGORIES.map(({ code, label }) => ({ value: code, label })).sort((a, b) =>
  a.label.localeCompare(b.label, 'en'),
);
const PLACES = COUNTRIES.map((country) => ({ value: country, label: country }));
const TONGUES = LANGUAGES.map(({ code, label }) => ({ value: code, label }));

type Shown = { [name in 'q' | 'type' | 'category' | 'country' | 'language']?: string | undefined };

/** What was just chosen, while its list is on the way; otherwise what the list shows. */
function useShown(shown: Shown) {
  const { pathname } = useLocation();
  const { location, state } = useNavigation();
  // At once: until the router has heard of it, a list would jump back under the arrow key.
  const [held, setHeld] = useState<URLSearchParams | null>(null);
  useEffect(() => {
    if (state === 'idle') setHeld(null);
  }, [state]);
  const coming =
    held ?? (location?.pathname === pathname ? new URLSearchParams(location.search) : null);
  const of = (name: keyof Shown) => (coming ? coming.get(name) : shown[name]) ?? '';
  return { of, hold: setHeld };
}

/** A plain form with a button; with a script every choice takes effect at once. */
export function Filters({ shown }: { shown: Shown }) {
  const submit = useSubmit();
  const { of, hold } = useShown(shown);
  const show = (form: HTMLFormElement) => {
    const chosen = chosenIn(new FormData(form));
    hold(chosen);
    void submit(chosen);
  };
  return (
    <Form
      className="filters"
      role="search"
      aria-label="Find a story"
      // A word takes effect when it is finished, a choice at once.
      onChange={(event) => {
        if ((event.target as HTMLElement).id !== 'look') show(event.currentTarget);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        show(event.currentTarget);
      }}
    >
      <div className="f wide">
        <label htmlFor="look">Look for a word</label>
        <div className="combo">
          <input
            key={of('q')}
            className="in"
            type="search"
            id="look"
            name="q"
            defaultValue={of('q')}
            maxLength={SEARCH_LONGEST}
            autoComplete="off"
            enterKeyHint="search"
            dir="auto"
          />
          <button type="submit" className="look" aria-label="Look">
            <Icon name="search" />
          </button>
        </div>
      </div>
      <fieldset className="f fit">
        <legend className="lg">Show</legend>
        <div className="seg">
          {KINDS.map(({ value, label }) => (
            <label key={label}>
              <input
                type="radio"
                name="type"
                value={value}
                checked={of('type') === value}
                // As with the choices below: the form hears of it.
                onChange={() => {}}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <Choice name="category" label="About" any="Any subject" options={SUBJECTS} of={of} />
      {shown.q && (
        <>
          <Choice name="country" label="From" any="Any country" options={PLACES} of={of} />
          <Choice name="language" label="Written in" any="Any language" options={TONGUES} of={of} />
        </>
      )}
      <div className="f fit">
        <Link className="go" to="/subjects">
          <span>All subjects, A to Z</span>
        </Link>
      </div>
      <button type="submit" className="btn ghost no-script-only">
        Show
      </button>
    </Form>
  );
}

type ChoiceProps = {
  name: keyof Shown;
  label: string;
  /** What it says where nothing is chosen. */
  any: string;
  options: readonly { value: string; label: string }[];
  of: (name: keyof Shown) => string;
};

function Choice({ name, label, any, options, of }: ChoiceProps) {
  const id = `by-${name}`;
  return (
    <div className="f">
      <label htmlFor={id}>{label}</label>
      {/* The form hears of it; see onChange there. */}
      <Select
        id={id}
        name={name}
        value={of(name)}
        onChange={() => {}}
        empty={any}
        options={options}
      />
    </div>
  );
}
