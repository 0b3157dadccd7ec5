import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { data, Link, redirect } from 'react-router';
import { asWritten } from '#domain/campaigns/as-written.ts';
import type { Campaigns } from '#domain/campaigns/campaigns.ts';
import { withOwnWalls } from '#domain/campaigns/own-walls.ts';
import { type CategoryCode, categoryFromSlug, isCategory } from '#domain/options/categories.ts';
import { isWritingType } from '#domain/options/writing-types.ts';
import { parseBody } from '#domain/story/body.ts';
import { HUNG, permalink } from '#domain/story/permalink.ts';
import { campaignsContext, servicesContext } from '#web/services-context.ts';
import { FullLabel } from '#web/ui/full-label.tsx';
import { GivenWords } from '#web/ui/given-words.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Mark } from '#web/ui/mark.tsx';
import { ReaderWords } from '#web/ui/reader-words.tsx';
import { StoryBody } from '#web/ui/story-body.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';
import { Tile } from '#web/ui/tile.tsx';
import { displayMinutes, displayName, displayPlace } from '#web/words/display.ts';
import { named } from '#web/words/names.ts';
import { pagePathOf } from '#web/words/page-path.ts';
import { tilesAround } from '../receipt/tiles-around.ts';
import { storyTags } from '../sharing/story-tags.ts';
import { useSite } from '../shell/use-site.ts';
import type { Route } from './+types/story';
import { ContentNote } from './content-note.tsx';
import { Crumb } from './crumb.tsx';
import { HungMoment } from './hung-moment.tsx';
import { NextBand } from './next-band.tsx';
import { nextTold } from './next-told.ts';
import { readingPlace } from './reading-place.ts';
import { ReadingTools, useTextSize } from './reading-tools.tsx';
import { roomSearch } from './room.ts';
import { ShareBar } from './share-bar.tsx';
import { storyCard } from './story-card.ts';
import { StoryLabel } from './story-label.tsx';
import { useNeighbourKeys } from './use-neighbour-keys.ts';
import { useRoomOfState } from './use-room-of-state.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const search = roomSearch(searchParams);
  const type = searchParams.get('type') ?? '';
  const campaigns = context.get(campaignsContext);
  const outcome = await context.get(servicesContext).readStory({
    hash: params.hash,
    writingType: isWritingType(type) ? type : undefined,
    withinCategory:
      searchParams.has('display') ||
      isCategory(searchParams.get('category') ?? '') ||
      (search === '' && isRemembered(params.category, campaigns)),
  });
  if (outcome.kind === 'gone') throw data(null, { status: 410 });
  if (outcome.kind === 'unknown') throw data(null, { status: 404 });

  const { body, ...told } = outcome.story;
  const story = asWritten(told, campaigns);
  const url = permalink(story);
  // The hash alone finds a story; every other spelling of its address leads to the one we share.
  if (decodeURI(pagePathOf(request)) !== url) throw redirect(`${url}${search}`, 301);

  const remembrance = campaigns.isQuiet(story.category);
  const hung = searchParams.has(HUNG);
  const { previous, next } = outcome.neighbours;
  const around = hung ? await tilesAround(context.get(servicesContext)) : null;
  return {
    story: named(story),
    paragraphs: parseBody(body),
    neighbours: { previous, next: next && nextTold(next, campaigns) },
    place: readingPlace(story, search, campaigns),
    label: storyCard(story),
    search,
    newest: around,
    ...(remembrance ? { quiet: story.category } : {}),
    ...withOwnWalls(campaigns, [story, previous, next, ...(around ?? [])].map(subjectOf)),
  };
}

const subjectOf = (one: { category: CategoryCode } | null) => one?.category;

