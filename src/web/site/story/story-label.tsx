import type { ReactNode } from 'react';
import { categoryLabel } from '#domain/options/categories.ts';
import { inLanguage } from '#domain/options/languages.ts';
import { authorLabel, displayName } from '#domain/story/display.ts';
import type { Neighbour } from '#domain/story/published-story.ts';
import { missingText, type StoryCard } from '#domain/story/story-card.ts';
import { DateTime, LongDay } from '#web/ui/date-time.tsx';
import { HandleLink, OutsideLink } from '#web/ui/full-label.tsx';
import { ShellLink } from '../shell/shell-link.tsx';
import { useSite } from '../shell/use-site.ts';
import { PermalinkFold } from './permalink-fold.tsx';

/** "Letter in Urdu, Our London Family" */
export function kindText(story: Pick<Neighbour, 'writingType' | 'language' | 'category'>): string {
  return `${kindOf(story) ?? 'Story'}, ${categoryLabel(story.category)}`;
}

/** "Letter", "Letter in French", "Story in Arabic"; nothing for the usual, a story in English. */
function kindOf({ writingType, language }: Pick<Neighbour, 'writingType' | 'language'>) {
  if (writingType === 'STORY' && language === 'en') return null;
  const kind = writingType === 'LETTER' ? 'Letter' : 'Story';
  return language === 'en' ? kind : `${kind} ${inLanguage(language)}`;
}

type Props = {
  story: StoryCard;
  /** To and From stand elsewhere in the card. */
  unnamed?: boolean;
  /** On a story's own page its date has a time. */
  withTime?: boolean;
};

/** The quiet label of a story: the person, the text, and one press away its address. */
export function StoryLabel({ story, unnamed = false, withTime = false }: Props) {
  const { timeZone } = useSite();
  const when = { at: story.publishedAt, timeZone };
  const kind = kindOf(story);
  return (
    <div className="label hangs">
      <Person story={story} unnamed={unnamed} />
      <dl className="hung">
        <Fact name="Category">
          {kind && `${kind},\u00a0`}
          <ShellLink to={`/stories?category=${story.category}`}>
            {categoryLabel(story.category)}
          </ShellLink>
        </Fact>
        <Fact name="Date">
          {withTime ? <DateTime {...when} withTime /> : <LongDay {...when} />}
        </Fact>
        <Fact name="Link" shown>
          {story.link && <OutsideLink link={story.link} />}
        </Fact>
        <Fact name="Social" shown>
          {story.social && <HandleLink social={story.social} />}
        </Fact>
      </dl>
      <PermalinkFold story={story} />
    </div>
  );
}

function Person({ story, unnamed }: { story: StoryCard; unnamed: boolean }) {
  const author = authorLabel(story.category);
  return (
    <dl className="person">
      {!unnamed && (
        <>
          <Fact name="To" look="to" shown>
            {story.recipient}
          </Fact>
          <Fact name={author} look="n" shown={author === 'From'}>
            <b>{displayName(story.name ?? null)}</b>
          </Fact>
        </>
      )}
      <Fact name="Gender" look="g">
        {story.gender}
      </Fact>
      <Fact name="Age">{story.age}</Fact>
      <Fact name="City">{story.city}</Fact>
      <Fact name="Country">{story.country}</Fact>
      <Fact name="Belief">{story.belief}</Fact>
      <Fact name="Not given" look="missing">
        {missingText(story)}
      </Fact>
    </dl>
  );
}

type FactProps = { name: string; look?: string; shown?: boolean; children: ReactNode };

/** A name that is plain from what it names is read aloud and not shown. */
function Fact({ name, look, shown = false, children }: FactProps) {
  if (!children) return null;
  return (
    <div className={look}>
      <dt className={shown ? undefined : 'vh'}>{`${name}:`}</dt>
      <dd>{children}</dd>
    </div>
  );
}
