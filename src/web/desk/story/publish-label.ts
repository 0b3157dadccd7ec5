import type { DeskStory } from '#services/vetting/read-desk-story.ts';

/** What pressing it would do now: publish, or be the first of two. */
export function publishLabel({ current, twoOfficers, story }: DeskStory): string {
  const change = current.byOfficer ? ' with the change' : '';
  return twoOfficers && story.approval === null
    ? `Approve${change}, a second officer publishes`
    : `Publish${change}`;
}
