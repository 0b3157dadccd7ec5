import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { categoryLabel } from '#domain/options/categories.ts';
import { inLanguage } from '#domain/options/languages.ts';
import { listedTitle } from '#domain/retention.ts';
import { dangerLabel } from '#domain/safeguarding/dangers.ts';
import { parseBody } from '#domain/story/body.ts';
import { WAITING_STATES } from '#domain/story/lifecycle.ts';
import { ACTIONS } from '#domain/vetting/actions.ts';
import { topicLabel } from '#domain/vetting/topics.ts';
import type { DeskStory } from '#services/vetting/read-desk-story.ts';
import { Day } from '#web/ui/date-time.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { StoryBody } from '#web/ui/story-body.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';
import { dayText } from '#web/words/dates.ts';
import { MOVES } from '../shell/moves.ts';
import { STATE_NAMES } from './decide-action.ts';
import { DiffView } from './diff-view.tsx';
import { MarkedPage, PlainPage } from './reader-page.tsx';

export const SHOWN = ['marks', 'sent', 'reader', 'changes'] as const;
export type Shown = (typeof SHOWN)[number];
const SHOWN_NAMES: Record<Shown, string> = {
  marks: 'With marks',
  sent: 'As sent',
  reader: 'As a reader',
  changes: 'Changes',
};

type Props = {
  desk: DeskStory;
  shown: Shown;
  site: { origin: string; timeZone: string };
  /** A heavy text stays covered until the officer asks for it. */
  covered: boolean;
  href: (change: Record<string, string | null>) => string;
  hrefOfLine: (field: string, hidden: boolean) => string;
  /** What its officer saw, for forms of this page. */
  hidden: ReactNode;
  /** Stands in for the words while they are being changed. */
  editor: ReactNode;
  /** Stands under the words. */
  below: ReactNode;
  children: ReactNode;
};

export function TextPane(props: Props) {
  const { desk, shown, covered, href, editor, below, children } = props;
  const { story } = desk;
  if (story.erasedAt) return <Erased desk={desk}>{children}</Erased>;
  return (
    <main className="pane v2" id="main" tabIndex={-1} data-story={story.id}>
      {children}
      <header className="ctx">
        <AboutStory desk={desk} href={href} />
        {!covered && (
          <nav className="viewtabs" aria-label="View">
            {SHOWN.map((one) => (
              <Link
                key={one}
                to={href({ show: one === 'marks' ? null : one, do: null })}
                aria-current={one === shown ? 'true' : undefined}
                preventScrollReset
              >
                {SHOWN_NAMES[one]}
                {one === 'changes' && desk.revisions.length > 1 && ` ${desk.revisions.length - 1}`}
              </Link>
            ))}
          </nav>
        )}
      </header>
      {/* Where the page itself is not drawn, its title is told all the same. */}
      {!covered && (editor || shown === 'changes') && <h1 className="vh">{desk.current.title}</h1>}
      {covered ? <Cover desk={desk} href={href} /> : (editor ?? <View {...props} />)}
      {below}
    </main>
  );
}

function Cover({ desk: { story, current }, href }: Pick<Props, 'desk' | 'href'>) {
  return (
    <article className="page">
      <div className="cover2">
        <Icon name="eye" />
        <h1 {...languageAttributes(story.language ?? 'en')}>{current.title}</h1>
        <p>
          {story.dangerSince
            ? `Somebody may be in danger: ${story.dangers.map(dangerLabel).join(', ').toLowerCase()}. Its words are covered until you open them, with the protocol beside.`
            : `This text is heavy: ${story.topics.map(topicLabel).join(', ').toLowerCase()}. It is covered until you ask for it.`}{' '}
          You may also leave it to someone else.
        </p>
        <Link className="btn" to={href({ open: '1' })} preventScrollReset>
          {story.dangerSince ? 'Open with the protocol' : 'Open the text'}{' '}
          <kbd aria-hidden>{MOVES.uncover.key}</kbd>
        </Link>
      </div>
    </article>
  );
}

