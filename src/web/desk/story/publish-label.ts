import { redactionsOf } from '#domain/story/redaction.ts';
import type { DeskStory } from '#services/vetting/read-desk-story.ts';

/** What pressing it would do now: publish, be the first of two, or let it go out at its hour. */
export function publishLabel(desk: DeskStory): string {
  const { current, revisions, steps } = desk;
  const lines = Object.keys(redactionsOf(steps)).length;
  const changes = (current.byOfficer ? revisions.length - 1 : 0) + lines;
  const change = changes === 0 ? '' : ` with ${changes === 1 ? '1 change' : `${changes} changes`}`;
  if (isFirstOfTwo(desk)) return `Approve${change}, a second officer publishes`;
  if (desk.publishDelayMinutes > 0)
    return `Approve${change}, published in ${spanOf(desk.publishDelayMinutes)}`;
  return `Publish${change}`;
}

/** Whether readers get it at once. */
export function publishesAtOnce(desk: DeskStory): boolean {
  return !isFirstOfTwo(desk) && desk.publishDelayMinutes === 0;
}

const isFirstOfTwo = ({ twoOfficers, story }: DeskStory) => twoOfficers && story.approval === null;

const HOUR = 60;

function spanOf(minutes: number): string {
  const [count, unit] =
    minutes % HOUR === 0 ? ([minutes / HOUR, 'hour'] as const) : ([minutes, 'minute'] as const);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
