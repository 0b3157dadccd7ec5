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
  displayPlace,
} from '#domain/story/display.ts';
import { permalink } from '#domain/story/permalink.ts';
import type { ListedStory } from '#domain/story/published-story.ts';
import { DateTime } from '#web/ui/date-time.tsx';
import { PermalinkText } from '#web/ui/permalink.tsx';
import { useSite } from '../shell/use-site.ts';

/** "Letter in Urdu, Our London Family" */
export function kindText(story: ListedStory): string {
  const kind = story.writingType === 'LETTER' ? 'Letter' : 'Story';
  const language = story.language === 'en' ? '' : ` in ${languageLabel(story.language)}`;
  return `${kind}${language}, ${categoryLabel(story.category)}`;
}

/** The museum label beside a story in a list. */
export function ListLabel({ story }: { story: ListedStory }) {
  const site = useSite();
  const url = permalink(story);
  const from = authorLabel(story.category) === 'From';
  return (
    <p className="label">
      <span className="kind">{kindText(story)}</span>
      <br />
      {story.recipient && (
        <>
          To: {story.recipient}
          <br />
        </>
      )}
      {from ? 'From: ' : 'Name: '}
      <b>{displayName(story.name)}</b>
      <br />
      {displayGender(story)}, age {displayAge(story).toLowerCase()}
      <br />
      {displayPlace(story)}
      {story.belief && ` · ${story.belief}`}
      <br />
      <DateTime at={story.publishedAt} timeZone={site.timeZone} withTime />
      <br />
      {story.link && (
        <>
          Link:{' '}
          <a href={story.link} rel={LINK_REL} target="_blank">
            {story.link}
          </a>
          <br />
        </>
      )}
      {story.social && (
        <>
          Social:{' '}
          <a href={profileUrl(story.social.service, story.social.handle)} rel={LINK_REL}>
            @{story.social.handle}
          </a>
          <br />
        </>
      )}
      <a className="perma" href={url}>
        <PermalinkText origin={site.origin} url={url} />
      </a>
    </p>
  );
}

/** On paper, which goes from hand to hand, only these are left. */
const ON_PAPER = ['To', 'Name', 'From', 'Country', 'Address'];

/** Every line of the label, for the reader's page. */
export function FullLabel({ story }: { story: ListedStory }) {
  const site = useSite();
  const url = permalink(story);
  const rows: [string, React.ReactNode][] = [
    ['To', story.recipient],
    [authorLabel(story.category), displayName(story.name)],
    ['Gender', displayGender(story)],
    ['Age', displayAge(story)],
    ['City', displayOr(story.city)],
    ['Country', story.country],
    ['Belief', displayOr(story.belief)],
    ['Date', <DateTime key="date" at={story.publishedAt} timeZone={site.timeZone} withTime />],
    ['Category', categoryLabel(story.category)],
    [
      'Link',
      story.link && (
        <a key="link" href={story.link} rel={LINK_REL} target="_blank">
          {story.link}
        </a>
      ),
    ],
    [
      'Social',
      story.social && (
        <a key="social" href={profileUrl(story.social.service, story.social.handle)} rel={LINK_REL}>
          @{story.social.handle}
        </a>
      ),
    ],
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
