import { Form, Link, useSubmit } from 'react-router';
import { CATEGORIES } from '#domain/options/categories.ts';
import type { ListScope } from '#domain/story/published-story.ts';
import { Icon } from '#web/ui/icon.tsx';

const KINDS = [
  { value: '', label: 'All' },
  { value: 'STORY', label: 'Stories' },
  { value: 'LETTER', label: 'Letters' },
] as const;

const SUBJECTS = [...CATEGORIES].toSorted((a, b) => a.label.localeCompare(b.label, 'en'));

/** A plain form with a button; with a script every choice takes effect at once. */
export function Filters({ scope }: { scope: ListScope }) {
  const submit = useSubmit();
  return (
    <Form
      className="filters"
      role="search"
      aria-label="Find a story"
      onChange={(event) => void submit(event.currentTarget)}
    >
      <fieldset className="f fit">
        <legend className="lg">Show</legend>
        <div className="seg">
          {KINDS.map(({ value, label }) => (
            <label key={label}>
              <input
                type="radio"
                name="type"
                value={value}
                defaultChecked={(scope.writingType ?? '') === value}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="f">
        <label htmlFor="about">About</label>
        <div className="combo">
          <select className="in" id="about" name="category" defaultValue={scope.category ?? ''}>
            <option value="">Any subject</option>
            {SUBJECTS.map(({ code, label }) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="chev" />
        </div>
      </div>
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
