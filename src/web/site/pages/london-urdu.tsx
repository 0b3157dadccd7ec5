import { Link, redirectDocument } from 'react-router';
import { addressIn } from '#domain/options/locales.ts';
import { londonUrdu } from '#web/content/london-urdu.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Tile } from '#web/ui/tile.tsx';
import { LOCALE } from '#web/words/locale.ts';
import { SlowSteps } from '../campaign/landing/steps.tsx';
import { pageTags } from '../sharing/page-tags.ts';
import type { Route } from './+types/london-urdu';

const CATEGORY = 'OUR_LONDON_FAMILY' as const;

/** Written in Urdu and in nothing else, so it has one address. */
const ADDRESS = addressIn('ur', londonUrdu.path);

export function loader({ request }: Route.LoaderArgs) {
  // Absolute, because the router puts the page's own language before a path.
  if (LOCALE !== 'ur') throw redirectDocument(new URL(ADDRESS, request.url).href, 301);
  return { quiet: CATEGORY };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageTags(matches[0].loaderData?.site, {
    title: londonUrdu.title,
    description: londonUrdu.lead,
    path: ADDRESS,
    language: 'ur',
    campaign: { slug: 'ourlondonfamily' },
  });

export default function LondonUrdu() {
  const { buttons } = londonUrdu;
  return (
    <main id="main">
      <section className="room w-london">
        <div className="linefrieze" aria-hidden>
          <Tile category={CATEGORY} cols={22} rows={2} lit={false} uid="head" />
        </div>
        <div className="wrap roomhead">
          <h1>{londonUrdu.title}</h1>
          <p className="lead">{londonUrdu.lead}</p>
          <div className="row">
            <Link className="btn pale" to="/ourlondonfamily/tell">
              <Icon name="pen" />
              {buttons.write}
            </Link>
            <Link className="go" to="/ourlondonfamily/letters?language=ur">
              <span>{buttons.read}</span>
              <Icon name="arrow" />
            </Link>
          </div>
        </div>
      </section>
      <section className="section wrap">
        <div className="pair">
          <div className="stack l">
            <h2>{londonUrdu.stepsHeading}</h2>
            <SlowSteps steps={londonUrdu.steps} />
          </div>
          <div className="stack l">
            <h2>{londonUrdu.notesHeading}</h2>
            <ul className="tips">
              {londonUrdu.notes.map((note) => (
                <li key={note}>
                  <span>{note}</span>
                </li>
              ))}
            </ul>
            <p className="row">
              <Link to="/ourlondonfamily">{buttons.campaign}</Link>
              <Link to="/guidelines">{buttons.guidelines}</Link>
            </p>
          </div>
        </div>
      </section>
    </main>
  );
}
