import type { CategoryCode } from '#domain/options/categories.ts';
import type { WritingType } from '#domain/options/writing-types.ts';
import { type CampaignState, takesTexts } from './campaign-states.ts';
import type { Campaign, CampaignForm } from './schema.ts';

export type CampaignWithForm = Campaign & { form: CampaignForm };

/** What a text shows of its campaign: as it was when the text was written. */
export type WrittenUnder = {
  authorLabel: Campaign['authorLabel'];
  /** What readers see of a recipient, by what is stored. */
  recipientNames: Readonly<Record<string, string>>;
};

/** One campaign in one language, as it is served at a moment. */
export type ServedCampaign = WrittenUnder & {
  campaign: Campaign;
  state: Extract<CampaignState, 'live' | 'closed' | 'archived'>;
  /** Since when it is not live any more. */
  closedAt: Date | null;
  /** Of the version that is served. */
  no: number;
  /** Older versions of which its texts show something else, by number. */
  older: Readonly<Record<number, WrittenUnder>>;
};

/** Of a text: from which form it came, in which version, what it is about and to whom. */
export type WrittenText = {
  campaign: string;
  /** None on texts from before there were versions, which are bound to the first. */
  campaignVersion: number | null;
  category: CategoryCode;
};

/** All campaigns of one moment in one language. It never changes: who holds it sees no two versions of one. */
export type Campaigns = ReturnType<typeof campaignsOf>;

const GENERAL = 'general';

export function campaignsOf(served: readonly ServedCampaign[]) {
  const bySlug = new Map(served.map((one) => [one.campaign.slug, one]));
  const landings = new Map<string, Campaign>();
  const lists = new Map<string, Campaign>();
  const subjects = new Map<CategoryCode, Campaign>();
  for (const { campaign } of served) {
    const { landing, list, category } = campaign;
    for (const path of landing ? [landing.path, ...landing.aliases] : [])
      putFirst(landings, path, campaign);
    if (list) putFirst(lists, list.path, campaign);
    if (category) putFirst(subjects, category, campaign);
  }
  const withForm = served.flatMap(({ campaign }) => (hasForm(campaign) ? [campaign] : []));
  const forms = new Set(withForm.map(({ form }) => form.path));
  const find = (slug: string) => bySlug.get(slug)?.campaign;
  const general = (): CampaignWithForm => {
    const found = find(GENERAL);
    if (!found || !hasForm(found)) throw new Error('There is no general form.');
    return found;
  };
  const findForm = (slug: string) => {
    const found = slug === GENERAL ? undefined : find(slug);
    return found && hasForm(found) ? found : undefined;
  };
  const writtenUnder = ({ campaign, campaignVersion }: Omit<WrittenText, 'category'>) => {
    const one = bySlug.get(campaign);
    return one && (one.older[campaignVersion ?? 1] ?? one);
  };
  const isIn = (...states: ServedCampaign['state'][]) =>
    served.flatMap(({ campaign, state }) => (states.includes(state) ? [campaign] : []));
  return {
    /** Whoever has an address of it finds it. */
    all: served.map(({ campaign }) => campaign),
    /** Those that lists name. */
    listed: isIn('live', 'closed'),
    /** Those that ask for a text. */
    open: isIn('live'),
    /** Those with a place in the banner, which stands on every page. */
    bannered: isIn('live').filter(({ banner }) => banner !== null),
    /** Those with a room on the home page. */
    atHome: isIn('live').filter(({ home }) => home !== null),
    find,
    withForm,
    /** A campaign with a form under its own slug; the general form lives at /tell alone. */
    findForm,
    general,
    /** The form a stored text came from; every text came from one. */
    formOf: (slug: string) => findForm(slug) ?? general(),
    /** The campaign whose landing, under its path or an alias, is at this address. */
    findLanding: (path: string) => landings.get(path),
    findList: (path: string) => lists.get(path),
    hasPage: (path: string) => landings.has(path) || lists.has(path) || forms.has(path),
    ofCategory: (category: CategoryCode) => subjects.get(category),
    /** A room of remembrance: quiet, and nothing of it stands large where nobody asked. */
    isQuiet: (category: CategoryCode) => subjects.get(category)?.remembrance === true,
    quietCategories: (): CategoryCode[] =>
      [...subjects].flatMap(([category, { remembrance }]) => (remembrance ? [category] : [])),
    /**
     * Which forms a text of this category and type may have come from, the most particular first.
     * An older client names no form; a story about Eid may come from the Eid form or the general one,
     * but a letter comes from its own form wherever there is one.
     */
    formsFor: (category: string, writingType: WritingType): readonly CampaignWithForm[] => {
      const own = withForm.filter(
        (one) => one.category === category && one.writingType === writingType,
      );
      return own.length > 0 && writingType === 'LETTER' ? own : [...own, general()];
    },
    /** Of the version that is served. */
    versionOf: (slug: string) => bySlug.get(slug)?.no ?? null,
    /** Since when its form takes no new texts; null while it does. */
    closedSince: (slug: string, now: Date): Date | null => {
      const one = bySlug.get(slug);
      if (!one) return null;
      const { state, closedAt } = one;
      const { closesAt } = one.campaign;
      if (takesTexts({ state, closesAt }, now)) return null;
      if (state !== 'live' && closedAt) return closedAt;
      return new Date(closesAt ?? 0);
    },
    /** Letters of remembrance are "From", everything else has a "Name"; what came by the general form is signed as its room does. */
    authorLabel: (text: WrittenText) => {
      const room = subjects.get(text.category);
      if (text.campaign === GENERAL) return room?.authorLabel ?? 'Name';
      return writtenUnder(text)?.authorLabel ?? room?.authorLabel ?? 'Name';
    },
    /** One that is no longer on the list keeps the name it was written to. */
    recipientName: (text: Omit<WrittenText, 'category'>, recipient: string) =>
      writtenUnder(text)?.recipientNames[recipient] ?? recipient,
    recipientNames: (slug: string) => bySlug.get(slug)?.recipientNames ?? {},
  };
}

function putFirst<Key>(all: Map<Key, Campaign>, key: Key, campaign: Campaign): void {
  if (!all.has(key)) all.set(key, campaign);
}

function hasForm(campaign: Campaign): campaign is CampaignWithForm {
  return campaign.form !== null;
}
