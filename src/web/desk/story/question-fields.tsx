import { SIGNAL_NAMES } from '#domain/vetting/signal-names.ts';
import type { DeskStory } from '#services/vetting/read-desk-story.ts';
import { Note } from './note-field.tsx';

/** About one of its marks, or about the whole. */
export function QuestionFields({ desk: { marks } }: { desk: DeskStory }) {
  return (
    <>
      {marks.length > 0 && (
        <p className="stack">
          <label htmlFor="about-mark">About</label>
          <select id="about-mark" name="mark">
            <option value="">The whole text</option>
            {marks.map(({ id, number, kind }) => (
              <option key={id} value={id}>
                {number}, {SIGNAL_NAMES[kind]}
              </option>
            ))}
          </select>
        </p>
      )}
      <Note name="question" label="What should they look at? (officers only)" />
    </>
  );
}
