import { numberText } from '#domain/number-text.ts';
import { describeOf } from '#domain/print/booklet-order.ts';
import type { CampaignName } from '#services/campaigns/list-campaign-names.ts';
import type { DeskServices } from '#services/desk-services.ts';
import { DateTime } from '#web/ui/date-time.tsx';

type Booklet = Awaited<ReturnType<DeskServices['listBooklets']>>[number];

const MEGABYTE = 1_048_576;

export function isUnfinished(state: Booklet['state']): boolean {
  return state === 'waiting' || state === 'gathering' || state === 'printing';
}

type Props = { booklet: Booklet; campaigns: readonly CampaignName[]; timeZone: string };

export function BookletRow({ booklet, campaigns, timeZone }: Props) {
  const { id, order, state, askedBy, expiresAt } = booklet;
  return (
    <li>
      <h3>
        <bdi>{order.title}</bdi>
      </h3>
      <p className="note">
        {describeOf(order.of, { find: (slug) => campaigns.find((one) => one.slug === slug) })}
        {order.flowing && ', one after the other'}
        {order.folded && ', to be folded'} · asked by {askedBy}
      </p>
      <p>{stateText(booklet)}</p>
      {state === 'gathering' && (
        <progress
          aria-label="Texts gathered"
          value={booklet.done}
          max={Math.max(booklet.total, 1)}
        />
      )}
      {state === 'ready' && (
        <p className="row">
          {/* A file, not a page: the router has nothing to draw. */}
          <a className="btn small ghost" href={`/desk/booklets/${id}/file.pdf`}>
            Download (PDF, {sizeText(booklet.bytes ?? 0)})
          </a>
          <span className="note">
            until <DateTime at={expiresAt} timeZone={timeZone} withTime />
          </span>
        </p>
      )}
    </li>
  );
}

function stateText({ state, done, total, pages }: Booklet): string {
  const texts = total === 1 ? '1 text' : `${numberText(total)} texts`;
  switch (state) {
    case 'waiting':
      return 'Waiting for its turn.';
    case 'gathering':
      return `Gathering: ${numberText(done)} of ${texts}.`;
    case 'printing':
      return `Laying out ${texts}. Two thousand take about a minute.`;
    case 'ready':
      return `Ready: ${texts}, ${numberText(pages)} pages.`;
    case 'empty':
      return 'None of these texts is on the site now, so there is nothing to print.';
    case 'failed':
      return 'That did not work. It is tried again by itself; if this stays, ask whoever runs the site.';
  }
}

function sizeText(bytes: number): string {
  return bytes < MEGABYTE ? 'under 1 MB' : `${Math.round(bytes / MEGABYTE)} MB`;
}
