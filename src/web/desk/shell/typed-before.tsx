import type { Typed } from './use-typed.ts';

/** What was typed on a page that was put away when the session ended, and has no field to go back to. */
export function TypedBefore({ typed, forget }: { typed: readonly Typed[]; forget: () => void }) {
  return (
    <section className="dpage narrow stack typed-before" aria-labelledby="typed-before">
      <h2 id="typed-before" className="as-h4">
        You had typed this before you were signed out
      </h2>
      {typed.map(({ label, words }) => (
        <label key={label + words} className="stack">
          {label}
          <textarea readOnly rows={4} defaultValue={words} />
        </label>
      ))}
      <p>
        <button type="button" className="btn small ghost" onClick={forget}>
          I have it again
        </button>
      </p>
    </section>
  );
}
