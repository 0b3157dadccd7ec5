import { type FormEvent, useEffect, useState } from 'react';
import { data, useLocation, useNavigate, useSearchParams } from 'react-router';
import { type CampaignWithForm, findForm, generalCampaign } from '#domain/campaigns/registry.ts';
import type { Field, FieldProblem } from '#domain/submission/fields.ts';
import { parseSubmission } from '#domain/submission/parse-submission.ts';
import { servicesContext } from '#web/services-context.ts';
import { useSite } from '../shell/use-site.ts';
import { DraftStrip } from '../tell/draft-strip.tsx';
import { findUnsent } from '../tell/drafts.ts';
import { EMPTY_VALUES, type FormValues } from '../tell/form-values.ts';
import { PlainReadOver, PlainTryAgain } from '../tell/plain-steps.tsx';
import { mergeHints, prefillFrom } from '../tell/prefill.ts';
import { ReadOverAndSend } from '../tell/read-over-and-send.tsx';
import { tellAction } from '../tell/tell-action.ts';
import { useDrafting } from '../tell/use-drafting.ts';
import { WriteForm } from '../tell/write-form.tsx';
import type { Route } from './+types/tell';

export function loader({ params }: Route.LoaderArgs) {
  const campaign = campaignOf(params);
  if (!campaign) throw data(null, { status: 404 });
  return campaign.remembrance && campaign.category ? { quiet: campaign.category } : {};
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const campaign = campaignOf(params);
  if (!campaign) throw data(null, { status: 404 });
  return tellAction(context.get(servicesContext), campaign, await request.formData());
}

export const meta: Route.MetaFunction = ({ params }) => [
  { name: 'description', content: campaignOf(params)?.form.lead },
];

export default function Tell({ actionData, params }: Route.ComponentProps) {
  const campaign = campaignOf(params);
  if (!campaign) return null;
  if (actionData?.step === 'read-over')
    return <PlainReadOver campaign={campaign} plain={actionData} />;
  if (actionData?.step === 'failed') return <PlainTryAgain plain={actionData} />;
  return <Writing key={campaign.slug} campaign={campaign} answered={actionData ?? null} />;
}

/** `/tell` is the form of the campaign without a slug. */
function campaignOf(params: { campaign?: string | undefined }): CampaignWithForm | undefined {
  return params.campaign === undefined ? generalCampaign() : findForm(params.campaign);
}

type WritingProps = {
  campaign: CampaignWithForm;
  answered: { values: FormValues; problems: FieldProblem[] } | null;
};

function Writing({ campaign, answered }: WritingProps) {
  const site = useSite();
  const location = useLocation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const prefill = prefillFrom(campaign, mergeHints(search, location.state));
  const { writingType } = prefill;
  const [values, setValues] = useState<FormValues>(
    () => answered?.values ?? { ...EMPTY_VALUES, ...prefill.values },
  );
  const [problems, setProblems] = useState<FieldProblem[]>(answered?.problems ?? []);
  const drafting = useDrafting({ campaign: campaign.slug, writingType, values, setValues });

  // "Back to my draft" after a failed send brings back what was being sent.
  useEffect(() => {
    const unsent = search.get('draft') === 'unsent' ? findUnsent() : null;
    if (unsent?.campaign === campaign.slug) setValues({ ...EMPTY_VALUES, ...unsent.values });
  }, [search, campaign.slug]);

  const set = (field: Field, value: string) =>
    setValues((before) => ({ ...before, [field]: value }));

  const readOver = (event: FormEvent) => {
    event.preventDefault();
    const parsed = parseSubmission(campaign, values, writingType);
    setProblems(parsed.ok ? [] : parsed.problems);
    if (parsed.ok)
      void navigate(`${location.pathname}${location.search}`, {
        state: { ...asObject(location.state), step: 'read-over' },
      });
  };

  const parsed =
    asObject(location.state).step === 'read-over'
      ? parseSubmission(campaign, values, writingType)
      : null;
  if (parsed?.ok)
    return <ReadOverAndSend submission={parsed.submission} draft={drafting.current()} />;

  return (
    <main id="main" className="wrap">
      <title>{`${problems.length > 0 ? 'Error: ' : ''}${campaign.form.pageTitle} – ${site.name}`}</title>
      <WriteForm
        {...{ campaign, writingType, values, problems, set }}
        onSubmit={readOver}
        drafts={<DraftStrip drafting={drafting} />}
        saved={drafting.savedAt !== null}
      />
    </main>
  );
}

function asObject(state: unknown): { step?: unknown } {
  return typeof state === 'object' && state !== null ? state : {};
}
