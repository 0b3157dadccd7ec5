import { categoryLabel } from '#domain/options/categories.ts';
import { inLanguage } from '#domain/options/languages.ts';
import { UNSPECIFIED } from '#domain/story/display.ts';
import { permalink } from '#domain/story/permalink.ts';
import type { ListedStory } from '#domain/story/published-story.ts';
import { LongDay } from '#web/ui/date-time.tsx';
import { contactRows, type LabelRow, personRows } from '#web/ui/full-label.tsx';
import { PermalinkText } from '#web/ui/permalink.tsx';
import { useSite } from '../shell/use-site.ts';

/** "Letter in Urdu, Our London Family" */
export function kindText(
  story: Pick<ListedStory, 'writingType' | 'language' | 'category'>,
): string {
  const kind = story.writingType === 'LETTER' ? 'Letter' : 'Story';
  const language = story.language === 'en' ? '' : ` ${inLanguage(story.language)}`;
  return `${kind}${language}, ${categoryLabel(story.category)}`;
}

/** Each on a line of its own; everything else about a person runs on in one. */
const WHO = ['To', 'Name', 'From'];
/** Names that need no telling beside what they name, unless that is missing. */
const PLAIN = ['Gender', 'City', 'Country', 'Belief', 'Date', 'Category'];

type ListLabelProps = { story: ListedStory /** Told elsewhere in the card. */; without?: string[] };

/** The museum label beside a story in a list: the person, the text, its address. */
export function ListLabel({ story, without = [] }: ListLabelProps) {
  const site = useSite();
  const url = permalink(story);
  const told = (rows: LabelRow[]) =>
    rows.filter(([name, value]) => value && !without.includes(name));
  return (
    <div className="label">
      <Facts rows={told(personRows(story))} />
      <Facts
        rows={told([
          ['Category', kindText(story)],
          ['Date', <LongDay key="day" at={story.publishedAt} timeZone={site.timeZone} />],
          ...contactRows(story),
        ])}
      />
      <a className="perma" href={url}>
        <PermalinkText origin={site.origin} url={url} />
      </a>
    </div>
  );
}

function Facts({ rows }: { rows: LabelRow[] }) {
  return (
    <dl className="facts">
      {rows.map(([name, value]) => (
        <div key={name} className={WHO.includes(name) ? undefined : 'runs-on'}>
          <dt className={PLAIN.includes(name) && value !== UNSPECIFIED ? 'vh' : undefined}>
            {`${name}:\u00a0`}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
