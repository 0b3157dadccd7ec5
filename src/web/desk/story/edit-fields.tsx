import { NOTE_LIMITS } from '#domain/vetting/desk-limits.ts';
import { SIGNAL_NAMES } from '#domain/vetting/signal-names.ts';
import type { DeskStory } from '#services/vetting/read-desk-story.ts';
import { languageAttributes } from '#web/ui/text-language.ts';
import { MarkedText, markedPieces } from './marked-text.tsx';

/** What stands there now beside what will: whoever cuts sees what is cut. */
export function EditFields({ desk }: { desk: DeskStory }) {
  const { current, suggestion, story, marks } = desk;
  const language = languageAttributes(story.language ?? 'en');
  const { least, most } = NOTE_LIMITS.editReason;
  const seen = desk.gate.unsettled.map(({ kind }) => SIGNAL_NAMES[kind]);
  return (
    <>
      <div className="ed">
        <section className="eb" aria-label="As it stands now">
          <h2>
            As it stands <span className="note">kept as it is</span>
          </h2>
          <p className="et" {...language}>
            {markedPieces(
              current.title,
              0,
              marks.filter(({ field }) => field === 'title'),
            )}
          </p>
          <div className="prose" {...language}>
            <MarkedText text={current.body} marks={marks.filter(({ field }) => field === 'text')} />
          </div>
        </section>
        <section className="ea">
          <h2>
            As it will stand{' '}
            <span className="note">
              {suggestion ? 'contact details are out already' : 'type here'}
            </span>
          </h2>
          <label className="stack">
            <span className="vh">Title</span>
            <input type="text" name="title" defaultValue={current.title} {...language} />
          </label>
          <label className="stack">
            <span className="vh">Text</span>
            <textarea
              name="body"
              rows={14}
              defaultValue={suggestion ?? current.body}
              data-first
              {...language}
            />
          </label>
        </section>
      </div>
      <label className="stack">
        <span>Why? (kept with the change)</span>
        <input
          type="text"
          name="reason"
          required
          minLength={least}
          maxLength={most}
          defaultValue={seen.length > 0 ? `Taken out: ${[...new Set(seen)].join(', ')}` : ''}
        />
      </label>
    </>
  );
}
