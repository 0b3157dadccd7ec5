import { NOTE_LIMITS } from '#domain/vetting/desk-limits.ts';

type NoteProps = {
  name: string;
  label: string;
  limit?: { most: number };
  value?: string;
  /** Where typing begins when the question opens. */
  first?: boolean;
};

export function Note({
  name,
  label,
  limit = NOTE_LIMITS.internal,
  value = '',
  first = true,
}: NoteProps) {
  return (
    <label className="stack">
      <span>{label}</span>
      <textarea
        name={name}
        rows={2}
        defaultValue={value}
        data-first={first || undefined}
        maxLength={limit.most}
      />
    </label>
  );
}
