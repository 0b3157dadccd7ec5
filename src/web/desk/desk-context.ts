import { createContext, type RouterContextProvider, redirect } from 'react-router';
import type { DeskServices } from '#services/desk-services.ts';
import type { OfficerSession } from '#services/ports.ts';

/** Import these only from files that Vite loads: a second copy would be another, empty context. */
export const deskContext = createContext<DeskServices>();
export const sessionContext = createContext<OfficerSession | null>(null);

type Context = Readonly<RouterContextProvider>;

/** The guard has let nobody else through; this is for the loader's own use of the name. */
export function officerOf(context: Context) {
  const session = context.get(sessionContext);
  if (!session) throw new Response(null, { status: 401 });
  return session.officer;
}

/** How long a sign-in counts as fresh: enough for one errand. */
const FRESH_MS = 10 * 60_000;

/** Before something that cannot be taken back, the officer shows the passkey once more. */
export function requireFresh(context: Context, request: Request): void {
  const session = context.get(sessionContext);
  const age = Date.now() - (session?.signedInAt.getTime() ?? 0);
  if (age <= FRESH_MS) return;
  const url = new URL(request.url);
  const back = `${url.pathname.replace(/^\/desk/, '').replace(/\.data$/, '')}${url.search}`;
  throw redirect(`/sign-in?again=1&to=${encodeURIComponent(back || '/')}`);
}
