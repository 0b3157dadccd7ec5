import { deskContext, officerOf } from '../desk-context.ts';
import type { Route } from './+types/lease';
import { isStoryId } from './story-id.ts';

/** Takes a free story, renews what one has, or puts it down; 409: it went to somebody else. */
export async function action({ context, params, request: { url } }: Route.ActionArgs) {
  if (!isStoryId(params.id)) return new Response(null, { status: 404 });
  const services = context.get(deskContext);
  const request = { storyId: params.id, officer: officerOf(context) };
  if (new URL(url).searchParams.has('put-down')) {
    await services.putDown(request);
    return new Response(null, { status: 204 });
  }
  if (await services.renewLease(request)) return new Response(null, { status: 204 });
  const taken = await services.takeStory({ ...request, takeOver: false });
  return new Response(null, { status: taken.kind === 'taken' ? 204 : 409 });
}
