import { createContext, type RouterContextProvider, redirect } from 'react-router';
import { dayIn } from '#domain/calendar/calendar-day.ts';
import { skippedToday } from '#domain/vetting/care.ts';
import {
  type ActingOfficer,
  isFresh,
  type NeedsPasskey,
  type Officer,
} from '#domain/vetting/officer.ts';
import type { DeskServices } from '#services/desk-services.ts';
import type { OfficerSession } from '#services/ports.ts';
import { byPasskeyTo, placeOf } from './place.ts';

/** Import these only from files that Vite loads: a second copy would be another, empty context. */
export const deskContext = createContext<DeskServices>();
/** From where somebody knocks; counted under a keyed hash, and never kept. */
export const visitorContext = createContext<{ address: string }>();
export const sessionContext = createContext<OfficerSession | null>(null);

type Context = Readonly<RouterContextProvider>;

/** The guard has let nobody else through; this is for the loader's own use of the name. */
export function officerOf(context: Context): Officer & ActingOfficer {
  const session = context.get(sessionContext);
  if (!session) throw new Response(null, { status: 401 });
  const { officer, confirmedAt } = session;
  const { clock, site } = context.get(deskContext);
  const skippedTopics = skippedToday(officer, dayIn(clock(), site.timeZone));
  return { ...officer, skippedTopics, confirmedAt };
}

export function hasShownPasskey(context: Context): boolean {
  const session = context.get(sessionContext);
  return session !== null && isFresh(session.confirmedAt, new Date());
}

/** Leads to the passkey and back when it was not shown a moment ago. */
export function requireFresh(context: Context, request: Request): void {
  if (!hasShownPasskey(context)) throw redirect(byPasskeyAnd(request));
}

/** Leads there, too, when the use case asks for it. */
export function withPasskey<Outcome>(outcome: Outcome | NeedsPasskey, request: Request): Outcome {
  if (needsPasskey(outcome)) throw redirect(byPasskeyAnd(request));
  return outcome;
}

/** And where so much was read within the hour that the service hands out no more. */
export async function withinBudget<Answer>(
  request: Request,
  read: () => Promise<Answer>,
): Promise<Answer> {
  return read().catch((error: unknown) => {
    // By its name: the class that this build would have is another one than the service's.
    if (error instanceof Error && error.name === 'ReadingBudgetSpent')
      throw redirect(byPasskeyAnd(request));
    throw error;
  });
}

function needsPasskey<Outcome>(outcome: Outcome | NeedsPasskey): outcome is NeedsPasskey {
  return (outcome as Partial<NeedsPasskey>).kind === 'needs-passkey';
}

/** To the passkey, and back to where the question was asked. */
function byPasskeyAnd(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return byPasskeyTo(`${placeOf(pathname)}${search}`);
}
