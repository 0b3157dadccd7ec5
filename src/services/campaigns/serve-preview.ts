import { findPreviewedDraft } from '#db/campaigns/campaign-previews.ts';
import type { Database } from '#db/connect.ts';
import type { CampaignRecord } from '#domain/campaigns/campaign-record.ts';
import type { Locale } from '#domain/options/locales.ts';
import { FIXED_PATHS } from '#domain/page-paths.ts';
import { isStoryPath } from '#domain/story/permalink.ts';
import { childContacts } from '#domain/submission/child-contacts.ts';
import type { FieldProblem } from '#domain/submission/fields.ts';
import { parseSubmission } from '#domain/submission/parse-submission.ts';
import type { SubmitStoryRequest } from '#services/stories/submit-story.ts';
import { type CampaignSnapshot, campaignSnapshot } from './campaign-snapshot.ts';
import type { FormRequest, FormsOutcome } from './choose-forms.ts';
import { previewSecretHash } from './preview-campaign.ts';
import type { ServedCampaigns } from './served-campaigns.ts';

/** What a preview takes the place of; the rest of the site's services only read. */
export type Replaced = {
  campaigns: ServedCampaigns;
  chooseForms: (request: FormRequest) => Promise<FormsOutcome>;
  submitStory: (request: never) => Promise<unknown>;
  fileReport: (request: never) => Promise<unknown>;
  openReceipt: (request: never) => Promise<unknown>;
};

/** A draft as its address shows it, until the request is answered. */
export type OpenPreview<Services> = {
  endsAt: Date;
  services: Services;
  /** Whether a page of the draft stands there; no other page stands below its secret. */
  isPage: (locale: Locale, path: string) => boolean;
  /** Whether everybody has a page there, to which a link on a page of the draft may lead. */
  isElsewhere: (locale: Locale, path: string) => boolean;
  tryStory: TryStory;
};

/** In place of sending: held to everything the form asks, and then forgotten. */
export type TryStory = (
  request: SubmitStoryRequest,
) => Promise<{ kind: 'invalid'; problems: FieldProblem[] } | { kind: 'tried' }>;

/** The same silence for every secret that shows nothing: never given, ended, or of words that are gone. */
export async function openPreview<Services extends Replaced>(
  db: Database,
  { secret, services }: { secret: string; services: Services },
): Promise<OpenPreview<Services> | undefined> {
  const found = await findPreviewedDraft(db, previewSecretHash(secret));
  if (!found) return undefined;
  const { record, endsAt } = found;
  const { slug } = record;
  // Asked by nobody else, so that no other answer depends on what is asked of it.
  const served = campaignSnapshot(services.campaigns());
  const snapshot = withDraft(served, record);
  return {
    endsAt,
    tryStory,
    services: {
      ...services,
      campaigns: () => snapshot,
      chooseForms: async ({ locale }: FormRequest): Promise<FormsOutcome> => {
        const form = snapshot.in(locale).findForm(slug);
        return { kind: 'open', forms: form ? [form] : [], versions: {} };
      },
      submitStory: keepsNothing,
      fileReport: keepsNothing,
      openReceipt: keepsNothing,
    },
    isPage: (locale, path) => {
      const { find, findLanding, findList } = snapshot.in(locale);
      const found = [findLanding(path), findList(path)].some((one) => one?.slug === slug);
      return found || find(slug)?.form?.path === path;
    },
    isElsewhere: (locale, path) =>
      served.in(locale).hasPage(path) || FIXED_PATHS.includes(path) || isStoryPath(path),
  };
}

/** Everything as it is served, and this draft as if it were served, too. */
function withDraft(served: CampaignSnapshot, record: CampaignRecord): CampaignSnapshot {
  const { slug } = record;
  const before = served.kept.find((one) => one.slug === slug);
  const drafted = {
    ...({ slug, record, state: 'live', closedAt: null, no: (before?.no ?? 0) + 1 } as const),
    // Texts that are there go on showing what their own version says.
    older: before ? { ...before.older, [before.no]: before.record } : {},
  };
  const kept = before
    ? served.kept.map((one) => (one.slug === slug ? drafted : one))
    : [...served.kept, drafted];
  return campaignSnapshot({ ...served, kept });
}

const keepsNothing = async (): Promise<never> => {
  throw new Error('A preview keeps nothing.');
};

const tryStory: TryStory = async ({ forms: [form], input, writingType }) => {
  if (!form) throw new Error('A text needs a form.');
  const parsed = parseSubmission(form, input, writingType);
  const problems = parsed.ok ? childContacts(parsed.submission) : parsed.problems;
  return problems.length > 0 ? { kind: 'invalid', problems } : { kind: 'tried' };
};
