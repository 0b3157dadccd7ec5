import { data, redirect } from 'react-router';
import { instantOf } from '#domain/calendar/instant-of.ts';
import { CAMPAIGN_ACTS, type CampaignAct } from '#domain/campaigns/campaign-acts.ts';
import type { DeskServices } from '#services/desk-services.ts';
import { deskContext, officerOf, withPasskey } from '../desk-context.ts';
import { formText } from '../form-text.ts';
import type { Route } from './+types/campaign';
import { REFUSAL_WORDS } from './campaign-words.ts';

type Answer = { problem: string; typed?: string };

/** One lead does one thing; what the rules say is said again here in words. */
export async function campaignAction({ context, params, request }: Route.ActionArgs) {
  const { slug } = params;
  const form = await request.formData();
  const act = CAMPAIGN_ACTS.find((one) => one === form.get('intent'));
  if (!act) throw data(null, { status: 400 });
  const typed = formText(form, 'words');
  const refuse = (problem: string, status: number) =>
    data<Answer>({ problem, ...(typed && { typed }) }, { status });
  const toRead = act === 'agree' || act === 'agree-to-opening';
  if (toRead && !form.has('read'))
    return refuse('Read it first, and tick that you did. Nothing was changed.', 422);
  const services = context.get(deskContext);
  const asked = { by: officerOf(context), slug, seen: formText(form, 'seen') };
  const opensAt = hourOf(form, services.site.timeZone);
  if (opensAt === undefined) return refuse(PROBLEMS.hour, 422);
  const no = Number(formText(form, 'no'));
  const outcome: Outcome = withPasskey(
    await doIt(services, act, { ...asked, words: typed, opensAt, no }),
    request,
  );
  if (outcome.kind === 'not-found') throw data(null, { status: 404 });
  if (outcome.kind === 'refused') return refuse(REFUSAL_WORDS[outcome.reason], 409);
  if (outcome.kind === 'invalid') return refuse(PROBLEMS[isHour(outcome) ? 'hour' : 'words'], 422);
  const problem = NOT_DONE[outcome.kind];
  if (problem) return refuse(problem, 409);
  const gone = act === 'set-aside' && !(await services.readCampaign({ by: asked.by, slug }));
  throw redirect(gone ? '/campaigns?did=set-aside' : `/campaigns/${slug}?did=${act}`);
}

const NOT_DONE: Partial<Record<Outcome['kind'], string>> = {
  stale: 'Somebody changed it meanwhile. Look again; nothing was changed.',
  'no-such-version': 'There is no such version, or it is what is served.',
  'nobody-agreed': 'One lead alone stood behind that version, so it cannot be brought back.',
  'refused-change':
    'Something written since would lose its place, so that version cannot be brought back.',
};

const PROBLEMS = {
  hour: 'Name a day and a time that are still to come, within a year.',
  words: 'Write a line first, not longer than 400 letters. Nothing was changed.',
};

const isHour = (outcome: object): boolean => 'problem' in outcome && outcome.problem === 'hour';

/** Null for at once; undefined where somebody chose a day and named none. */
function hourOf(form: FormData, timeZone: string): Date | null | undefined {
  if (formText(form, 'when') !== 'day') return null;
  return instantOf(formText(form, 'day'), formText(form, 'time'), timeZone) ?? undefined;
}

type Asked = {
  by: ReturnType<typeof officerOf>;
  slug: string;
  seen: string;
  words: string;
  opensAt: Date | null;
  no: number;
};

type Outcome = Exclude<Awaited<ReturnType<typeof doIt>>, { kind: 'needs-passkey' }>;

function doIt(services: DeskServices, act: CampaignAct, { words, opensAt, no, ...asked }: Asked) {
  switch (act) {
    case 'ask':
      return services.askSecondLead({ ...asked, note: words, opensAt });
    case 'agree':
      return services.agreeToCampaign(asked);
    case 'not-yet':
      return services.sayNotYet({ ...asked, why: words });
    case 'publish':
      return services.publishCampaign(asked);
    case 'unschedule':
      return services.unscheduleCampaign(asked);
    case 'open-alone':
      return services.openAlone({ ...asked, why: words });
    case 'agree-to-opening':
      return services.agreeToOpening(asked);
    case 'close':
      return services.closeCampaign(asked);
    case 'reopen':
      return services.reopenCampaign(asked);
    case 'archive':
      return services.archiveCampaign(asked);
    case 'set-aside':
      return services.setCampaignAside(asked);
    case 'roll-back':
      return services.rollBackCampaign({ ...asked, no });
    case 'edit':
    case 'preview':
      throw data(null, { status: 400 });
  }
}
