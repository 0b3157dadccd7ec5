import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Campaigns } from '#domain/campaigns/campaigns.ts';
import { type OwnWalls, withOwnWalls } from '#domain/campaigns/own-walls.ts';
import type { GoalCounts } from '#services/stories/goal-counts.ts';
import { useScriptRuns } from '#web/browser/script-runs.ts';
import { campaignsContext, servicesContext } from '#web/services-context.ts';
import { holdsThanks, keepThanks, type Thanks, useKeptThanks } from '../receipt/kept-thanks.ts';
import { NothingSent, NotKnownYet } from '../receipt/nothing-sent.tsx';
import type { HungTile } from '../receipt/placed-tile.tsx';
import { roomOf } from '../receipt/quiet-room.ts';
import { Received } from '../receipt/received.tsx';
import { type ThankingRoom, thankingRoom } from '../receipt/room-thanks.ts';
import { ShownBefore } from '../receipt/shown-before.tsx';
import { tilesAround } from '../receipt/tiles-around.ts';
import { type CareLine, careLines } from '../shell/care-lines.ts';
import { knownGoals } from '../shell/known-goals.ts';
import type { Route } from './+types/thank-you';

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const ticket = new URL(request.url).searchParams.get('ticket');
  const thanks = ticket ? services.readThankYouTicket(ticket) : null;
  const campaigns = context.get(campaignsContext);
  const rooms = roomsOf(campaigns);
  // A database that has just gone costs a writer the wall, not the receipt.
  const newest = await orWithout(tilesAround(services), []);
  const room = thanks ? roomOf(thanks, rooms) : undefined;
  return {
    thanks: thanks && { ...thanks, room },
    // What was written in the general form has the room of its subject, which only the page knows.
    rooms: thanks ? [] : rooms,
    ...(room?.remembrance ? { quiet: room.category } : {}),
    care: careLines(services.content()),
    goals: await orWithout(knownGoals(services, room ? [room] : rooms), {}),
    newest,
    ...withOwnWalls(
      campaigns,
      [...rooms, ...newest].map(({ category }) => category),
    ),
  };
}

/** The first campaign of each subject. */
function roomsOf({ all, ofCategory }: Campaigns): ThankingRoom[] {
  return all.flatMap((campaign) => {
    const { category } = campaign;
    if (!category || ofCategory(category) !== campaign) return [];
    return thankingRoom({ ...campaign, category });
  });
}

/** The tiles around one's own are worth no longer wait. */
const WALL_WAIT_MS = 1_500;

function orWithout<T>(drawn: Promise<T>, bare: T): Promise<T> {
  const late = new Promise<T>((resolve) => {
    setTimeout(() => resolve(bare), WALL_WAIT_MS);
  });
  return Promise.race([drawn.catch(() => bare), late]);
}

type Told = {
  thanks: null;
  walls?: OwnWalls;
  newest: HungTile[];
  rooms: ThankingRoom[];
  goals: GoalCounts;
  care?: CareLine[];
};

/** What the page holds needs no answer: a line that has just gone costs it the wall, not the words. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  if (!holdsThanks()) return serverLoader();
  const bare: Told = { thanks: null, newest: [], rooms: [], goals: {} };
  const drawn = serverLoader().then((told): Told => ({ ...told, thanks: null }));
  return orWithout(drawn, bare);
}

/** It shows a receipt, which no cache and no other site should learn of. */
export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
});

const TITLE = t`Thank you`;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${TITLE} – ${matches[0].loaderData?.site.name}` },
  { name: 'robots', content: 'noindex' },
  // `no-referrer` would stay with the tab and take the origin off the forms that follow.
  { name: 'referrer', content: 'same-origin' },
];

/**
 * A text that was just sent, known from router state and what the page holds, or after a plain form
 * post from a sealed value. Neither stays in the address or the history.
 */
export default function ThankYou({ loaderData }: Route.ComponentProps) {
  const scriptRuns = useScriptRuns();
  const kept = useKeptThanks();
  const shownBefore = useClearedHistory(loaderData.thanks);
  const thanks = loaderData.thanks ?? kept;
  if (thanks)
    return (
      <Received {...thanks} room={roomOf(thanks, loaderData.rooms)} newest={loaderData.newest} />
    );
  if (!scriptRuns) return <NotKnownYet />;
  return shownBefore ? <ShownBefore /> : <NothingSent />;
}

/** Whether this page told of a text before; what it told is taken out of address and history. */
function useClearedHistory(sealed: Thanks | null): boolean {
  const { state } = useLocation();
  const navigate = useNavigate();
  const told = asObject(state);
  const arrived = sealed !== null || told.url !== undefined;
  useEffect(() => {
    if (!arrived) return;
    if (sealed) keepThanks(sealed);
    void navigate('/thank-you', {
      replace: true,
      state: { shown: true },
      preventScrollReset: true,
    });
  }, [arrived, sealed, navigate]);
  return arrived || told.shown === true;
}

function asObject(state: unknown): { url?: unknown; shown?: unknown } {
  return typeof state === 'object' && state !== null ? state : {};
}
