import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { museumRooms } from '#domain/campaigns/museum.ts';
import { withOwnWalls } from '#domain/campaigns/own-walls.ts';
import { star } from '#domain/motif/geometry.ts';
import { wallClass } from '#domain/motif/own-wall.ts';
import { LANGUAGES } from '#domain/options/languages.ts';
import { campaignsContext, servicesContext } from '#web/services-context.ts';
import { Icon } from '#web/ui/icon.tsx';
import { inARow } from '#web/ui/listed.ts';
import { Tile } from '#web/ui/tile.tsx';
import { languageName } from '#web/words/display.ts';
import { numberWord } from '#web/words/numbers.ts';
import { pageTags } from '../sharing/page-tags.ts';
import { roomState } from '../story/room.ts';
import type { Route } from './+types/museum';

export async function loader({ context }: Route.LoaderArgs) {
  const counts = await context.get(servicesContext).countsByCategory();
  const campaigns = context.get(campaignsContext);
  const rooms = museumRooms(campaigns);
  return {
    rooms: rooms.map((room) => ({
      ...room,
      total: (room.category && counts.get(room.category)) || 0,
    })),
    ...withOwnWalls(
      campaigns,
      rooms.map(({ category }) => category),
    ),
  };
}

type Room = Awaited<ReturnType<typeof loader>>['rooms'][number];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageTags(matches[0].loaderData?.site, {
    title: t`Museum`,
    description: t`Rooms around a courtyard. Every exhibit is a page somebody wrote.`,
    path: '/museum',
  });

/** A courtyard house: the plan is the navigation, and the texts below repeat every room. */
export default function Museum({ loaderData }: Route.ComponentProps) {
  const { rooms } = loaderData;
  const [first, second, third, ...others] = rooms;
  const number = numberWord(rooms.length);
  return (
    <main id="main" className="wrap">
      <div className="pagehead">
        <h1>{t`The museum`}</h1>
        <p className="lead">
          <Trans>
            {number} rooms around a courtyard. Nothing here is behind glass: every exhibit is a page
            somebody wrote.
          </Trans>
        </p>
      </div>
      <nav className="plan" aria-label={t`Floor plan`}>
        {[first, second, third].map((room) => room && <RoomLink key={room.slug} room={room} />)}
        <Courtyard />
        {others.map((room) => (
          <RoomLink key={room.slug} room={room} />
        ))}
      </nav>
      <section className="texts" aria-label={t`Wall texts`}>
        {rooms.map((room) => (
          <WallText key={room.slug} room={room} />
        ))}
      </section>
    </main>
  );
}

/** Where each room stands in the plan: the side its door is on, and the size of its floor. */
const PLACES = [
  { className: 'room-1 door d-b w', cols: 9, rows: 4 },
  { className: 'room-2 door d-b e', cols: 6, rows: 4 },
  { className: 'room-3 door d-l', cols: 4, rows: 8 },
  { className: 'room-4 door d-r', cols: 6, rows: 8 },
  { className: 'room-5 door d-t', cols: 7, rows: 4 },
];
const FURTHER = { className: 'room-more', cols: 16, rows: 3 };

function RoomLink({ room }: { room: Room }) {
  const place = PLACES[room.number - 1] ?? FURTHER;
  return (
    <Link
      className={`${place.className} ${wallClass(room.wall)} ${room.remembrance ? 'quiet' : ''}`}
      to={room.list.path}
      state={roomState(room)}
    >
      <span className="floor">
        {room.category && (
          <Tile category={room.category} cols={place.cols} rows={place.rows} lit={false} />
        )}
      </span>
      <span className="plaque">
        <b>
          {room.number}. {room.exhibit.title}
        </b>
        <span>{countText(room)}</span>
      </span>
    </Link>
  );
}

const CENTRE = { x: 60, y: 60 };
const FOUNTAIN = [56, 38, 22].map((outer) =>
  star({ centre: CENTRE, points: 8, outer, inner: outer * 0.8, turn: -90 }),
);

function Courtyard() {
  return (
    <div className="court">
      <svg
        viewBox="0 0 120 120"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        aria-hidden
        focusable={false}
      >
        <circle cx={60} cy={60} r={11} />
        {FOUNTAIN.map((d) => (
          <path key={d} d={d} />
        ))}
      </svg>
      <p>
        <Trans>
          The courtyard. Sit down, and <Link to="/tell">tell your own</Link>.
        </Trans>
      </p>
    </div>
  );
}

function WallText({ room }: { room: Room }) {
  const { number } = room;
  return (
    <article className="wt">
      <p className="n">{room.number}</p>
      <div>
        <h2>{room.exhibit.title}</h2>
        <p className="label">
          {countText(room)} · {languageNames(room)}
        </p>
      </div>
      <div className="words">
        <p>{room.exhibit.text}</p>
        <Link className="go" to={room.list.path} state={roomState(room)}>
          <span>{t`Enter room ${number}`}</span>
          <Icon name="arrow" />
        </Link>
      </div>
    </article>
  );
}

function countText({ total, writingType }: Room): string {
  return writingType === 'LETTER'
    ? plural(total, { one: '# letter', other: '# letters' })
    : plural(total, { one: '# story', other: '# stories' });
}

function languageNames({ form }: Room): string {
  return inARow(
    LANGUAGES.filter((l) => form?.languages.includes(l.code)).map((l) => languageName(l.code)),
  );
}
