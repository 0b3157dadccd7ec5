import { NOTE_LIMITS } from '#domain/vetting/desk-limits.ts';

type NoteProps = { name: string; label: string; limit?: { most: number }; value?: string };

export function Note({ name, label, limit = NOTE_LIMITS.internal, value = '' }: NoteProps) {
  return (
    <label className="stack">
      <span>{label}</span>
      <textarea name={name} rows={2} defaultValue={value} data-first maxLength={limit.most} />
    </label>
  );
}
