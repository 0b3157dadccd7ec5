export type Slot = { label: string; text: string | null };

/** What the operators filled in; an empty place is not shown. */
export function Slots({ slots, twoUp = false }: { slots: readonly Slot[]; twoUp?: boolean }) {
  const filled = slots.filter(({ text }) => text !== null);
  if (filled.length === 0) return null;
  return (
    <dl className={twoUp ? 'slots two-up' : 'slots'}>
      {filled.map(({ label, text }) => (
        <div key={label} className="slot">
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
