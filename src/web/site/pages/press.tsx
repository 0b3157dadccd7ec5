import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { wordsIn } from '#domain/content/content.ts';
import { demoRecordings } from '#web/content/demo/recordings.ts';
import {
  emptyMedia,
  emptyRecordings,
  press,
  recordingPlaces,
  recordings,
} from '#web/content/press.ts';
import { servicesContext } from '#web/services-context.ts';
import { AudioPlayer } from '#web/ui/audio-player.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { InlineText } from '#web/ui/inline-text.tsx';
import { COMMA } from '#web/ui/listed.ts';
import { longDate } from '#web/words/dates.ts';
import { LOCALE } from '#web/words/locale.ts';
import { numberText, PROMISED_DAYS } from '#web/words/numbers.ts';
import { pageTags } from '../sharing/page-tags.ts';
import { fillIn } from '../shell/fill-in.ts';
import { useSite } from '../shell/use-site.ts';
import type { Route } from './+types/press';

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [total, countries] = await Promise.all([
    services.countPublished(),
    services.countsByCountry(),
  ]);
  const content = services.content();
  return {
    total,
    countries: countries.length,
    facts: content.of('press-facts').items.map(({ term, text }) => ({
      term: wordsIn(term, LOCALE),
      text: wordsIn(text, LOCALE),
    })),
    media: content.of('media').items,
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageTags(matches[0].loaderData?.site, {
    title: t({ message: 'Press', context: 'newspapers and broadcasters' }),
    description: press.lead,
    path: '/press',
  });

export default function Press({ loaderData }: Route.ComponentProps) {
  const site = useSite();
  const { total, countries, facts, media } = loaderData;
  const fill = (text: string) => fillFact(fillIn(text, site), { texts: total, countries });
  const places = recordingPlaces;
  const played = site.demo ? demoRecordings : recordings;
  return (
    <main id="main">
      <div className="wrap pagehead">
        <h1>{press.title}</h1>
        <p className="lead">{press.lead}</p>
      </div>
      <section className="wrap end" aria-labelledby="listen">
        <div className="head">
          <h2 id="listen">{t`Listen`}</h2>
          <p className="note">
            <Plural
              value={places}
              one="# place is kept for audio interviews."
              other="# places are kept for audio interviews."
            />
          </p>
        </div>
        {played.map((recording) => (
          <AudioPlayer key={recording.src} {...recording} />
        ))}
        {played.length === 0 && <EmptyShelf {...emptyRecordings} />}
      </section>
      <section className="section tint" aria-labelledby="media">
        <div className="wrap">
          <div className="head">
            <h2 id="media">{t`In the media`}</h2>
          </div>
          {media.length > 0 ? (
            <dl className="plain">
              {media.map(({ outlet, headline, url, date }) => (
                <div key={`${url} ${date}`}>
                  <dt>
                    <bdi>{outlet}</bdi>
                    {COMMA}
                    <time dateTime={date}>{longDate(date)}</time>
                  </dt>
                  <dd dir="auto">
                    <a href={url} rel="noopener noreferrer">
                      {headline}
                    </a>
                  </dd>
                </div>
              ))}
            </dl>
          ) : (
            <EmptyShelf {...emptyMedia} />
          )}
        </div>
      </section>
      <section className="section wrap">
        <div className="pair wide-start">
          <div className="stack l">
            <h2>{t`Facts`}</h2>
            <dl className="plain">
              <div>
                <dt>{t({ message: 'Published', context: 'how many are' })}</dt>
                <dd>
                  <Trans>
                    <Plural value={total} one="# story or letter" other="# stories and letters" />{' '}
                    from <Plural value={countries} one="# country" other="# countries" />, counted
                    as this page was made.
                  </Trans>
                </dd>
              </div>
              {facts.map(({ term, text }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>
                    <InlineText text={fill(text)} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          <div className="stack">
            <h2>{t`Talk to us`}</h2>
            <p className="hush">
              <Trans>
                Writers stay anonymous, so we cannot put you in touch with one. We can talk about
                everything else.
              </Trans>
            </p>
            <a className="btn" href={`mailto:${site.emails.press}`}>
              <Icon name="mail" />
              {site.emails.press}
            </a>
          </div>
        </div>
      </section>
    </main>
  );
}

/** What facts leave open, counted as the page is made. */
function fillFact(text: string, { texts, countries }: Record<'texts' | 'countries', number>) {
  return text
    .replaceAll('{texts}', numberText(texts))
    .replaceAll('{countries}', numberText(countries))
    .replaceAll('{promise}', PROMISED_DAYS);
}

function EmptyShelf({ heading, text }: { heading: string; text: string }) {
  const site = useSite();
  return (
    <div className="shelf">
      <h3 className="as-h4">{heading}</h3>
      <p>
        <InlineText text={fillIn(text, site)} />
      </p>
    </div>
  );
}
