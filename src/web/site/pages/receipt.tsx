import { t } from '@lingui/core/macro';
import { servicesContext, visitorContext } from '#web/services-context.ts';
import { AskForWords } from '../receipt/ask-for-words.tsx';
import { OpenReceipt } from '../receipt/open-receipt.tsx';
import { problemWords, UNKNOWN_RECEIPT, waitWords } from '../receipt/problem-words.ts';
import { type ReceiptAnswer, receiptAction } from '../receipt/receipt-action.ts';
import { OwnReport } from '../report/own-report.tsx';
import { useSite } from '../shell/use-site.ts';
import type { Route } from './+types/receipt';

export async function action({ context, request }: Route.ActionArgs) {
  const { address } = context.get(visitorContext);
  return receiptAction(context.get(servicesContext), await request.formData(), address);
}

/**
 * No cache, no index and no other site learns of it. Not `no-referrer`: browsers then post a form
 * without its origin, and the router, which asks where a post comes from, refuses it.
 */
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

const HEADING = t`Your receipt`;
const WAIT = t`Please wait a little`;
const LEAD = t`Twelve words that we gave you when you sent your story or letter, or told us that something is not right. They show you where it is, and what you can still do.`;

type Opened = Extract<ReceiptAnswer, { kind: 'open' }>;

export default function ReceiptPage({ actionData }: Route.ComponentProps) {
  const { name } = useSite();
  const title = `${HEADING} – ${name}`;
  if (actionData?.kind === 'open')
    return (
      <>
        <title>{openTitle(actionData, title)}</title>
        <OpenReceipt {...actionData} />
      </>
    );
  if (actionData?.kind === 'report')
    return (
      <>
        <title>{title}</title>
        <OwnReport {...actionData} heading={HEADING} />
      </>
    );
  if (actionData?.kind === 'too-many')
    return (
      <>
        <title>{`${WAIT} – ${name}`}</title>
        <AskForWords
          heading={WAIT}
          lead={waitWords(actionData.waitSeconds)}
          typed={actionData.typed}
        />
      </>
    );
  return (
    <>
      <title>{actionData ? t`Error: ${title}` : title}</title>
      <AskForWords
        heading={HEADING}
        lead={LEAD}
        typed={actionData?.typed}
        problem={actionData && problemOf(actionData)}
      />
    </>
  );
}

function openTitle({ changed, problem }: Opened, title: string): string {
  if (problem) return t`Error: ${title}`;
  return changed ? t`Done: ${title}` : title;
}

function problemOf(answer: Extract<ReceiptAnswer, { kind: 'malformed' | 'unknown' }>): string {
  return answer.kind === 'unknown' ? UNKNOWN_RECEIPT : problemWords(answer.problem);
}
