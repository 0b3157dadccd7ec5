import { DAY, HOUR, MINUTE } from './seconds.ts';

const UNITS = [
  [DAY, 'day'],
  [HOUR, 'hour'],
  [MINUTE, 'minute'],
] as const;

/** 8 days, 1 hour, less than a minute: as much as somebody wants to know at a glance. */
export function ageWords(seconds: number): string {
  for (const [size, name] of UNITS)
    if (seconds >= size) {
      const count = Math.floor(seconds / size);
      return `${count} ${name}${count === 1 ? '' : 's'}`;
    }
  return 'less than a minute';
}
