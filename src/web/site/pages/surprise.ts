import { redirect } from 'react-router';
import { permalink } from '#domain/story/permalink.ts';
import { servicesContext } from '#web/services-context.ts';
import type { Route } from './+types/surprise';

/** Another story each time, so nobody keeps the answer. */
export async function loader({ context }: Route.LoaderArgs) {
  const story = await context.get(servicesContext).surpriseStory();
  return redirect(story ? permalink(story) : '/stories', {
    headers: { 'cache-control': 'no-store' },
  });
}
