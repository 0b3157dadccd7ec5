import { Link } from 'react-router';
import { CATEGORIES } from '#domain/options/categories.ts';
import { servicesContext } from '#web/services-context.ts';
import { Tile } from '#web/ui/tile.tsx';
import { pageTags } from '../sharing/page-tags.ts';
import type { Route } from './+types/subjects';

export async function loader({ context }: Route.LoaderArgs) {
  const counts = await context.get(servicesContext).countsByCategory();
  return { counts: Object.fromEntries(counts) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageTags(matches[0].loaderData?.site, {
    title: 'All subjects, A to Z',
    description: 'Every subject a story may be about, with its stories.',
    path: '/subjects',
  });

type Subject = (typeof CATEGORIES)[number];

/** Subjects under their first letter, in the order of the alphabet. */
const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const SORTED = [...CATEGORIES].sort((a, b) => a.label.localeCompare(b.label, 'en'));
const BY_LETTER: [string, Subject[]][] = ALPHABET.map((letter): [string, Subject[]] => [
  letter,
  SORTED.filter(({ label }) => label.toUpperCase().startsWith(letter)),
]).filter(([, subjects]) => subjects.length > 0);

export default function Subjects({ loaderData }: Route.ComponentProps) {
  const used = new Set(BY_LETTER.map(([letter]) => letter));
  return (
    <main id="main" className="wrap">
      <div className="pagehead">
        <p className="crumb">
          <Link to="/stories">Stories</Link>
          <span aria-hidden>/</span>
          <span>Subjects</span>
        </p>
        <h1>All subjects, A to Z</h1>
        <p className="lead">
          Every subject is a wall with its own pattern. The ones still drawn in line are waiting for
          a first story.
        </p>
      </div>
      <nav className="az" aria-label="Jump to a letter">
        <ol>
          {ALPHABET.map((letter) => (
            <li key={letter}>
              {used.has(letter) ? <a href={`#s-${letter}`}>{letter}</a> : <span>{letter}</span>}
            </li>
          ))}
        </ol>
      </nav>
      <div className="azlist">
        {BY_LETTER.map(([letter, subjects]) => (
          <section key={letter} aria-labelledby={`s-${letter}`}>
            <h2 id={`s-${letter}`}>{letter}</h2>
            <ul>
              {subjects.map((subject) => (
                <li key={subject.code}>
                  <SubjectLink subject={subject} total={loaderData.counts[subject.code] ?? 0} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="section-top end hush">
        Nothing fits? Choose <Link to="/tell?category=LIFE">Life</Link>. One of our readers will
        find it the right wall.
      </p>
    </main>
  );
}

function SubjectLink({ subject, total }: { subject: Subject; total: number }) {
  const { code, label } = subject;
  return (
    <Link
      className={total > 0 ? 'subj' : 'subj none'}
      to={total > 0 ? `/stories?category=${code}` : `/tell?category=${code}`}
    >
      <span className="pic">
        <Tile category={code} cols={1} rows={1} lit={false} line={total === 0} />
      </span>
      <span className="nm">{label}</span>
      <span className="ct">
        {total > 0 ? total.toLocaleString('en-CA') : 'yours?'}
        <span className="vh">
          {total > 0 ? ' published' : ' No story yet, yours could be the first'}
        </span>
      </span>
    </Link>
  );
}
