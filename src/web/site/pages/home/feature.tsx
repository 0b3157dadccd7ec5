import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { permalink } from '#domain/story/permalink.ts';
import { GivenWords } from '#web/ui/given-words.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { inARow } from '#web/ui/listed.ts';
import { languageAttributes } from '#web/ui/text-language.ts';
import { StoryTile } from '#web/ui/tile-sheet.tsx';
import { displayName, displayPlace } from '#web/words/display.ts';
import { kindText } from '../../story/story-label.tsx';
import { TILE_SIZE } from './home-tiles.ts';
import type { FeaturedStory } from './home-told.ts';

export function Feature({ story }: { story: FeaturedStory }) {
  const { language } = story;
  const name = <GivenWords beside={language}>{displayName(story.name)}</GivenWords>;
  const person = story.who.charAt(0).toLowerCase() + story.who.slice(1);
  const told = <GivenWords beside={language}>{inARow([person, displayPlace(story)])}</GivenWords>;
  return (
    <section className="wrap end" aria-labelledby="feature">
      <div className="feature">
        <div className="pic">
          <StoryTile category={story.category} hash={story.hash} size={TILE_SIZE.feature} />
        </div>
        <div>
          <p className="label">
            <span className="kind">{kindText(story)}</span>
          </p>
          <div {...languageAttributes(language)}>
            <h2 id="feature">{story.title}</h2>
            <p className="opening">{story.opening}</p>
          </div>
          <p className="label">
            <Trans>
              <b>{name}</b>, {told}
            </Trans>
          </p>
          <Link className="go" to={permalink(story)}>
            <span>{t`Read the whole story`}</span>
            <Icon name="arrow" />
          </Link>
        </div>
      </div>
    </section>
  );
}
