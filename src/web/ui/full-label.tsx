import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { categoryLabel } from '#domain/options/categories.ts';
import { profileUrl } from '#domain/options/social-services.ts';
import { LINK_REL } from '#domain/story/body.ts';
import { permalink } from '#domain/story/permalink.ts';
import type { ListedStory, ShownStory } from '#domain/story/published-story.ts';
import { displayAge, displayGender, displayName, displayOr } from '#web/words/display.ts';
import { DateTime, Day } from './date-time.tsx';
import { GivenWords } from './given-words.tsx';
import { PermalinkText } from './permalink.tsx';

/** Paper goes from hand to hand: only some lines stand on it. */
type LabelRow = { name: string; value: ReactNode; onPaper?: boolean };

export const AUTHOR_LABELS = {
  Name: t`Name`,
  From: t({ message: 'From', context: 'who a letter is from' }),
};

function personRows(story: ShownStory): LabelRow[] {
  return [
    {
      name: t({ message: 'To', context: 'who a letter is to' }),
      value: story.recipient,
      onPaper: true,
    },
    {
      name: AUTHOR_LABELS[story.authorLabel],
      value: <GivenWords beside={story.language}>{displayName(story.name)}</GivenWords>,
      onPaper: true,
    },
    { name: t`Gender`, value: displayGender(story) },
    { name: t`Age`, value: displayAge(story) },
    {
      name: t`City`,
      value: <GivenWords beside={story.language}>{displayOr(story.city)}</GivenWords>,
    },
    { name: t`Country`, value: story.country, onPaper: true },
    { name: t`Belief`, value: displayOr(story.belief) },
  ];
}

export function OutsideLink({ link }: { link: string }) {
  return (
    <a href={link} rel={LINK_REL} target="_blank" dir="ltr">
      {link}
    </a>
  );
}

export function HandleLink({ social }: { social: NonNullable<ListedStory['social']> }) {
  return (
    <a href={profileUrl(social.service, social.handle)} rel={LINK_REL} dir="ltr">
      @{social.handle}
    </a>
  );
}

/** Without an origin its address is not told. */
type FullLabelProps = { story: ShownStory; site: { origin: string | null; timeZone: string } };

/** Every line of the label, for the reader's page and for the desk's view of it. */
export function FullLabel({ story, site }: FullLabelProps) {
  const url = permalink(story);
  const rows: LabelRow[] = [
    ...personRows(story),
    {
      name: t`Date`,
      value: <DateTime at={story.publishedAt} timeZone={site.timeZone} withTime />,
    },
    { name: t`First told`, value: story.firstToldOn && <Day on={story.firstToldOn} /> },
    { name: t`Category`, value: categoryLabel(story.category) },
    { name: t`Link`, value: story.link && <OutsideLink link={story.link} /> },
    { name: t`Social`, value: story.social && <HandleLink social={story.social} /> },
    {
      name: t({ message: 'Address', context: 'of a page' }),
      value: site.origin !== null && <PermalinkText origin={site.origin} url={url} />,
      onPaper: true,
    },
  ];
  return (
    <dl className="dl">
      {rows.map(
        ({ name, value, onPaper }) =>
          value && (
            <div key={name} className={onPaper ? undefined : 'noprint'}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
