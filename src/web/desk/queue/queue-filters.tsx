import { Form } from 'react-router';
import { TEXT_LANGUAGES } from '#domain/options/languages.ts';
import { ARRIVAL_NAMES, ARRIVALS } from '#domain/vetting/arrivals.ts';
import type { CampaignName } from '#services/campaigns/list-campaign-names.ts';
import { Choose } from '../shell/choose.tsx';
import type { Narrowing } from './narrowing.ts';

const LANGUAGE_OPTIONS = [
  ['mine', 'Those I read'],
  ...TEXT_LANGUAGES.map(({ code, label }) => [code, label] as const),
] as const;
const ARRIVAL_OPTIONS = ARRIVALS.map((arrival) => [arrival, ARRIVAL_NAMES[arrival]] as const);

type Props = { narrowing: Narrowing; waiting: boolean; campaigns: readonly CampaignName[] };

/** `waiting`: the view shows texts that are due. */
export function QueueFilters({ narrowing, waiting, campaigns: known }: Props) {
  const { view, campaign, language, due, sent } = narrowing;
  const campaigns = known.map(({ slug, name }) => [slug, name] as const);
  return (
    <Form className="dfilters" role="search" aria-label="Narrow the queue">
      {view !== 'to-read' && <input type="hidden" name="view" value={view} />}
      <Choose name="campaign" label="Campaign" chosen={campaign} options={campaigns} />
      <Choose name="language" label="Language" chosen={language} options={LANGUAGE_OPTIONS} />
      {waiting && (
        <span className="f">
          <label htmlFor="due">Due by</label>
          <input id="due" name="due" type="date" defaultValue={due} />
        </span>
      )}
      <Choose name="sent" label="Sent" chosen={sent} all="In any way" options={ARRIVAL_OPTIONS} />
      <button type="submit" className="btn small ghost">
        Narrow
      </button>
    </Form>
  );
}
