/** Control of the drill `hundred-edits`: a request asks for campaigns as it goes, and is told of now and of a moment ago by turns. */
import type { Campaigns } from '#domain/campaigns/campaigns.ts';
import type { CampaignSnapshot } from '#services/campaigns/campaign-snapshot.ts';
import { serveChanged } from '../serve-changed.ts';

await serveChanged(({ campaigns }) => {
  let now = campaigns();
  let before = now;
  let asked = 0;
  const look = () => {
    if (campaigns() !== now) [before, now] = [now, campaigns()];
    asked += 1;
    return asked % 2 === 0 ? now : before;
  };
  const byTurns = (locale: Parameters<CampaignSnapshot['in']>[0]): Campaigns =>
    new Proxy(now.in(locale), { get: (_, name: keyof Campaigns) => look().in(locale)[name] });
  return { campaigns: () => ({ ...now, in: byTurns }) };
});
