import type { ReactNode } from 'react';
import { categoryLabel } from '#domain/options/categories.ts';
import { languageLabel } from '#domain/options/languages.ts';
import { profileUrl } from '#domain/options/social-services.ts';
import { LINK_REL } from '#domain/story/body.ts';
import {
  authorLabel,
  displayAge,
  displayGender,
  displayName,
  displayOr,
  UNSPECIFIED,
} from '#domain/story/display.ts';
import { permalink } from '#domain/story/permalink.ts';
import type { ListedStory } from '#domain/story/published-story.ts';
import { DateTime, LongDay } from '#web/ui/date-time.tsx';
import { PermalinkText } from '#web/ui/permalink.tsx';
import { useSite } from '../shell/use-site.ts';

/** "Letter in Urdu, Our London Family" */
export function kindText(story: ListedStory): string {
  const kind = story.writingType === 'LETTER' ? 'Letter' : 'Story';
  const language = story.language === 'en' ? '' : ` in ${languageLabel(story.language)}`;
  return `${kind}${language}, ${categoryLabel(story.category)}`;
}

type Row = [name: string, value: ReactNode];

/** Each on a line of its own; everything else about a person runs on in one. */
const WHO = ['To', 'Name', 'From'];
/** Names that need no telling beside what they name, unless that is missing. */
const PLAIN = ['Gender', 'City', 'Country', 'Belief', 'Date', 'Category'];

type ListLabelProps = { story: ListedStory /** Told elsewhere in the card. */; without?: string[] };

/** The museum label beside a story in a list: the person, the text, its address. */
export function ListLabel({ story, without = [] }: ListLabelProps) {
  const site = useSite();
  const url = permalink(story);
  const told = (rows: Row[]) => rows.filter(([name, value]) => value && !without.includes(name));
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

function Facts({ rows }: { rows: Row[] }) {
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

function personRows(story: ListedStory): Row[] {
  return [
    ['To', story.recipient],
    [authorLabel(story.category), displayName(story.name)],
    ['Gender', displayGender(story)],
    ['Age', displayAge(story)],
    ['City', displayOr(story.city)],
    ['Country', story.country],
    ['Belief', displayOr(story.belief)],
  ];
}

function contactRows({ link, social }: ListedStory): Row[] {
  return [
    [
      'Link',
      link && (
        <a key="link" href={link} rel={LINK_REL} target="_blank">
          {link}
        </a>
      ),
    ],
    [
      'Social',
      social && (
        <a key="social" href={profileUrl(social.service, social.handle)} rel={LINK_REL}>
          @{social.handle}
        </a>
      ),
    ],
  ];
}

/** On paper, which goes from hand to hand, only these are left. */
const ON_PAPER = ['To', 'Name', 'From', 'Country', 'Address'];

/** Every line of the label, for the reader's page. */
export function FullLabel({ story }: { story: ListedStory }) {
  const site = useSite();
  const url = permalink(story);
  const rows: Row[] = [
    ...personRows(story),
    ['Date', <DateTime key="date" at={story.publishedAt} timeZone={site.timeZone} withTime />],
    ['Category', categoryLabel(story.category)],
    ...contactRows(story),
    ['Address', <PermalinkText key="address" origin={site.origin} url={url} />],
  ];
  return (
    <dl className="dl">
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name} className={ON_PAPER.includes(name) ? undefined : 'noprint'}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
