import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import type { CampaignWithForm } from '#domain/campaigns/campaigns.ts';
import { isWritingType, type WritingType } from '#domain/options/writing-types.ts';
import { type Advice, adviceBeforeSending } from '#domain/screening/advice.ts';
import { screenText } from '#domain/screening/checks.ts';
import { type FewLike, fewLike } from '#domain/story/crowds.ts';
import { NOTHING_LEFT_OUT, publicFace } from '#domain/story/public-face.ts';
import { childContacts } from '#domain/submission/child-contacts.ts';
import type { FieldProblem } from '#domain/submission/fields.ts';
import { isIdempotencyKey } from '#domain/submission/idempotency-key.ts';
import { parseSubmission, type Submission } from '#domain/submission/parse-submission.ts';
import { NO_SIGNS, TRAP_FIELD } from '#domain/submission/sending-marks.ts';
import type { FormsOutcome } from '#services/campaigns/choose-forms.ts';
import type { TryStory } from '#services/campaigns/serve-preview.ts';
import type { PublicServices } from '#services/public-services.ts';
import { reportError } from '#web/render/report-error.ts';
import { LOCALE } from '#web/words/locale.ts';
import {
  type FormValues,
  formText,
  isChildSoFar,
  valuesFromForm,
  WITHOUT_CITY,
} from './form-values.ts';
import type { WritingCampaign } from './writing-campaign.ts';

/** Where a person without a script is, and what they have written so far. */
export type PlainStep = {
  step: 'write' | 'read-over' | 'failed' | 'needs-script' | 'closed' | 'tried';
  values: FormValues;
  writingType: WritingType;
  problems: FieldProblem[];
  idempotencyKey: string;
  /** What stands in the field that no person sees. */
  trap: string;
  /** What the guidelines forbid and is still in the words, for the last look. */
  advice: Advice[];
  /** Where few have written who are like this writer. */
  few: FewLike | null;
  /** In which version it was asked. */
  version: number | null;
  /** The form as it was when it was opened, where it is another one by now. */
  asked?: WritingCampaign | undefined;
  /** It is another one by now, and too late to go on in the one before. */
  changed?: boolean;
};

/** What was posted, and in which form it may go on. */
export type Posted = {
  form: FormData;
  address: string;
  chosen: FormsOutcome;
  asked?: WritingCampaign | undefined;
};

type Services = Pick<PublicServices, 'sealThankYouTicket' | 'crowds'> & {
  submitStory: PublicServices['submitStory'] | TryStory;
  site: Pick<PublicServices['site'], 'protectMinors'>;
};

/** The whole form flow for a browser without a script: write, read over, send. */
export async function tellAction(
  services: Services,
  served: CampaignWithForm,
  { form, address, chosen, asked }: Posted,
) {
  const { forms, versions } =
    chosen.kind === 'open' ? chosen : { forms: [served], versions: undefined };
  const [campaign = served] = forms;
  const intent = formText(form, 'intent');
  const written = valuesFromForm(form);
  const values = intent === WITHOUT_CITY ? { ...written, city: '' } : written;
  const given = formText(form, 'writingType');
  const writingType = isWritingType(given) ? given : campaign.writingType;
  // Made here and not in the page: a cached page would give everybody the same key.
  const key = formText(form, 'idempotencyKey');
  const idempotencyKey = isIdempotencyKey(key) ? key : randomUUID();
  const trap = formText(form, TRAP_FIELD);
  const carried = {
    values,
    writingType,
    problems: [],
    idempotencyKey,
    trap,
    advice: [],
    few: null,
    version: versions?.[served.slug] ?? null,
    asked,
  };
  const answer = (step: PlainStep['step'], status: number, problems: FieldProblem[] = []) =>
    data<PlainStep>({ ...carried, step, problems }, { status });

  const otherwise = (kind: 'closed' | 'changed') =>
    kind === 'closed'
      ? answer('closed', 409)
      : data<PlainStep>({ ...carried, step: 'write', changed: true }, { status: 409 });

  if (chosen.kind !== 'open') return otherwise(chosen.kind);
  if (intent === 'write') return answer('write', 200);
  if (intent !== 'send') {
    const parsed = parseSubmission(campaign, values, writingType);
    if (!parsed.ok) return answer('write', 422, parsed.problems);
    const problems = childContacts(parsed.submission);
    if (problems.length > 0) return answer('write', 422, problems);
    const few = await fewLikeWriter(services, parsed.submission);
    const advice = adviceOn(campaign, values);
    return data<PlainStep>({ ...carried, step: 'read-over', advice, few });
  }
  try {
    const outcome = await services.submitStory({
      forms,
      versions,
      input: values,
      writingType,
      language: LOCALE,
      idempotencyKey,
      botCheckToken: null,
      signs: { ...NO_SIGNS, trap },
      address,
    });
    if (outcome.kind === 'invalid') return answer('write', 422, outcome.problems);
    if (outcome.kind === 'closed' || outcome.kind === 'changed') return otherwise(outcome.kind);
    if (outcome.kind === 'tried') return answer('tried', 200);
    if (outcome.kind === 'too-many') return answer('failed', 429);
    // No sum is done without a script, and operators may ask for one.
    if (outcome.kind === 'not-human') return answer('needs-script', 403);
    if (outcome.kind !== 'received') return answer('failed', 503);
    const { url, receipt } = outcome;
    const ticket = services.sealThankYouTicket({ url, receipt, writingType });
    return redirect(`/thank-you?ticket=${ticket}`, 303);
  } catch (error) {
    reportError(error);
    return answer('failed', 503);
  }
}

/** Advice alone: where it cannot be asked for, the text goes its way without. */
async function fewLikeWriter(
  { site, crowds }: Services,
  submission: Submission,
): Promise<FewLike | null> {
  const face = publicFace(submission, site, NOTHING_LEFT_OUT);
  if (face.city === null) return null;
  try {
    return fewLike(face, await crowds());
  } catch (error) {
    reportError(error);
    return null;
  }
}

function adviceOn(campaign: CampaignWithForm, values: FormValues): Advice[] {
  const text = `${values.title}\n${values.story}`;
  const { languages } = campaign.form;
  const context = { child: isChildSoFar(values), city: values.city, languages };
  return adviceBeforeSending(screenText(text, context), text);
}
