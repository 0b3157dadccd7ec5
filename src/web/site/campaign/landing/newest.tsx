import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { writePath } from '#domain/campaigns/write-path.ts';
import { permalink } from '#domain/story/permalink.ts';
import type { ListedStory } from '#domain/story/published-story.ts';
import { GivenWords } from '#web/ui/given-words.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';
import { Tile } from '#web/ui/tile.tsx';
import { displayName, displayOpening, displayPlace } from '#web/words/display.ts';
import { numberText } from '#web/words/numbers.ts';
import { readPath, writeState } from '../write-link.ts';
import type { BlockProps } from './block.tsx';

export function Newest({ block, campaign, newest, total }: BlockProps<'newest'>) {
  const all = numberText(total);
  return (
    <section className="section wrap" aria-labelledby="newest">
      <div className="head">
        <h2 id="newest">{block.heading}</h2>
        {total > 0 && (
          <Link className="go" to={readPath(campaign)}>
            <span>{t`Read all ${all}`}</span>
            <Icon name="arrow" />
          </Link>
        )}
      </div>
      {newest.length > 0 ? (
        <div className="sheets">
          {newest.map((story) => (
            <Sheet key={story.hash} story={story} />
          ))}
        </div>
      ) : (
        <div className="retry dashed">
          <h3 className="as-h4">{t`Nothing is published here yet`}</h3>
          <p>{t`Yours could be the first.`}</p>
          <Link className="btn small ghost" to={writePath(campaign)} state={writeState(campaign)}>
            {campaign.landing.writeLabel}
          </Link>
        </div>
      )}
    </section>
  );
}

function Sheet({ story }: { story: ListedStory }) {
  const { language } = story;
  const name = <GivenWords beside={language}>{displayName(story.name)}</GivenWords>;
  return (
    <article className="sheet">
      <div className="text" {...languageAttributes(language)}>
        <h3 className="as-h4">
          <Link to={permalink(story)}>{story.title}</Link>
        </h3>
        <p>{displayOpening(story)}</p>
      </div>
      <p className="label">
        <Tile category={story.category} story={story.hash} />
        <span>
          <Trans>
            From <b>{name}</b>
          </Trans>
          <br />
          <GivenWords beside={language}>{displayPlace(story)}</GivenWords>
        </span>
      </p>
    </article>
  );
}
