import { Trans } from '@lingui/react/macro';
import { addressIn } from '#domain/options/locales.ts';
import { InlineText } from '#web/ui/inline-text.tsx';
import { LOCALE } from '#web/words/locale.ts';
import { useSite } from '../../shell/use-site.ts';
import { SamplePost } from '../../story/sample-post.tsx';
import { ShareBar } from '../../story/share-bar.tsx';
import type { BlockProps } from './block.tsx';

export function Share({ block, campaign }: BlockProps<'share'>) {
  const url = `${useSite().origin}${addressIn(LOCALE, campaign.landing.path)}`;
  return (
    <section className="section wrap">
      <div className="stack l">
        <h2>{block.heading}</h2>
        <p className="hush">
          <InlineText text={block.text} />
        </p>
        {block.posts.map((post) => (
          <SamplePost key={post} text={post} url={url} />
        ))}
        <ShareBar url={url} title={campaign.landing.heading} />
        <p className="hush">
          <Trans>
            For the wall of a school or a mosque:{' '}
            <a href={addressIn(LOCALE, `/print/poster/${campaign.slug}.pdf`)}>
              a poster with a code (PDF)
            </a>
          </Trans>
        </p>
      </div>
    </section>
  );
}
