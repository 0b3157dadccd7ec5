import { DANGERS, dangerLabel } from '#domain/safeguarding/dangers.ts';
import { NOTE_LIMITS } from '#domain/vetting/desk-limits.ts';

/** Which of the three, and in which words an officer saw it. */
export function DangerFields() {
  const { least, most } = NOTE_LIMITS.editReason;
  return (
    <>
      <fieldset className="stack">
        <legend className="vh">What is it?</legend>
        {DANGERS.map((danger, index) => (
          <label key={danger} className="tick">
            <input
              type="radio"
              name="danger"
              value={danger}
              required
              defaultChecked={index === 0}
              data-first={index === 0 || undefined}
            />
            <span>{dangerLabel(danger)}</span>
          </label>
        ))}
      </fieldset>
      <label className="stack">
        <span>What makes you think so? (officers only)</span>
        <input type="text" name="why" required minLength={least} maxLength={most} dir="auto" />
      </label>
    </>
  );
}
