import { Link } from 'react-router';
import { permalink } from '#domain/story/permalink.ts';
import type { Neighbour } from '#domain/story/published-story.ts';
import { languageAttributes } from '#web/ui/text-language.ts';
import { Tile } from '#web/ui/tile.tsx';

type NeighbourProps = { story: Neighbour; label: string; search: string; next?: boolean };

export function NeighbourLink({ story, label, search, next = false }: NeighbourProps) {
  return (
    <Link
      className={next ? 'n' : undefined}
      rel={next ? 'next' : 'prev'}
      to={`${permalink(story)}${search}`}
    >
      <div className="pic">
        <Tile category={story.category} story={story.hash} />
      </div>
      <div className="txt">
        <small>{label}</small>
        <h2 className="as-h3" {...languageAttributes(story.language)}>
          {story.title}
        </h2>
      </div>
    </Link>
  );
}
