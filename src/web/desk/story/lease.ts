import { deskContext, officerOf } from '../desk-context.ts';
import type { Route } from './+types/lease';
import { isStoryId } from './story-id.ts';

/** Takes a free story, or renews what one has; 409 says that it went to somebody else. */
export async function action({ context, params }: Route.ActionArgs) {
  if (!isStoryId(params.id)) return new Response(null, { status: 404 });
  const services = context.get(deskContext);
  const request = { storyId: params.id, officer: officerOf(context) };
  if (await services.renewLease(request)) return new Response(null, { status: 204 });
  const taken = await services.takeStory({ ...request, takeOver: false });
  return new Response(null, { status: taken.kind === 'taken' ? 204 : 409 });
}
