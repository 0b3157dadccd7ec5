const STAR =
  'M12 1.5 14.6 5.7 19.4 4.6 18.3 9.4 22.5 12 18.3 14.6 19.4 19.4 14.6 18.3 12 22.5 9.4 18.3 4.6 19.4 5.7 14.6 1.5 12 5.7 9.4 4.6 4.6 9.4 5.7Z';
const HALF = 'M12 1.5 9.4 5.7 4.6 4.6 5.7 9.4 1.5 12 5.7 14.6 4.6 19.4 9.4 18.3 12 22.5Z';

/** Filled, half or hollow; the words beside it say the same. */
export function StateStar({ is }: { is: 'full' | 'half' | 'none' }) {
  return (
    <svg className={`cstar is-${is}`} viewBox="0 0 24 24" aria-hidden focusable="false">
      <path d={STAR} />
      {is === 'half' && <path className="hf" d={HALF} />}
    </svg>
  );
}
