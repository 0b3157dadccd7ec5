import type { CategoryCode } from '#domain/options/categories.ts';
import { impact } from '#web/content/impact.ts';
import { servicesContext } from '#web/services-context.ts';
import { Icon } from '#web/ui/icon.tsx';
import { InlineText } from '#web/ui/inline-text.tsx';
import { Tile } from '#web/ui/tile.tsx';
import { pageTags } from '../sharing/page-tags.ts';
import { ContentPicture, shownPictures } from '../shell/content-picture.tsx';
import { fillIn } from '../shell/fill-in.ts';
import { useSite } from '../shell/use-site.ts';
import type { Route } from './+types/impact';

/** Beside each other where there is room. */
const A_THIRD = '(min-width: 62rem) 24rem, 92vw';

/** Original tilework hangs where no picture does yet. */
const STAND_INS: readonly CategoryCode[] = ['KINDNESS', 'NEIGHBOURS', 'EDUCATION'];

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(servicesContext).content();
  return { pictures: shownPictures(content.of('impact-pictures').items) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageTags(matches[0].loaderData?.site, {
    title: impact.title,
    description: impact.lead,
    path: '/impact',
  });

export default function Impact({ loaderData }: Route.ComponentProps) {
  const { pictures } = loaderData;
  const site = useSite();
  return (
    <main id="main" className="wrap end">
      <div className="pagehead">
        <h1>{impact.title}</h1>
        <p className="lead">{impact.lead}</p>
      </div>
      <div className="sheets pictures">
        {pictures.map((picture) => (
          <ContentPicture key={picture.hash} picture={picture} sizes={A_THIRD} />
        ))}
        {STAND_INS.slice(pictures.length).map((category) => (
          <figure key={category} className="frame" aria-hidden>
            <Tile category={category} story="impact" cols={3} rows={3} line />
          </figure>
        ))}
      </div>
      {pictures.length === 0 && (
        <div className="shelf mt-s6">
          <h2 className="as-h4">{impact.empty.heading}</h2>
          <p>{impact.empty.text}</p>
        </div>
      )}
      <section className="section-top stack">
        <h2>{impact.invitation.heading}</h2>
        {impact.invitation.paragraphs.map((paragraph) => (
          <p key={paragraph} className="hush">
            <InlineText text={fillIn(paragraph, site)} />
          </p>
        ))}
        <a className="btn" href={`mailto:${site.emails.contact}`}>
          <Icon name="mail" />
          {impact.invitation.button}
        </a>
      </section>
    </main>
  );
}
