import type { Campaigns } from '#domain/campaigns/campaigns.ts';
import { CAMPAIGNS_KEY, campaignKey, roomKey } from '#domain/story/page-keys.ts';
import type { CampaignSnapshot } from './campaigns/campaign-snapshot.ts';

/**
 * One snapshot for a whole request, which notes what is asked of it. A name that no campaign has is noted too: one may
 * come to have it. What a text was written under never changes, and needs no key.
 */
export function noteCampaigns(snapshot: CampaignSnapshot, keys: Set<string>): CampaignSnapshot {
  return { ...snapshot, in: (locale) => noted(snapshot.in(locale), keys) };
}

const IS_NAME = /^[a-z0-9-]{1,60}$/;

function noted(campaigns: Campaigns, keys: Set<string>): Campaigns {
  const all = <Value>(value: Value): Value => {
    keys.add(CAMPAIGNS_KEY);
    return value;
  };
  const named = (slug: string) => keys.add(IS_NAME.test(slug) ? campaignKey(slug) : CAMPAIGNS_KEY);
  const bySlug =
    <Value>(ask: (slug: string) => Value) =>
    (slug: string): Value => {
      named(slug);
      return ask(slug);
    };
  const byPath =
    (ask: Campaigns['findList']): Campaigns['findList'] =>
    (path) => {
      const found = ask(path);
      // An address that nobody has is the first part of it, or an alias, of whoever comes.
      if (found) named(found.slug);
      else keys.add(CAMPAIGNS_KEY);
      return found;
    };
  const ofRoom =
    <Value>(ask: (category: Parameters<Campaigns['ofCategory']>[0]) => Value) =>
    (category: Parameters<Campaigns['ofCategory']>[0]): Value => {
      keys.add(roomKey(category));
      return ask(category);
    };
  return {
    ...campaigns,
    get all() {
      return all(campaigns.all);
    },
    get listed() {
      return all(campaigns.listed);
    },
    get open() {
      return all(campaigns.open);
    },
    get atHome() {
      return all(campaigns.atHome);
    },
    get withForm() {
      return all(campaigns.withForm);
    },
    quietCategories: () => all(campaigns.quietCategories()),
    find: bySlug(campaigns.find),
    findForm: bySlug(campaigns.findForm),
    formOf: bySlug(campaigns.formOf),
    versionOf: bySlug(campaigns.versionOf),
    recipientNames: bySlug(campaigns.recipientNames),
    general: () => {
      named('general');
      return campaigns.general();
    },
    findLanding: byPath(campaigns.findLanding),
    findList: byPath(campaigns.findList),
    ofCategory: ofRoom(campaigns.ofCategory),
    isQuiet: ofRoom(campaigns.isQuiet),
  };
}
