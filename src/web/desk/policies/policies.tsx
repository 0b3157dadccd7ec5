import { data, Form } from 'react-router';
import { ALONE_HOURS } from '#domain/campaigns/campaign-acts.ts';
import { numberText } from '#domain/number-text.ts';
import { DESK_LIMITS } from '#domain/vetting/desk-limits.ts';
import type { VettingPolicy } from '#domain/vetting/policy.ts';
import type { PolicyProblems } from '#domain/vetting/policy-draft.ts';
import { type ControlProps, Field } from '#web/ui/field.tsx';
import { deskContext, officerOf, requireFresh, withPasskey } from '../desk-context.ts';
import { formText } from '../form-text.ts';
import { onlyWhenAsked } from '../only-when-asked.ts';
import { Notice } from '../shell/notice.tsx';
import { useSaid } from '../shell/use-said.ts';
import type { Route } from './+types/policies';

/** Asked for before the form, so that nothing typed is lost on the way to the passkey. */
export async function loader({ context, request }: Route.LoaderArgs) {
  requireFresh(context, request);
  const { findPolicy, listOfficers, listPolicyCampaigns } = context.get(deskContext);
  const by = officerOf(context);
  const [policy, officers, campaigns] = await Promise.all([
    findPolicy({ by }),
    listOfficers({ by }),
    listPolicyCampaigns({ by }),
  ]);
  return {
    policy,
    officers: officers.filter(({ disabledAt }) => disabledAt === null).length,
    campaigns: campaigns.filter(({ hasForm }) => hasForm),
  };
}

export const shouldRevalidate = onlyWhenAsked;

type Answer = {
  said?: string;
  problem?: string;
  problems?: PolicyProblems;
  typed?: VettingPolicy;
};

export async function action({ context, request }: Route.ActionArgs) {
  const typed = policyOfForm(await request.formData());
  const wanted = { by: officerOf(context), policy: typed };
  const outcome = withPasskey(await context.get(deskContext).changePolicy(wanted), request);
  if (outcome.kind === 'invalid')
    return data<Answer>({ problem: NOT_YET, problems: outcome.problems, typed }, { status: 422 });
  const said = ['Kept.', ...outcome.changes].join(' ');
  return data<Answer>({ said });
}

const NOT_YET = 'Not kept yet: please look below.';

function policyOfForm(form: FormData): VettingPolicy {
  // An empty field is no number, although JavaScript would call it zero.
  const number = (name: string) => Number(formText(form, name) || Number.NaN);
  return {
    twoOfficersUnder18: form.has('under-18'),
    twoOfficersCampaigns: form.getAll('campaign').map(String),
    publishDelayMinutes: number('delay'),
    publishesPerHour: number('per-hour'),
    declinesPerHour: number('declines-per-hour'),
    readsPerHour: number('reads-per-hour'),
    readAgainPercent: number('read-again'),
    oneLeadMayOpen: form.has('one-lead'),
  };
}

export const meta: Route.MetaFunction = () => [{ title: 'Policies – Desk' }];

export default function Policies({ loaderData, actionData: answered }: Route.ComponentProps) {
  const actionData = useSaid(answered);
  const { officers, campaigns } = loaderData;
  const policy = actionData?.typed ?? loaderData.policy;
  const problems = actionData?.problems ?? {};
  const { publishDelayMinutes: delay } = DESK_LIMITS;
  return (
    <main className="dpage full" id="main">
      <div className="dhead">
        <div>
          <h1>Policies</h1>
          <p>How carefully we decide. A change counts from the next decision on.</p>
        </div>
      </div>
      <Notice answer={actionData} />
      <Form method="post" className="stack wide narrow">
        <fieldset className="field">
          <legend>Two officers must agree</legend>
          <p className="hint">
            {officers < 2
              ? 'Only one officer can come in now: nothing ticked here could be published.'
              : 'Before a text is published. A decline still needs one.'}
          </p>
          <label className="tick">
            <input type="checkbox" name="under-18" defaultChecked={policy.twoOfficersUnder18} />
            <span>For every writer under 18</span>
          </label>
          <details className="more" open={policy.twoOfficersCampaigns.length > 0}>
            <summary>For whole campaigns</summary>
            <div className="tick-columns">
              {campaigns.map(({ slug, name }) => (
                <label key={slug} className="tick">
                  <input
                    type="checkbox"
                    name="campaign"
                    value={slug}
                    defaultChecked={policy.twoOfficersCampaigns.includes(slug)}
                  />
                  <span>{name}</span>
                </label>
              ))}
            </div>
          </details>
        </fieldset>
        <Field
          name="delay"
          label="Minutes between “publish” and the page"
          hint={`Time to think again, from 0 to ${numberText(delay.most)} (a week).`}
          problem={problems.publishDelayMinutes}
        >
          {(control) => <Figure {...control} range={delay} value={policy.publishDelayMinutes} />}
        </Field>
        <fieldset className="field">
          <legend>A campaign in an emergency</legend>
          <p className="hint">
            Two leads open a campaign. Ticked, one may do it alone: every lead is told by mail, and
            it closes to writing after {ALONE_HOURS} hours unless a second lead agrees.
          </p>
          <label className="tick">
            <input type="checkbox" name="one-lead" defaultChecked={policy.oneLeadMayOpen} />
            <span>One lead may open a campaign</span>
          </label>
        </fieldset>
        {FIGURES.map(({ figure, name, label, hint }) => (
          <Field key={name} {...{ name, label, hint }} problem={problems[figure]}>
            {(control) => (
              <Figure {...control} range={DESK_LIMITS[figure]} value={policy[figure]} />
            )}
          </Field>
        ))}
        <div className="row">
          <button type="submit" className="btn">
            Keep these
          </button>
        </div>
      </Form>
    </main>
  );
}

/** What one officer may do in an hour, and how much of it is looked at again. */
const FIGURES = [
  {
    figure: 'publishesPerHour',
    name: 'per-hour',
    label: 'Stories one officer may publish in an hour',
    hint: 'The same goes for removing, and for notes on published ones. A stolen account could do no more harm than this.',
  },
  {
    figure: 'declinesPerHour',
    name: 'declines-per-hour',
    label: 'Stories one officer may decline or park in an hour',
    hint: 'So that a stolen account cannot empty the queue. Raise it while junk is cleared away.',
  },
  {
    figure: 'readsPerHour',
    name: 'reads-per-hour',
    label: 'Texts one officer may open in an hour',
    hint: 'Past this the passkey is shown once more, and leads learn of it. A passage found by searching counts too.',
  },
  {
    figure: 'readAgainPercent',
    name: 'read-again',
    label: 'Decisions of a hundred that are read again',
    hint: 'By another officer who does not see the first, under Calibration. 0 asks nobody.',
  },
] as const;

type FigureProps = ControlProps & { range: { least: number; most: number }; value: number };

function Figure({ range, value, ...control }: FigureProps) {
  return (
    <input
      {...control}
      type="number"
      className="figure"
      min={range.least}
      max={range.most}
      defaultValue={Number.isNaN(value) ? undefined : value}
      required
    />
  );
}
