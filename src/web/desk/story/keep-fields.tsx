import { useSearchParams } from 'react-router';
import { NOTE_LIMITS } from '#domain/vetting/desk-limits.ts';
import { SIGNAL_NAMES } from '#domain/vetting/signal-names.ts';
import type { DeskStory } from '#services/vetting/read-desk-story.ts';
import { Note } from './note-field.tsx';

/** Which mark it is about, with its words, and why it may stay. */
export function KeepFields({ desk }: { desk: DeskStory }) {
  const [search] = useSearchParams();
  const id = search.get('mark') ?? '';
  const mark = desk.marks.find((one) => one.id === id);
  const words = mark && (mark.field === 'title' ? desk.current.title : desk.current.body);
  return (
    <>
      <input type="hidden" name="mark" value={id} />
      {mark && (
        <p className="note">
          {SIGNAL_NAMES[mark.kind]}: “{words?.slice(mark.start, mark.end)}”
        </p>
      )}
      <Note
        name="why"
        limit={NOTE_LIMITS.editReason}
        label="Why may readers see it? (officers only)"
      />
    </>
  );
}
