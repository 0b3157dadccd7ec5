import type { ReactNode } from 'react';
import { categoryLabel } from '#domain/options/categories.ts';
import { profileUrl } from '#domain/options/social-services.ts';
import { LINK_REL } from '#domain/story/body.ts';
import {
  authorLabel,
  displayAge,
  displayGender,
  displayName,
  displayOr,
} from '#domain/story/display.ts';
import { permalink } from '#domain/story/permalink.ts';
import type { ListedStory } from '#domain/story/published-story.ts';
import { DateTime } from './date-time.tsx';
import { PermalinkText } from './permalink.tsx';

type LabelRow = [name: string, value: ReactNode];

function personRows(story: ListedStory): LabelRow[] {
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

export function OutsideLink({ link }: { link: string }) {
  return (
    <a href={link} rel={LINK_REL} target="_blank">
      {link}
    </a>
  );
}

export function HandleLink({ social }: { social: NonNullable<ListedStory['social']> }) {
  return (
    <a href={profileUrl(social.service, social.handle)} rel={LINK_REL}>
      @{social.handle}
    </a>
  );
}

/** On paper, which goes from hand to hand, only these are left. */
const ON_PAPER = ['To', 'Name', 'From', 'Country', 'Address'];

type FullLabelProps = { story: ListedStory; site: { origin: string; timeZone: string } };

/** Every line of the label, for the reader's page and for the desk's view of it. */
export function FullLabel({ story, site }: FullLabelProps) {
  const url = permalink(story);
  const rows: LabelRow[] = [
    ...personRows(story),
    ['Date', <DateTime key="date" at={story.publishedAt} timeZone={site.timeZone} withTime />],
    ['Category', categoryLabel(story.category)],
    ['Link', story.link && <OutsideLink key="link" link={story.link} />],
    ['Social', story.social && <HandleLink key="social" social={story.social} />],
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
