import { Link } from 'react-router';
import type { MarkedText } from '#domain/search/search.ts';
import { permalink } from '#domain/story/permalink.ts';
import type { StoryCard } from '#domain/story/story-card.ts';
import { languageAttributes } from '#web/ui/text-language.ts';
import { Tile } from '#web/ui/tile.tsx';
import { StoryLabel } from './story-label.tsx';

type Props = {
  story: StoryCard;
  query?: string;
  /** Title and passage with the words a reader looked for. */
  found?: { title: MarkedText; passage: MarkedText };
};

/** One story in a list: its tile, title, opening and label. */
export function StoryItem({ story, query = '', found }: Props) {
  const language = languageAttributes(story.language);
  return (
    <article className="item">
      <div className="pic">
        <Tile category={story.category} story={story.hash} cols={3} rows={3} />
      </div>
      <div className="title">
        <h2 {...language}>
          <Link to={`${permalink(story)}${query}`}>
            {found ? <Marked text={found.title} /> : story.title}
          </Link>
        </h2>
      </div>
      <p className="ex" {...language}>
        {found ? <Marked text={found.passage} /> : story.opening}
      </p>
      <StoryLabel story={story} />
    </article>
  );
}

function Marked({ text }: { text: MarkedText }) {
  return text.map(({ start, text: words, found }) =>
    found ? <mark key={start}>{words}</mark> : words,
  );
}
