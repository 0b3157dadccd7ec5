import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { withOwnWalls } from '#domain/campaigns/own-walls.ts';
import { type CategoryCode, categoryLabel } from '#domain/options/categories.ts';
import { campaignsContext, servicesContext } from '#web/services-context.ts';
import { Tile } from '#web/ui/tile.tsx';
import { type ByLetter, SUBJECTS_BY_LETTER } from '#web/words/list-names.ts';
import { numberText } from '#web/words/numbers.ts';
import { SUBJECTS_IN_ORDER } from '#web/words/subjects-in-order.ts';
import { pageTags } from '../sharing/page-tags.ts';
import type { Route } from './+types/subjects';

export async function loader({ context }: Route.LoaderArgs) {
  const counts = await context.get(servicesContext).countsByCategory();
  const campaigns = context.get(campaignsContext);
  return {
    counts: Object.fromEntries(counts),
    ...withOwnWalls(
      campaigns,
      campaigns.all.map(({ category }) => category),
    ),
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageTags(matches[0].loaderData?.site, {
    title: t`All subjects, A to Z`,
    description: t`Every subject a story may be about, with its stories.`,
    path: '/subjects',
  });

/** Subjects under their first letter, in the order of the alphabet. */
const BY_LETTER = SUBJECTS_BY_LETTER ?? englishByLetter();

function englishByLetter(): ByLetter {
  return [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => {
    const under = SUBJECTS_IN_ORDER.filter(({ label }) => label.toUpperCase().startsWith(letter));
    return [letter, under.map(({ code }) => code)];
  });
}

export default function Subjects({ loaderData }: Route.ComponentProps) {
  const life = categoryLabel('LIFE');
  const used = BY_LETTER.filter(([, subjects]) => subjects.length > 0);
  return (
    <main id="main" className="wrap">
      <div className="pagehead">
        <p className="crumb">
          <Link to="/stories">{t`Stories`}</Link>
          <span aria-hidden>/</span>
          <span>{t`Subjects`}</span>
        </p>
        <h1>{t`All subjects, A to Z`}</h1>
        <p className="lead">
          <Trans>
            Every subject is a wall with its own pattern. The ones still drawn in line are waiting
            for a first story.
          </Trans>
        </p>
      </div>
      <nav
        className="az"
        aria-label={t({ message: 'Jump to a letter', context: 'of the alphabet' })}
      >
        <ol>
          {BY_LETTER.map(([letter, subjects]) => (
            <li key={letter}>
              {subjects.length > 0 ? <a href={`#s-${letter}`}>{letter}</a> : <span>{letter}</span>}
            </li>
          ))}
        </ol>
      </nav>
      <div className="azlist">
        {used.map(([letter, subjects]) => (
          <section key={letter} aria-labelledby={`s-${letter}`}>
            <h2 id={`s-${letter}`}>{letter}</h2>
            <ul>
              {subjects.map((code) => (
                <li key={code}>
                  <SubjectLink code={code} total={loaderData.counts[code] ?? 0} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="section-top end hush">
        <Trans>
          Nothing fits? Choose <Link to="/tell?category=LIFE">{life}</Link>. One of our readers will
          find it the right wall.
        </Trans>
      </p>
    </main>
  );
}

function SubjectLink({ code, total }: { code: CategoryCode; total: number }) {
  const count = numberText(total);
  return (
    <Link
      className={total > 0 ? 'subj' : 'subj none'}
      to={total > 0 ? `/stories?category=${code}` : `/tell?category=${code}`}
    >
      <span className="pic">
        <Tile category={code} cols={1} rows={1} lit={false} line={total === 0} />
      </span>
      <span className="nm">{categoryLabel(code)}</span>
      <span className="ct">
        {total > 0 ? (
          <Trans>
            {count}
            <span className="vh"> published</span>
          </Trans>
        ) : (
          <Trans>
            yours?
            <span className="vh"> No story yet, yours could be the first</span>
          </Trans>
        )}
      </span>
    </Link>
  );
}
