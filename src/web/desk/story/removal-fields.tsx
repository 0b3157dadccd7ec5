import { NOTE_LIMITS } from '#domain/vetting/desk-limits.ts';
import { REMOVAL_GROUND_NAMES, REMOVAL_GROUNDS } from '#domain/vetting/removal.ts';
import type { DeskStory } from '#services/vetting/read-desk-story.ts';
import { Note } from './note-field.tsx';

/** Why a page is closed: its writer is told, on the receipt and by mail while an address is kept. */
export function RemovalFields({ desk }: { desk: DeskStory }) {
  return (
    <>
      <fieldset className="park-for">
        <legend>Because (its writer is told)</legend>
        {REMOVAL_GROUNDS.map((ground, index) => (
          <label key={ground} className="tick">
            <input
              type="radio"
              name="ground"
              value={ground}
              required
              data-first={index === 0 || undefined}
            />
            <span>{REMOVAL_GROUND_NAMES[ground]}</span>
          </label>
        ))}
      </fieldset>
      <details className="more">
        <summary>Which guideline</summary>
        <div>
          {desk.clauses.map(({ code, title, shown }) => (
            <label key={code} className="tick">
              <input type="checkbox" name="clause" value={code} />
              <span>{shown ? title : `${title} (not told)`}</span>
            </label>
          ))}
        </div>
      </details>
      <Note
        name="writer-note"
        label="A kind word to the writer, if it helps (they will read it)"
        limit={NOTE_LIMITS.toWriter}
        first={false}
      />
      <Note name="internal-note" label="Why? (officers only)" first={false} />
    </>
  );
}
