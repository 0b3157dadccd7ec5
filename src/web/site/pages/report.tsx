import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { data, useLocation, useNavigate } from 'react-router';
import { permalink } from '#domain/story/permalink.ts';
import { useScriptRuns } from '#web/browser/script-runs.ts';
import { servicesContext, visitorContext } from '#web/services-context.ts';
import { OwnReport } from '../report/own-report.tsx';
import { type ReportAnswer, reportAction } from '../report/report-action.ts';
import { ReportForm } from '../report/report-form.tsx';
import { useSite } from '../shell/use-site.ts';
import type { Route } from './+types/report';

export async function loader({ context, params: { hash } }: Route.LoaderArgs) {
  const outcome = await context.get(servicesContext).readStory({ hash, withinCategory: false });
  if (outcome.kind === 'gone') throw data(null, { status: 410 });
  if (outcome.kind === 'unknown') throw data(null, { status: 404 });
  const { story } = outcome;
  return { title: { text: story.title, language: story.language }, url: permalink(story) };
}

export async function action({ context, params: { hash }, request }: Route.ActionArgs) {
  const { address } = context.get(visitorContext);
  const form = await request.formData();
  return reportAction(context.get(servicesContext), { form, hash, address });
}

/** As the receipt page has them: after sending, the twelve words stand in the page. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
  const retryAfter = actionHeaders.get('retry-after');
  return {
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex',
    ...(retryAfter ? { 'retry-after': retryAfter } : {}),
  };
};

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

const HEADING = t`Something is not right?`;
const FILED = t`We have it. Thank you.`;

type Filed = Extract<ReportAnswer, { kind: 'filed' }>;

/**
 * The twelve words are shown once, and a reload must not take them away: the tab's own history has them, which ends
 * with the tab and with leaving quickly, and is neither in an address nor on the device.
 */
function useFiled(answer: ReportAnswer | undefined): Filed | null {
  const runs = useScriptRuns();
  const location = useLocation();
  const navigate = useNavigate();
  const filed = answer?.kind === 'filed' ? answer : null;
  useEffect(() => {
    if (filed) void navigate('.', { replace: true, state: filed, preventScrollReset: true });
  }, [filed, navigate]);
  const kept = location.state as Filed | null;
  return filed ?? (runs && kept?.kind === 'filed' ? kept : null);
}

/** Where a reader says that something is wrong with a published text. */
export default function ReportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name } = useSite();
  const { title, url } = loaderData;
  const filed = useFiled(actionData);
  if (filed)
    return (
      <>
        <title>{`${FILED} – ${name}`}</title>
        <OwnReport
          heading={FILED}
          fresh
          words={filed.receipt}
          report={filed.report}
          title={title}
        />
      </>
    );
  const heading = `${HEADING} – ${name}`;
  return (
    <>
      <title>{actionData ? t`Error: ${heading}` : heading}</title>
      <ReportForm
        title={title}
        url={url}
        answer={actionData?.kind === 'filed' ? undefined : actionData}
      />
    </>
  );
}
