import { findOlderVersion } from '#db/campaigns/served-campaigns.ts';
import type { Database } from '#db/connect.ts';
import { campaignIn } from '#domain/campaigns/campaign-record.ts';
import type { CampaignWithForm } from '#domain/campaigns/campaigns.ts';
import { mayFinishUntil } from '#domain/campaigns/late-texts.ts';
import type { Locale } from '#domain/options/locales.ts';
import type { WritingType } from '#domain/options/writing-types.ts';
import type { Clock } from '#services/ports.ts';
import type { CampaignSnapshot } from './campaign-snapshot.ts';

export type FormRequest = {
  /** Whose form it came from; an older client does not say. */
  campaign?: string | undefined;
  /** In which version, as the form itself said it. */
  version?: number | undefined;
  category?: string | undefined;
  writingType: WritingType;
  locale: Locale;
};

/** The forms a text may have come from, and by slug the version in which its writer was asked. */
export type ChosenForms = {
  kind: 'open';
  forms: readonly CampaignWithForm[];
  versions: Readonly<Record<string, number>>;
};

export type FormsOutcome =
  | ChosenForms
  /** Takes no text any more, and it is too late for those that were begun. */
  | { kind: 'closed' }
  /** Its writer was asked something else, longer ago than anybody may finish. */
  | { kind: 'changed' };

type Context = { db: Database; clock: Clock };

/** Whoever had begun finishes under what they read. */
export async function chooseForms(
  { db, clock }: Context,
  snapshot: CampaignSnapshot,
  request: FormRequest,
): Promise<FormsOutcome> {
  const campaigns = snapshot.in(request.locale);
  const now = clock();
  const { version } = request;
  const named = campaigns.withForm.find(({ slug }) => slug === request.campaign);
  if (!named) {
    const { category = '', writingType } = request;
    const all = campaigns.formsFor(category, writingType);
    const forms = all.filter(({ slug }) => campaigns.closedSince(slug, now) === null);
    return forms.length > 0 ? open(forms, campaigns.versionOf) : { kind: 'closed' };
  }
  const over = campaigns.closedSince(named.slug, now);
  if (over && (version === undefined || now >= mayFinishUntil(over))) return { kind: 'closed' };
  // A newer one than this process knows of came a moment ago: the database knows it.
  if (version === undefined || version >= (campaigns.versionOf(named.slug) ?? 0))
    return open([named], campaigns.versionOf);
  const older = await findOlderVersion(db, { slug: named.slug, no: version });
  if (!older || now >= mayFinishUntil(older.replacedAt)) return { kind: 'changed' };
  const campaign = campaignIn(older.record, request.locale);
  const { form } = campaign;
  return form ? open([{ ...campaign, form }], () => version) : { kind: 'changed' };
}

function open(
  forms: readonly CampaignWithForm[],
  versionOf: (slug: string) => number | null,
): ChosenForms {
  const versions = forms.flatMap(({ slug }) => {
    const no = versionOf(slug);
    return no === null ? [] : [[slug, no] as const];
  });
  return { kind: 'open', forms, versions: Object.fromEntries(versions) };
}
