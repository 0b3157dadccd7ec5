import { useEffect, useRef, useState } from 'react';
import { Form, isRouteErrorResponse, Link, Outlet, useLocation, useNavigate } from 'react-router';
import { CHECKED_FOR_DAYS } from '#domain/content/help-line-checks.ts';
import { readKept, removeKept, writeKept } from '#web/browser/kept.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Mark } from '#web/ui/mark.tsx';
import { deskContext, officerOf } from '../desk-context.ts';
import { isStoryId } from '../story/story-id.ts';
import { DoneTogether } from '../together/done-together.tsx';
import type { Route } from './+types/desk-layout';
import { DeskNav } from './desk-nav.tsx';
import { DoneBar } from './done-bar.tsx';
import { Failed } from './failed.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { MOVES } from './moves.ts';
import { SignedOut } from './signed-out.tsx';
import { TypedBefore } from './typed-before.tsx';
import { useKeys } from './use-keys.ts';
import { useLive } from './use-live.ts';
import { keepTyped, useTyped } from './use-typed.ts';

const DIM = 'hikaya.desk.dim';

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(deskContext);
  const done = new URL(request.url).searchParams.get('done');
  const officer = officerOf(context);
  const isLead = officer.role === 'lead';
  const [head, counts, danger, forYou, cases, together, told, staleLines] = await Promise.all([
    services.head(),
    services.countViews(),
    services.countInDanger(),
    services.countMentions(officer),
    services.countCases(),
    services.readDoneTogether(officer),
    done && isStoryId(done) ? services.readDone({ storyId: done, officer }) : null,
    isLead ? services.countStaleLines() : 0,
  ]);
  return {
    officer: { id: officer.id, name: officer.name, role: officer.role },
    demo: services.site.demo,
    head,
    counts,
    danger,
    forYou,
    cases,
    timeZone: services.site.timeZone,
    done: told,
    together,
    staleLines,
  };
}

export default function DeskLayout({ loaderData }: Route.ComponentProps) {
  const { officer, head, counts, done, together, timeZone, danger, forYou, cases, staleLines } =
    loaderData;
  const { pathname } = useLocation();
  const keys = useRef<HTMLDialogElement>(null);
  const { left, giveBack, forget } = useTyped(officer.id);
  const known = { officerId: officer.id, head, inDanger: danger };
  const { signedOut, inDanger, look } = useLive(known, { beforeSignedOut: keepTyped });
  useEffect(() => {
    if (!signedOut) giveBack();
  }, [signedOut, giveBack]);
  const navigate = useNavigate();
  const [dim, setDim] = useState(false);
  useKeys({
    [MOVES.keys.key]: () => keys.current?.showModal(),
    [MOVES.search.key]: () => void navigate('/search'),
    [MOVES.danger.key]: () => inDanger > 0 && void navigate('/danger'),
  });
  useEffect(() => setDim(readKept('device', DIM) === 'on'), []);
  // The whole window and not a part of it: what is drawn nowhere else shows the page's own ground.
  useEffect(() => {
    document.documentElement.classList.toggle('dim', dim);
    return () => document.documentElement.classList.remove('dim');
  }, [dim]);
  const turn = () => {
    if (dim) removeKept('device', DIM);
    else writeKept('device', DIM, 'on');
    setDim(!dim);
  };
  return (
    <div className="desk">
      <a className="skip" href="#main">
        Skip to the page
      </a>
      <header className="dtop">
        <Link className="brand" to="/">
          <Mark />
          <b>Desk</b>
        </Link>
        <DeskNav counts={counts} forYou={forYou} cases={cases} role={officer.role} />
        <div className="me">
          {inDanger > 0 && (
            <Link className="first-care" to="/danger">
              <i className="dia" aria-hidden />
              <b>{inDanger}</b>
              <span className="vh">
                {inDanger === 1 ? 'text' : 'texts'}, somebody may be in danger
              </span>
              <span aria-hidden className="first-care-words">
                may be in danger
              </span>
              <kbd aria-hidden>{MOVES.danger.key}</kbd>
            </Link>
          )}
          <button
            type="button"
            className="as-link shortcuts"
            aria-label="Keyboard shortcuts"
            onClick={() => keys.current?.showModal()}
          >
            <Icon name="keys" />
            <span>Shortcuts</span> <kbd aria-hidden>{MOVES.keys.key}</kbd>
          </button>
          <button
            type="button"
            className="as-link"
            aria-label="Dim the screen"
            aria-pressed={dim}
            onClick={turn}
          >
            <Icon name="moon" />
            <span>Dim</span>
          </button>
          <Link to="/me">{officer.name}</Link>
          <Form method="post" action="/sign-out">
            <button type="submit" className="as-link" aria-label="Sign out">
              <Icon name="exit" />
              <span>Sign out</span>
            </button>
          </Form>
        </div>
      </header>
      <div role="status" className="dsay">
        {done && !signedOut && (
          <DoneBar
            key={`${done.storyId} ${done.kind}`}
            done={done}
            timeZone={timeZone}
            isOpen={pathname === `/story/${done.storyId}`}
          />
        )}
        {!done && together && !signedOut && <DoneTogether key={together.no} done={together} />}
      </div>
      {signedOut ? (
        <SignedOut comeBack={look} />
      ) : (
        <>
          {staleLines > 0 && <StaleLines count={staleLines} />}
          {left.length > 0 && <TypedBefore typed={left} forget={forget} />}
          <Outlet />
        </>
      )}
      <KeysDialog dialog={keys} />
    </div>
  );
}

/** A wrong number can hurt somebody, so leads are told wherever they are. */
function StaleLines({ count }: { count: number }) {
  return (
    <p className="dbar warn">
      {count === 1 ? 'One help line was' : `${count} help lines were`} not called for{' '}
      {CHECKED_FOR_DAYS} days. <Link to="/content/help-lines">Call and say so</Link>
    </p>
  );
}

/** In place of the desk and not of the whole document, so that the way back leads to the page as it was. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const again = async () => navigate(pathname + search, { replace: true });
  if (isRouteErrorResponse(error) && error.status === 401)
    return (
      <div className="desk">
        <SignedOut comeBack={again} />
      </div>
    );
  return <Failed error={error} inside />;
}
