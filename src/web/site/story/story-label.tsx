import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { categoryLabel } from '#domain/options/categories.ts';
import type { Neighbour } from '#domain/story/published-story.ts';
import { DateTime, LongDay } from '#web/ui/date-time.tsx';
import { HandleLink, OutsideLink } from '#web/ui/full-label.tsx';
import { GivenWords } from '#web/ui/given-words.tsx';
import { displayName, languageName } from '#web/words/display.ts';
import { LOCALE } from '#web/words/locale.ts';
import { ShellLink } from '../shell/shell-link.tsx';
import { useSite } from '../shell/use-site.ts';
import { PermalinkFold } from './permalink-fold.tsx';
import type { StoryCard } from './story-card.ts';

/** "Letter in Urdu, Our London Family" */
export function kindText(story: Pick<Neighbour, 'writingType' | 'language' | 'category'>): string {
  const kind = kindOf(story) ?? t`Story`;
  const subject = categoryLabel(story.category);
  return t`${kind}, ${subject}`;
}

/** "Letter", "Letter in French", "Story in Arabic"; nothing for the usual, a story in the language of the page. */
function kindOf({ writingType, language }: Pick<Neighbour, 'writingType' | 'language'>) {
  const letter = writingType === 'LETTER';
  if (language === LOCALE) return letter ? t`Letter` : null;
  if (language === 'other')
    return letter ? t`Letter in another language` : t`Story in another language`;
  const named = languageName(language);
  return letter ? t`Letter in ${named}` : t`Story in ${named}`;
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
  return (
    <div className="label hangs">
      <Person story={story} unnamed={unnamed} />
      <dl className="hung">
        <Fact name={t`Category:`}>
          <Kind story={story} />
        </Fact>
        <Fact name={t`Date:`}>
          {withTime ? <DateTime {...when} withTime /> : <LongDay {...when} />}
        </Fact>
        <Fact name={t`Link:`} shown>
          {story.link && <OutsideLink link={story.link} />}
        </Fact>
        <Fact name={t`Social:`} shown>
          {story.social && <HandleLink social={story.social} />}
        </Fact>
      </dl>
      <PermalinkFold story={story} />
    </div>
  );
}

function Kind({ story }: { story: StoryCard }) {
  const kind = kindOf(story);
  const subject = categoryLabel(story.category);
  const to = `/stories?category=${story.category}`;
  if (kind === null) return <ShellLink to={to}>{subject}</ShellLink>;
  return (
    <Trans>
      {kind},&nbsp;<ShellLink to={to}>{subject}</ShellLink>
    </Trans>
  );
}

function Person({ story, unnamed }: { story: StoryCard; unnamed: boolean }) {
  return (
    <dl className="person">
      {!unnamed && (
        <>
          <Fact name={t`To:`} look="to" shown>
            {story.recipient}
          </Fact>
          <Fact name={story.signed ? t`From:` : t`Name:`} look="n" shown={story.signed === true}>
            <b>
              <GivenWords beside={story.language}>{displayName(story.name ?? null)}</GivenWords>
            </b>
          </Fact>
        </>
      )}
      <Fact name={t`Gender:`} look="g">
        {story.gender}
      </Fact>
      <Fact name={t`Age:`}>{story.age}</Fact>
      <Fact name={t`City:`}>
        {story.city && <GivenWords beside={story.language}>{story.city}</GivenWords>}
      </Fact>
      <Fact name={t`Country:`}>{story.country}</Fact>
      <Fact name={t`Belief:`}>{story.belief}</Fact>
      <Fact name={t`Not given:`} look="missing">
        {missingText(story)}
      </Fact>
    </dl>
  );
}

/** What a label must tell in any case, and says in words where it is missing. */
const ALWAYS_TOLD = ['age', 'city', 'belief'] as const;

const MISSING: Readonly<Record<string, string>> = {
  age: t`Age unspecified`,
  city: t`City unspecified`,
  belief: t`Belief unspecified`,
  'age city': t`Age and city unspecified`,
  'age belief': t`Age and belief unspecified`,
  'city belief': t`City and belief unspecified`,
  'age city belief': t`Age, city and belief unspecified`,
};

/** "Age and belief unspecified"; null where nothing is missing. */
export function missingText(card: Pick<StoryCard, (typeof ALWAYS_TOLD)[number]>): string | null {
  const missing = ALWAYS_TOLD.filter((name) => card[name] === undefined);
  return MISSING[missing.join(' ')] ?? null;
}

type FactProps = { name: string; look?: string; shown?: boolean; children: ReactNode };

/** A name that is plain from what it names is read aloud and not shown. */
function Fact({ name, look, shown = false, children }: FactProps) {
  if (!children) return null;
  return (
    <div className={look}>
      <dt className={shown ? undefined : 'vh'}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
