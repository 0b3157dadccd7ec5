import { SIGNAL_NAMES } from '#domain/vetting/signal-names.ts';
import type { DeskStory } from '#services/vetting/read-desk-story.ts';

type Props = { desk: DeskStory; mark: string | null };

/** The mark that a question is tied to, with the words it lies on where they may be seen. */
export function AboutMark({ desk, mark }: Props) {
  if (mark === null) return null;
  const found = desk.marks.find(({ id }) => id === mark);
  if (!found) return <p className="note">About a mark that is not in these words any more.</p>;
  const words = wordsUnder(desk, found);
  return (
    <p className="note">
      About <b className="no">{found.number}</b> {SIGNAL_NAMES[found.kind]}
      {words && `: “${words}”`}
    </p>
  );
}

function wordsUnder(
  { covered, current }: DeskStory,
  { field, start, end }: DeskStory['marks'][number],
): string | null {
  if (covered) return null;
  if (field === 'title') return current.title.slice(start, end);
  return field === 'text' ? current.body.slice(start, end) : null;
}
