import { redactionsOf } from '#domain/story/redaction.ts';
import type { DeskStory } from '#services/vetting/read-desk-story.ts';

/** What pressing it would do now: publish, or be the first of two. */
export function publishLabel({ current, revisions, steps, twoOfficers, story }: DeskStory): string {
  const lines = Object.keys(redactionsOf(steps)).length;
  const changes = (current.byOfficer ? revisions.length - 1 : 0) + lines;
  const change = changes === 0 ? '' : ` with ${changes === 1 ? '1 change' : `${changes} changes`}`;
  return twoOfficers && story.approval === null
    ? `Approve${change}, a second officer publishes`
    : `Publish${change}`;
}
