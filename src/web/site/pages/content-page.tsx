import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { data, Link } from 'react-router';
import type { ContentPage, ContentSection } from '#web/content/content-types.ts';
import { findContentPage } from '#web/content/pages.ts';
import { Icon } from '#web/ui/icon.tsx';
import { InlineText } from '#web/ui/inline-text.tsx';
import { longDate } from '#web/words/dates.ts';
import { pagePathOf } from '#web/words/page-path.ts';
import { pageTags } from '../sharing/page-tags.ts';
import { fillIn } from '../shell/fill-in.ts';
import { useSite } from '../shell/use-site.ts';
import type { Route } from './+types/content-page';
import { ContentSections } from './content/sections.tsx';
import { ThirtyTiles } from './content/thirty-tiles.tsx';

export function loader({ request }: Route.LoaderArgs) {
  const page = findContentPage(pagePathOf(request));
  if (!page) throw data(null, { status: 404 });
  return { page };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { title, lead, path } = loaderData.page;
  return pageTags(matches[0].loaderData?.site, { title, description: lead, path });
};

/** Long prose with its contents beside it. */
export default function ContentPageView({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData;
  const site = useSite();
  return (
    <main id="main" className="wrap">
      <div className="pagehead">
        <h1>{page.title}</h1>
        <p className="lead">
          <InlineText text={fillIn(page.lead, site)} />
        </p>
        {page.versions && <VersionLine versions={page.versions} />}
        <PageAction path={page.path} />
      </div>
      {page.path === '/educators' && <ThirtyTiles />}
      <ContentSections
        sections={[...page.sections, ...(page.versions ? [versionsSection(page.versions)] : [])]}
        fill={(text) => fillIn(text, site)}
      />
    </main>
  );
}

type Versions = NonNullable<ContentPage['versions']>;

function VersionLine({ versions }: { versions: Versions }) {
  const first = versions.length > 1 ? versions.at(-1) : undefined;
  const updated = longDate(versions[0].day);
  const begun = first && longDate(first.day);
  return (
    <p className="note mt-s4">
      <Trans>
        Last updated <time dateTime={versions[0].day}>{updated}</time>.
      </Trans>
      {first && (
        <>
          {' '}
          <Trans>
            The first version is of <time dateTime={first.day}>{begun}</time>.
          </Trans>
        </>
      )}
    </p>
  );
}

function versionsSection(versions: Versions): ContentSection {
  const terms = versions.map(({ day, what }) => ({ term: longDate(day), text: what }));
  return { id: 'versions', heading: t`Versions of this page`, blocks: [{ kind: 'terms', terms }] };
}

/** Three pages lead somewhere: to the payment page, to the mail program, to the form. */
function PageAction({ path }: { path: string }) {
  const site = useSite();
  if (path === '/donate')
    return (
      <p className="row mt-s5">
        <a className="btn" href={site.donateUrl} rel="noopener noreferrer">
          {t`Open the donation page`}
        </a>
      </p>
    );
  if (path === '/contact')
    return (
      <p className="row mt-s5">
        <a className="btn" href={`mailto:${site.emails.contact}`}>
          <Icon name="mail" />
          {site.emails.contact}
        </a>
      </p>
    );
  if (path === '/ourlondonfamily/educators')
    return (
      <p className="row mt-s5">
        <Link
          className="btn"
          to="/tell?type=LETTER&category=OUR_LONDON_FAMILY"
          state={{ type: 'LETTER', category: 'OUR_LONDON_FAMILY' }}
        >
          <Icon name="pen" />
          {t`My students will write a letter`}
        </Link>
      </p>
    );
  return null;
}
