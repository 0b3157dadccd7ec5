import { NOTE_LIMITS } from '#domain/vetting/desk-limits.ts';
import type { DeskStory } from '#services/vetting/read-desk-story.ts';
import { useScriptRuns } from '#web/browser/script-runs.ts';
import { Note } from './note-field.tsx';

export function RefusalFields({ desk, broken }: { desk: DeskStory; broken: ReadonlySet<string> }) {
  const scripted = useScriptRuns();
  const cited = desk.clauses.filter(({ code }) => broken.has(code));
  return (
    <>
      {scripted
        ? cited.map(({ code }) => <input key={code} type="hidden" name="clause" value={code} />)
        : // Without a script the ticks beside it say nothing, so the reasons are chosen here.
          desk.clauses.map(({ code, title }) => (
            <label key={code} className="tick">
              <input type="checkbox" name="clause" value={code} defaultChecked={broken.has(code)} />
              <span>{title}</span>
            </label>
          ))}
      <p className="note">
        {cited.length === 0
          ? 'Untick at least one guideline first, with its number.'
          : `Because of: ${cited.map(({ title }) => title).join('; ')}.`}
        {cited.some(({ shown }) => !shown) && ' One of them is never told to the writer.'}
      </p>
      <Note
        name="writer-note"
        label="A kind word to the writer, if it helps (they will read it)"
        limit={NOTE_LIMITS.toWriter}
      />
    </>
  );
}
