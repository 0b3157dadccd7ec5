import { type ActingOfficer, isFresh, type NeedsPasskey } from '#domain/vetting/officer.ts';
import type { Clock } from '#services/ports.ts';

/** No page offers this to an officer, so whoever gets here came another way. */
export class OnlyForLeads extends Error {
  constructor() {
    super('Only a lead may do this.');
    this.name = 'OnlyForLeads';
  }
}

type ByLead = { by: ActingOfficer };

/** A use case of leads: before anything else it looks who asks (authorization). */
export function forLeads<Context, Request extends ByLead, Answer>(
  work: (context: Context, request: Request) => Answer,
): (context: Context, request: Request) => Answer {
  return (context, request) => {
    if (request.by.role !== 'lead') throw new OnlyForLeads();
    return work(context, request);
  };
}

/** One that reaches far: the lead has shown the passkey a moment ago (step-up authentication). */
export function forFreshLeads<Context extends { clock: Clock }, Request extends ByLead, Answer>(
  work: (context: Context, request: Request) => Answer,
): (context: Context, request: Request) => Answer | NeedsPasskey {
  return forLeads((context: Context, request: Request) =>
    isFresh(request.by.confirmedAt, context.clock())
      ? work(context, request)
      : { kind: 'needs-passkey' },
  );
}
