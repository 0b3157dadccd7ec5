import { Form, Link, useLocation, useNavigation, useSubmit } from 'react-router';
import { CATEGORIES } from '#domain/options/categories.ts';
import type { ListScope } from '#domain/story/published-story.ts';
import { Icon } from '#web/ui/icon.tsx';

const KINDS = [
  { value: '', label: 'All' },
  { value: 'STORY', label: 'Stories' },
  { value: 'LETTER', label: 'Letters' },
] as const;

const SUBJECTS = [...CATEGORIES].toSorted((a, b) => a.label.localeCompare(b.label, 'en'));

/** What was just chosen, while its list is on the way; otherwise what the list shows. */
function useShownFilters(scope: ListScope): URLSearchParams {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  if (location?.pathname === pathname) return new URLSearchParams(location.search);
  return new URLSearchParams({ type: scope.writingType ?? '', category: scope.category ?? '' });
}

/** A plain form with a button; with a script every choice takes effect at once. */
export function Filters({ scope }: { scope: ListScope }) {
  const submit = useSubmit();
  const shown = useShownFilters(scope);
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
                checked={(shown.get('type') ?? '') === value}
                readOnly
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="f">
        <label htmlFor="about">About</label>
        <div className="combo">
          <select
            className="in"
            id="about"
            name="category"
            value={shown.get('category') ?? ''}
            onChange={() => {}}
          >
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