/** What is left of a text whose words are gone; its history is still there. */
function Erased({ desk, children }: { desk: DeskStory; children: ReactNode }) {
  const { story } = desk;
  return (
    <main className="pane" id="main" tabIndex={-1} data-story={story.id}>
      {children}
      <header>
        <h1>{listedTitle('')}</h1>
        <p className="meta">
          <span>{story.writingType === 'LETTER' ? 'Letter' : 'Story'}</span>
          <span>Subject: {categoryLabel(story.category)}</span>
          <span>Reference {story.hash}</span>
          <span>
            <b>{STATE_NAMES[story.state]}</b>
          </span>
        </p>
      </header>
      <p className="note">
        The words were erased on {desk.erasedOn && dayText(desk.erasedOn, desk.today)}, and with
        them all that the writer told about themselves. Its history stays.
      </p>
    </main>
  );
}

function View({ desk, shown, site, hrefOfLine, hidden }: Props) {
  const { preview, revisions, suggestion, current } = desk;
  const sent = revisions[0] ?? current;
  switch (shown) {
    case 'marks':
      return (
        <>
          <MarkedPage desk={desk} hrefOfLine={hrefOfLine} hidden={hidden} />
          {suggestion && desk.actions.includes('edit') && (
            <DiffView
              heading="Suggested change"
              before={current.body}
              after={suggestion}
              language={preview.language}
            />
          )}
        </>
      );
    case 'sent':
      return (
        <PlainPage desk={{ ...desk, preview: asTold(desk, sent.title) }} site={site}>
          <StoryBody paragraphs={parseBody(sent.body)} />
        </PlainPage>
      );
    case 'reader':
      return (
        <PlainPage desk={desk} site={site}>
          <StoryBody paragraphs={parseBody(preview.body)} />
        </PlainPage>
      );
    case 'changes':
      return <Changes desk={desk} />;
  }
}

/** Nothing left out by anybody: what the writer told, readers see it or not. */
function asTold({ story, preview }: DeskStory, title: string): DeskStory['preview'] {
  const { name, age, city, belief, link, social } = story;
  const told = { name, age, ageBand: null, city, belief, link, social };
  return { ...preview, ...told, title, contentNote: null, shortened: false, faceChanged: false };
}

function Changes({ desk: { revisions, current, preview } }: { desk: DeskStory }) {
  if (revisions.length === 1)
    return <p className="note">Nobody has changed a word of this text.</p>;
  return revisions
    .slice(1)
    .map((revision, index) => (
      <DiffView
        key={revision.no}
        heading={`Revision ${revision.no}: ${revision.reason ?? 'by the writer, who was asked'}`}
        before={(revisions[index] ?? current).body}
        after={revision.body}
        language={preview.language}
      />
    ));
}

/** What the desk knows and readers do not: above the page, outside its frame. */
function AboutStory({ desk, href }: Pick<Props, 'desk' | 'href'>) {
  const { story, similar, waited, urgency } = desk;
  const kind = story.writingType === 'LETTER' ? 'Letter' : 'Story';
  const language = story.language ? ` ${inLanguage(story.language)}` : ', language unknown';
  return (
    <p className="meta">
      {story.dangerSince && (
        <span>
          <i className="dia" aria-hidden /> <b>{story.dangers.map(dangerLabel).join(', ')}</b>
        </span>
      )}
      <span>
        <b>{`${kind}${language}`}</b>
        {desk.actions.includes('set-language') && (
          <>
            {' '}
            <Link
              to={href({ do: 'set-language' })}
              preventScrollReset
              aria-label="Set the language"
            >
              <kbd aria-hidden>{ACTIONS['set-language'].key}</kbd>
            </Link>
          </>
        )}
      </span>
      {!WAITING_STATES.some((state) => state === story.state) && (
        <span>
          <b>{STATE_NAMES[story.state]}</b>
        </span>
      )}
      {story.dueOn && story.state !== 'published' && (
        <span className={urgency === 'in-time' ? undefined : 'near'}>
          Due {dayText(story.dueOn, desk.today)}, day {waited}
        </span>
      )}
      {story.broughtFrom !== null && (
        <span>
          {`Brought in from ${story.broughtFrom}`}
          {story.firstToldOn && (
            <>
              , told on <Day on={story.firstToldOn} />
            </>
          )}
        </span>
      )}
      {similar && (
        <span className="near">
          Much like <Link to={`/story/${similar.id}`}>{similar.title}</Link> (
          {STATE_NAMES[similar.state]}). <Link to={`/story/${story.id}/beside`}>Side by side</Link>
        </span>
      )}
    </p>
  );
}
