import type { SystemProcess } from '#services/system/read-system.ts';

/** A day by its hours. */
export function Beat({ hours }: Pick<SystemProcess, 'hours'>) {
  const down = hours.filter((hour) => hour === 'down').length;
  const restarted = hours.filter((hour) => hour === 'restarted').length;
  const words = [
    down > 0 && `Down in ${down} of the last 24 hours`,
    restarted > 0 && `started anew in ${restarted}`,
  ].filter(Boolean);
  return (
    <span className="beat" role="img" aria-label={words.join(', ') || 'Up, as far as is known'}>
      {hours.map((hour, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: each place is one hour and nothing else
        <i key={n} className={hour} />
      ))}
    </span>
  );
}