/** Nobody is led from a letter to the dead on to whatever was published next. */
function isRemembered(slug: string, campaigns: Campaigns): boolean {
  const category = categoryFromSlug(slug);
  return category !== undefined && campaigns.isQuiet(category);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? storyTags(matches[0].loaderData?.site, loaderData.story, {
        hung: loaderData.newest !== null,
        quiet: loaderData.quiet !== undefined,
      })
    : [];

export default function StoryPage({ loaderData }: Route.ComponentProps) {
  const { story, label, paragraphs, neighbours, place, search, quiet, newest } = loaderData;
  const site = useSite();
  const [size, setSize] = useTextSize();
  const Title = newest ? LaterTitle : 'h1';
  const letter = story.writingType === 'LETTER';
  const language = languageAttributes(story.language);
  useRoomOfState();
  useNeighbourKeys({
    previous: neighbours.previous && `${permalink(neighbours.previous)}${search}`,
    next: neighbours.next && `${permalink(neighbours.next)}${search}`,
  });
  const prose = (
    <div className={`prose text-${size}`} {...language}>
      <StoryBody key={story.hash} paragraphs={paragraphs} />
    </div>
  );
  const words = story.contentNote ? (
    <ContentNote key={story.hash} note={story.contentNote} letter={letter}>
      {prose}
    </ContentNote>
  ) : (
    prose
  );
  return (
    <main id="main" className="reader">
      {newest ? (
        <HungMoment
          story={story}
          neighbours={neighbours}
          newest={newest}
          quiet={quiet !== undefined}
        />
      ) : (
        <div className={quiet ? 'band quiet' : 'band'}>
          <Tile category={story.category} story={story.hash} cols={16} rows={2} />
        </div>
      )}
      <div className="wrap" id="words">
        <article>
          <div className="cols head-cols">
            <div className="reader-head">
              <Crumb ways={place.crumb} />
              <Title {...language}>{story.title}</Title>
              <p className="byline">
                <GivenWords beside={story.language}>{displayName(story.name)}</GivenWords> ·{' '}
                <GivenWords beside={story.language}>{displayPlace(story)}</GivenWords> ·{' '}
                {displayMinutes(story.readingMinutes)}
              </p>
              <ReadingTools size={size} onSize={setSize} />
            </div>
          </div>
          <div className="cols">
            <aside aria-label={letter ? t`About this letter` : t`About this story`}>
              <StoryLabel key={story.hash} story={label} withTime />
              {!story.paused && <OnPaper hash={story.hash} />}
              {/* Paper goes from hand to hand: what little of the writer it names, and the whole address. */}
              <div className="paper-only">
                <FullLabel story={story} site={site} />
              </div>
            </aside>
            <div>
              <ReaderWords story={story}>{words}</ReaderWords>
              <div className="colophon">
                <Mark />
              </div>
              <div className="passon">
                {story.paused ? (
                  <p className="note">{t`Please do not pass this on for now.`}</p>
                ) : (
                  <>
                    <h2>{letter ? t`Pass this letter on` : t`Pass this story on`}</h2>
                    <ShareBar
                      key={story.hash}
                      url={`${site.origin}${permalink(story)}`}
                      title={story.title}
                    />
                  </>
                )}
              </div>
            </div>
          </div>
        </article>
      </div>
      <NextBand neighbours={neighbours} place={place} search={search} />
      <div className="wrap">
        <p className="impact">
          <span>
            <Trans>
              Did a story impact you? <a href={`mailto:${site.emails.contact}`}>Write to us</a>, or
              see <Link to="/impact">what stories have changed</Link>.
            </Trans>{' '}
            <Link to={`/report/${story.hash}`}>{t`Something is not right?`}</Link>
          </span>
          <Link className="btn small ghost" to={place.wall ? place.write.to : '/tell'}>
            <Icon name="pen" />
            {t`Your Story`}
          </Link>
        </p>
      </div>
    </main>
  );
}

/** Below the moment at which it was hung. */
function LaterTitle(props: ComponentProps<'h2'>) {
  return <h2 className="as-h1" {...props} />;
}

/** A file, not a page: the router has nothing to draw. */
function OnPaper({ hash }: { hash: string }) {
  return (
    <a className="paper" href={`/print/${hash}.pdf`}>
      <Icon name="print" />
      <span>{t`On paper, to hand over (PDF)`}</span>
    </a>
  );
}
