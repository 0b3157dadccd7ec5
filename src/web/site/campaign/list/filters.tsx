import { useEffect, useState } from 'react';
import { Form, Link, useLocation, useSubmit } from 'react-router';
import { CATEGORIES, categoryLabel, isCategory } from '#domain/options/categories.ts';
import { COUNTRIES } from '#domain/options/countries.ts';
import { inLanguage, isLanguage, LANGUAGES } from '#domain/options/languages.ts';
import { SEARCH_LONGEST } from '#domain/search/search.ts';
import { SHORT_MINUTES, SHORT_READS } from '#domain/story/excerpt.ts';
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

export type Shown = {
  [name in 'q' | 'type' | 'category' | 'country' | 'language' | 'minutes']?: string | undefined;
};

/** What narrows a list, in the words of its filters: "Letters, Ramadan". */
function namesOf(of: (name: keyof Shown) => string): string[] {
  const [type, category, country, language] = [
    of('type'),
    of('category'),
    of('country'),
    of('language'),
  ];
  return [
    type && KINDS.find(({ value }) => value === type)?.label,
    isCategory(category) && categoryLabel(category),
    country,
    isLanguage(language) && inLanguage(language),
    of('minutes') === String(SHORT_MINUTES) && SHORT_READS,
  ].filter((name) => typeof name === 'string' && name !== '') as string[];
}

/** What was just chosen, until its list is there; otherwise what the list shows. */
function useShown(shown: Shown) {
  const submit = useSubmit();
  const { key, search } = useLocation();
  // Known by what arrives, not by when: under quick arrow keys one list arrives while the next is
  // on its way, and a choice that jumped back to it for a moment would be missed.
  const [onTheWay, setOnTheWay] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same list again has a key of its own
  useEffect(() => {
    setOnTheWay((all) => (all.includes(search) ? all.slice(all.lastIndexOf(search) + 1) : []));
  }, [key, search]);
  const show = (chosen: URLSearchParams) => {
    setOnTheWay((all) => [...all, chosen.size > 0 ? `?${chosen}` : '']);
    void submit(chosen);
  };
  const newest = onTheWay.at(-1);
  const coming = newest === undefined ? null : new URLSearchParams(newest);
  const of = (name: keyof Shown) => (coming ? coming.get(name) : shown[name]) ?? '';
  return { of, show };
}

/** A plain form with a button; with a script every choice takes effect at once. */
export function Filters({ shown }: { shown: Shown }) {
  const { of, show } = useShown(shown);
  const showChosen = (form: HTMLFormElement) => show(chosenIn(new FormData(form)));
  return (
    <Form
      className="filters folds"
      role="search"
      aria-label="Find a story"
      // A word takes effect when it is finished, a choice at once.
      onChange={(event) => {
        if ((event.target as HTMLElement).id !== 'look') showChosen(event.currentTarget);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        showChosen(event.currentTarget);
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
            placeholder="Look for a word"
          />
          <button type="submit" className="look" aria-label="Look">
            <Icon name="search" />
          </button>
        </div>
      </div>
      <details className="fold">
        <summary className="tool">
          {namesOf(of).join(', ') || 'Filter'}
          <Icon name="chev" />
        </summary>
        <div className="inner">
          <Choices shown={shown} of={of} />
        </div>
      </details>
    </Form>
  );
}

type ChoicesProps = { shown: Shown; of: (name: keyof Shown) => string };

/** All but the word. Wide screens show them beside it; narrow ones fold them away. */
function Choices({ shown, of }: ChoicesProps) {
  // A list of one country is narrowed by a word alone, so nothing else is offered that would change nothing.
  const isOfCountry = Boolean(shown.country) && !shown.q;
  return (
    <>
      {!isOfCountry && <Kinds of={of} />}
      {!isOfCountry && (
        <Choice name="category" label="About" any="Any subject" options={SUBJECTS} of={of} />
      )}
      {(shown.q || shown.country) && (
        <Choice name="country" label="From" any="Any country" options={PLACES} of={of} />
      )}
      {shown.q && (
        <Choice name="language" label="Written in" any="Any language" options={TONGUES} of={of} />
      )}
      <div className="f fit">
        <Link className="go" to="/subjects">
          <span>All subjects, A to Z</span>
        </Link>
      </div>
      <button type="submit" className="btn ghost no-script-only">
        Show
      </button>
    </>
  );
}

function Kinds({ of }: Pick<ChoicesProps, 'of'>) {
  return (
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
