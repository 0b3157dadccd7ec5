import { data, type MiddlewareFunction, redirect } from 'react-router';
import { ACCESS } from './access.ts';
import { deskContext, sessionContext } from './desk-context.ts';
import { placeOf } from './place.ts';

/** Stands before every page and every `.data` request, and lets in whom the table names. */
export const guard: MiddlewareFunction<Response> = async ({ context, request, pattern }, next) => {
  const access = ACCESS[`/${pattern.replace(/^\//, '')}`];
  if (access === 'open') return next();
  const session = context.get(sessionContext);
  if (!session) {
    const to = placeOf(new URL(request.url).pathname);
    throw request.method === 'GET'
      ? // Unlike a loader's, a redirect from here is not led below the base by itself.
        redirect(`/desk/sign-in${to === '/' ? '' : `?to=${encodeURIComponent(to)}`}`)
      : data(null, { status: 401 });
  }
  const allowed = access === 'officer' || (access === 'lead' && session.officer.role === 'lead');
  if (!allowed) {
    await context.get(deskContext).noteRefused(session.officer.id, pattern);
    throw data(null, { status: access === undefined ? 404 : 403 });
  }
  return next();
};
