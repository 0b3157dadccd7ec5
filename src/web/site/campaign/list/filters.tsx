import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { Form, Link, useLocation, useSubmit } from 'react-router';
import { categoryLabel, isCategory } from '#domain/options/categories.ts';
import { isNamedLanguage, NAMED_LANGUAGES } from '#domain/options/named-languages.ts';
import { SEARCH_LONGEST } from '#domain/search/search.ts';
import { SHORT_MINUTES } from '#domain/story/excerpt.ts';
import { Icon } from '#web/ui/icon.tsx';
import { inARow } from '#web/ui/listed.ts';
import { Select } from '#web/ui/select.tsx';
import { languageName } from '#web/words/display.ts';
import { countryName } from '#web/words/names.ts';
import { COUNTRIES_IN_ORDER } from '#web/words/names-in-order.ts';
import { SUBJECTS_IN_ORDER } from '#web/words/subjects-in-order.ts';
import { chosenIn } from './chosen.ts';

const KINDS = [
  { value: '', label: t({ message: 'All', context: 'stories and letters' }) },
  { value: 'STORY', label: t`Stories` },
  { value: 'LETTER', label: t`Letters` },
] as const;

const SHOW = t({ message: 'Show', context: 'some texts and not others' });
const SUBJECTS = SUBJECTS_IN_ORDER.map(({ code, label }) => ({ value: code, label }));
const PLACES = COUNTRIES_IN_ORDER.map((country) => ({
  value: country,
  label: countryName(country),
}));
const TONGUES = NAMED_LANGUAGES.map((code) => ({ value: code, label: languageName(code) }));
const SHORT_READS = t`Two-minute reads`;

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
    countryName(country),
    isNamedLanguage(language) && inNamed(languageName(language)),
    of('minutes') === String(SHORT_MINUTES) && SHORT_READS,
  ].filter((name) => typeof name === 'string' && name !== '') as string[];
}

const inNamed = (language: string) => t`in ${language}`;

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
      aria-label={t`Find a story`}
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
        <label htmlFor="look">{t`Look for a word`}</label>
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
            placeholder={t`Look for a word`}
          />
          <button
            type="submit"
            className="look"
            aria-label={t({ message: 'Look', context: 'for the word that was typed' })}
          >
            <Icon name="search" />
          </button>
        </div>
      </div>
      <details className="fold">
        <summary className="tool">
          {inARow(namesOf(of)) || t`Filter`}
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
      {!isOfCountry && (shown.q || !shown.language) && <Kinds of={of} />}
      {!isOfCountry && (
        <Choice
          name="category"
          label={t({ message: 'About', context: 'what a text is about' })}
          any={t`Any subject`}
          options={SUBJECTS}
          of={of}
        />
      )}
      {(shown.q || shown.country) && (
        <Choice
          name="country"
          label={t({ message: 'From', context: 'the country a text is from' })}
          any={t`Any country`}
          options={PLACES}
          of={of}
        />
      )}
      {(shown.q || !isOfCountry) && (
        <Choice
          name="language"
          label={t({ message: 'Written in', context: 'the language of a text' })}
          any={t`Any language`}
          options={TONGUES}
          of={of}
        />
      )}
      <div className="f fit">
        <Link className="go" to="/subjects">
          <span>{t`All subjects, A to Z`}</span>
        </Link>
      </div>
      <button type="submit" className="btn ghost no-script-only">
        {SHOW}
      </button>
    </>
  );
}

function Kinds({ of }: Pick<ChoicesProps, 'of'>) {
  return (
    <fieldset className="f fit">
      <legend className="lg">{SHOW}</legend>
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
