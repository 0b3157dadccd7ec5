import type { MarkedText } from '#domain/search/search.ts';
import { permalink } from '#domain/story/permalink.ts';
import { languageAttributes } from '#web/ui/text-language.ts';
import { StoryTile } from '#web/ui/tile-sheet.tsx';
import { ShellLink } from '../shell/shell-link.tsx';
import type { StoryCard } from './story-card.ts';
import { StoryLabel } from './story-label.tsx';

type Props = {
  story: StoryCard;
  query?: string;
  /** The list it stands in, where no address of a room says so. */
  listed?: string;
  /** Title and passage with the words a reader looked for. */
  found?: { title: MarkedText; passage: MarkedText };
};

/** For the sheet that its list fetches. */
export const itemTile = ({ category, hash }: StoryCard) => ({ category, hash, size: 3 });

/** One story in a list: its tile, title, opening and label. */
export function StoryItem({ story, query = '', listed, found }: Props) {
  return (
    <article className="item">
      <div className="pic">
        <StoryTile {...itemTile(story)} />
      </div>
      <div className="text" {...languageAttributes(story.language)}>
        <h2>
          <ShellLink to={`${permalink(story)}${query}`} listed={listed}>
            {found ? <Marked text={found.title} /> : story.title}
          </ShellLink>
        </h2>
        <p className="ex">{found ? <Marked text={found.passage} /> : story.opening}</p>
      </div>
      <StoryLabel story={story} />
    </article>
  );
}

function Marked({ text }: { text: MarkedText }) {
  return text.map(({ start, text: words, found }) =>
    found ? <mark key={start}>{words}</mark> : words,
  );
}
