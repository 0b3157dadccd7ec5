import { getsAnswer } from '#domain/vetting/clauses.ts';
import { NOTE_LIMITS } from '#domain/vetting/desk-limits.ts';
import type { DeskStory } from '#services/vetting/read-desk-story.ts';
import { useScriptRuns } from '#web/browser/script-runs.ts';
import { Note } from './note-field.tsx';

export function RefusalFields({ desk, broken }: { desk: DeskStory; broken: ReadonlySet<string> }) {
  const scripted = useScriptRuns();
  const cited = desk.clauses.filter(({ code }) => broken.has(code));
  const answered = getsAnswer(cited);
  const untold = cited.filter(({ shown }) => !shown).map(({ title }) => `“${title}”`);
  return (
    <>
      {scripted
        ? cited.map(({ code }) => <input key={code} type="hidden" name="clause" value={code} />)
        : // Without a script the ticks beside it say nothing, so the reasons are chosen here.
          desk.clauses.map(({ code, title, shown }) => (
            <label key={code} className="tick">
              <input type="checkbox" name="clause" value={code} defaultChecked={broken.has(code)} />
              <span>{shown ? title : `${title} (the writer then gets no answer)`}</span>
            </label>
          ))}
      <p className="note" role="status">
        {cited.length === 0
          ? 'Untick at least one guideline first, with its number.'
          : `Because of: ${cited.map(({ title }) => title).join('; ')}.`}
        {!answered && ` ${untold.join(' and ')} gets no answer, so the writer is told nothing.`}
      </p>
      {/* One field under either name: what was typed stays when a guideline is ticked. */}
      <Note
        name={answered ? 'writer-note' : 'internal-note'}
        label={
          answered
            ? 'A kind word to the writer, if it helps (they will read it)'
            : 'A note, if it helps (officers only)'
        }
        limit={answered ? NOTE_LIMITS.toWriter : NOTE_LIMITS.internal}
        // While a reason is missing the number keys choose one.
        first={cited.length > 0}
      />
    </>
  );
}
