import { Link } from 'react-router';

const PAGES = [
  ['Words', 'words'],
  ['Form', 'form'],
  ['Landing', 'landing'],
] as const;

type Props = {
  slug: string;
  name: string;
  page: (typeof PAGES)[number][0];
  /** A campaign may do without one. */
  hasLanding: boolean;
};

/** Which campaign is changed, and what of it. */
export function EditorHead({ slug, name, page, hasLanding }: Props) {
  return (
    <>
      <p className="crumb">
        <Link to="/campaigns">Campaigns</Link> / <Link to={`/campaigns/${slug}`}>{name}</Link>
      </p>
      <h1>{page}</h1>
      <nav className="viewtabs edits" aria-label="What is changed">
        {PAGES.filter(([, path]) => hasLanding || path !== 'landing').map(([label, path]) => (
          <Link
            key={path}
            to={`/campaigns/${slug}/${path}`}
            aria-current={label === page ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
    </>
  );
}
