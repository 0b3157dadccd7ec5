import { t } from '@lingui/core/macro';
import { type FormEvent, useEffect, useLayoutEffect, useState } from 'react';
import {
  data,
  redirectDocument,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router';
import type { Campaigns, CampaignWithForm } from '#domain/campaigns/campaigns.ts';
import { formWords } from '#domain/campaigns/form-words.ts';
import { formVersion } from '#domain/campaigns/late-texts.ts';
import { withOwnWalls } from '#domain/campaigns/own-walls.ts';
import { addressIn, isLocale, type Locale } from '#domain/options/locales.ts';
import type { Field, FieldProblem } from '#domain/submission/fields.ts';
import { parseSubmission } from '#domain/submission/parse-submission.ts';
import { answeredBy } from '#domain/submission/social-pair.ts';
import {
  campaignsContext,
  previewContext,
  servicesContext,
  visitorContext,
} from '#web/services-context.ts';
import { LOCALE } from '#web/words/locale.ts';
import { pageTags } from '../sharing/page-tags.ts';
import { useSite } from '../shell/use-site.ts';
import { ClosedForm } from '../tell/closed-form.tsx';
import { findUnsent } from '../tell/drafts.ts';
import {
  EMPTY_VALUES,
  FORM_VERSION,
  type FormValues,
  valuesFromForm,
} from '../tell/form-values.ts';
import { LeaveQuestion } from '../tell/leave-question.tsx';
import { PagesAfterSending } from '../tell/pages-after-sending.tsx';
import {
  PlainNeedsScript,
  PlainReadOver,
  PlainTried,
  PlainTryAgain,
} from '../tell/plain-steps.tsx';
import { mergeHints, prefillFrom } from '../tell/prefill.ts';
import { ReadOverAndSend } from '../tell/read-over-and-send.tsx';
import { tellAction } from '../tell/tell-action.ts';
import { useCrowds } from '../tell/use-crowds.ts';
import { type Text, useDrafting } from '../tell/use-drafting.ts';
import { useLiveFormat } from '../tell/use-live-format.ts';
import { WriteForm } from '../tell/write-form.tsx';
import { type WritingCampaign, writingCampaign } from '../tell/writing-campaign.ts';
import type { Route } from './+types/tell';

export function loader({ context, params, request }: Route.LoaderArgs) {
  const campaigns = context.get(campaignsContext);
  const campaign = campaignOf(params, campaigns);
  if (!campaign) throw data(null, { status: 404 });
  // As links said it while the form was in English alone.
  const wanted = new URL(request.url).searchParams.get('language');
  if (isLocale(wanted) && wanted !== LOCALE) throw leadTo(wanted, campaign.form.path, request);
  const { slug, category, remembrance } = campaign;
  return {
    campaign: writingCampaign(campaign, campaigns.versionOf(slug), campaigns),
    closedSince: campaigns.closedSince(slug, new Date()),
    ...withOwnWalls(campaigns, [category]),
    ...(remembrance && category ? { quiet: category } : {}),
  };
}

/** Absolute, because the router puts the page's own language before a path. */
const leadTo = (locale: Locale, path: string, request: Request) =>
  redirectDocument(new URL(addressIn(locale, path), request.url).href, 301);

/** Reading over is another state of the same page: it must work when the line is down. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const campaigns = context.get(campaignsContext);
  const campaign = campaignOf(params, campaigns);
  if (!campaign) throw data(null, { status: 404 });
  const services = context.get(servicesContext);
  const { slug, writingType } = campaign;
  const form = await request.formData();
  const version = formVersion(form.get(FORM_VERSION));
  const locale = LOCALE;
  const chosen = await services.chooseForms({ campaign: slug, version, writingType, locale });
  const older =
    chosen.kind === 'open' && chosen.versions[slug] !== campaigns.versionOf(slug)
      ? chosen.forms[0]
      : undefined;
  const submitStory = context.get(previewContext)?.tryStory ?? services.submitStory;
  return tellAction({ ...services, submitStory }, campaign, {
    form,
    address: context.get(visitorContext).address,
    chosen,
    asked: older && writingCampaign(older, version ?? null, campaigns),
  });
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  if (!loaderData) return [];
  const { campaign } = loaderData;
  const { lead, path } = campaign.form;
  const { writingType } = prefillFrom(campaign, mergeHints(new URLSearchParams(location.search)));
  return pageTags(matches[0].loaderData?.site, {
    title: formWords(campaign, writingType).pageTitle,
    description: lead,
    path,
    campaign,
    ownTitle: true,
  });
};

export default function Tell({ actionData, loaderData }: Route.ComponentProps) {
  const { closedSince } = loaderData;
  const campaign = actionData?.asked ?? loaderData.campaign;
  if (actionData?.step === 'read-over')
    return <PlainReadOver campaign={campaign} plain={actionData} closedSince={closedSince} />;
  if (actionData?.step === 'closed')
    return <ClosedForm campaign={campaign} since={closedSince} values={actionData.values} />;
  if (actionData?.step === 'needs-script') return <PlainNeedsScript plain={actionData} />;
  if (actionData?.step === 'tried') return <PlainTried campaign={campaign} />;
  if (actionData?.step === 'failed') return <PlainTryAgain plain={actionData} />;
  if (closedSince && !actionData) return <ClosedForm campaign={campaign} since={closedSince} />;
  return <Writing key={campaign.slug} campaign={campaign} answered={actionData ?? null} />;
}

/** `/tell` is the form of the campaign without a slug. */
function campaignOf(
  { campaign }: { campaign?: string | undefined },
  { general, findForm }: Campaigns,
): CampaignWithForm | undefined {
  return campaign === undefined ? general() : findForm(campaign);
}

type WritingProps = {
  campaign: WritingCampaign;
  answered: (Text & { problems: FieldProblem[]; changed?: boolean }) | null;
};

function Writing({ campaign, answered }: WritingProps) {
  const site = useSite();
  const location = useLocation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const prefill = prefillFrom(campaign, mergeHints(search, location.state));
  const blank = { ...EMPTY_VALUES, ...prefill.values };
  const [text, setText] = useState<Text>(
    () => answered ?? { writingType: prefill.writingType, values: blank },
  );
  const { writingType, values } = text;
  const [problems, setProblems] = useState<FieldProblem[]>(answered?.problems ?? []);
  const [attempt, setAttempt] = useState(problems.length > 0 ? 1 : 0);
  const live = useLiveFormat(campaign, values);
  const crowds = useCrowds(values.city !== '');
  const drafting = useDrafting({
    campaign: campaign.slug,
    version: campaign.version,
    ...text,
    setText,
    blank,
  });

  const fill = (filled: Partial<FormValues>) =>
    setText((before) => ({ ...before, values: { ...before.values, ...filled } }));
  /** To draw the form a second time before anybody can touch it is worth it for words alone. */
  const takeOver = (typed: Partial<FormValues>) => {
    if (Object.entries(typed).some(([field, value]) => values[field as Field] !== value))
      fill(typed);
  };
  useFocusOnHash(location.hash);

  // Once, when the script takes over: words typed before it are in the page, not yet in our hands.
  // "Back to my draft" after a failed send brings back what was being sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes over
  useLayoutEffect(() => {
    const unsent = search.get('draft') === 'unsent' ? findUnsent() : null;
    if (unsent?.campaign === campaign.slug) return drafting.restore(unsent);
    const typed = document.querySelector<HTMLFormElement>('main form');
    if (typed) takeOver(filledIn(valuesFromForm(new FormData(typed))));
  }, []);

  const set = (field: Field, value: string) => {
    fill({ [field]: value });
    // A complaint is about what was there; it goes as soon as that changes.
    const answered = answeredBy(field, { ...values, [field]: value });
    setProblems((before) => before.filter((problem) => !answered.includes(problem.field)));
  };

  const readOver = (event: FormEvent) => {
    event.preventDefault();
    const parsed = parseSubmission(campaign, values, writingType);
    setProblems(parsed.ok ? [] : parsed.problems);
    if (!parsed.ok) setAttempt((before) => before + 1);
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
    return (
      <>
        <ReadOverAndSend
          campaign={campaign}
          submission={parsed.submission}
          draft={drafting.current()}
          crowds={crowds}
          leaveOutCity={() => set('city', '')}
        />
        <LeaveQuestion drafting={drafting} values={values} />
        <PagesAfterSending />
      </>
    );

  const title = `${formWords(campaign, writingType).pageTitle} – ${site.name}`;
  return (
    <main id="main" className="wrap">
      <title>{problems.length > 0 ? t`Error: ${title}` : title}</title>
      <WriteForm
        {...{ campaign, writingType, values, problems, live, set, drafting, attempt }}
        changed={answered?.changed === true}
        onSubmit={readOver}
      />
      <LeaveQuestion drafting={drafting} values={values} />
      {drafting.savedAt !== null && <PagesAfterSending />}
    </main>
  );
}

/** "Change" leads to a field; the keyboard goes there too. */
function useFocusOnHash(hash: string) {
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.focus();
  }, [hash]);
}

function filledIn(values: FormValues): Partial<FormValues> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

function asObject(state: unknown): { step?: unknown } {
  return typeof state === 'object' && state !== null ? state : {};
}
