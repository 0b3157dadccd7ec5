import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { addressIn } from '#domain/options/locales.ts';
import { londonShare } from '#web/content/london-share.ts';
import { HashtagText } from '#web/ui/hashtag-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LOCALE } from '#web/words/locale.ts';
import { SlowSteps } from '../campaign/landing/steps.tsx';
import { pageTags } from '../sharing/page-tags.ts';
import { useSite } from '../shell/use-site.ts';
import { SamplePost } from '../story/sample-post.tsx';
import { ShareBar } from '../story/share-bar.tsx';
import type { Route } from './+types/london-share';

const CATEGORY = 'OUR_LONDON_FAMILY' as const;

export function loader() {
  return { quiet: CATEGORY };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageTags(matches[0].loaderData?.site, {
    title: londonShare.title,
    description: londonShare.lead,
    path: londonShare.path,
    campaign: { slug: 'ourlondonfamily' },
  });

export default function LondonShare() {
  const url = `${useSite().origin}${addressIn(LOCALE, '/ourlondonfamily')}`;
  return (
    <main id="main" className="wrap">
      <div className="pagehead">
        <p className="crumb">
          <Link to="/ourlondonfamily">#OurLondonFamily</Link>
        </p>
        <h1>
          <HashtagText text={londonShare.title} />
        </h1>
        <p className="lead">{londonShare.lead}</p>
      </div>
      <div className="pair end">
        <div className="stack l">
          <h2>{t`Words you may use`}</h2>
          {londonShare.posts.map((post) => (
            <SamplePost key={post} text={post} url={url} />
          ))}
          <ShareBar url={url} title={londonShare.title} />
        </div>
        <div className="stack l">
          <h2>{t`Ways to help`}</h2>
          <SlowSteps steps={londonShare.ways} />
          <Link className="btn" to="/ourlondonfamily/tell">
            <Icon name="pen" />
            {t`Write a letter`}
          </Link>
        </div>
      </div>
    </main>
  );
}
