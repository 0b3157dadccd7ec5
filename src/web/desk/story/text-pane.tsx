import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { categoryLabel } from '#domain/options/categories.ts';
import { languageLabel } from '#domain/options/languages.ts';
import { listedTitle } from '#domain/retention.ts';
import { parseBody } from '#domain/story/body.ts';
import { dayText } from '#domain/story/date-text.ts';
import { displayGender, displayName, displayPlace } from '#domain/story/display.ts';
import { topicLabel } from '#domain/vetting/topics.ts';
import type { DeskStory } from '#services/vetting/read-desk-story.ts';
import { Icon } from '#web/ui/icon.tsx';
import { StoryBody } from '#web/ui/story-body.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';
import { STATE_NAMES } from './decide-action.ts';
import { DiffView } from './diff-view.tsx';
import { MarkedText } from './marked-text.tsx';

export const SHOWN = ['sent', 'reader', 'changes'] as const;
export type Shown = (typeof SHOWN)[number];
const SHOWN_NAMES: Record<Shown, string> = {
  sent: 'As sent',
  reader: 'As a reader',
  changes: 'Changes',
};

type Props = {
  desk: DeskStory;
  shown: Shown;
  /** A heavy text stays covered until the officer asks for it. */
  covered: boolean;
  href: (change: Record<string, string | null>) => string;
  /** Stands in for the words while they are being changed. */
  editor: ReactNode;
  children: ReactNode;
};

export function TextPane({ desk, shown, covered, href, editor, children }: Props) {
  const { story, current } = desk;
  const language = languageAttributes(story.language ?? 'en');
  if (story.erasedAt) return <Erased desk={desk}>{children}</Erased>;
  return (
    <main className="pane" id="main" tabIndex={-1} data-story={story.id}>
      {children}
      <header>
        <h1 {...language}>{current.title}</h1>
        <AboutStory desk={desk} />
      </header>
      {covered ? (
        <div className="cover">
          <Icon name="eye" />
          <p>
            This text is heavy: {story.topics.map(topicLabel).join(', ').toLowerCase()}. It is
            covered until you ask for it. You may also leave it to someone else.
          </p>
          <Link className="btn" to={href({ open: '1' })} preventScrollReset>
            Open the text <kbd aria-hidden>O</kbd>
          </Link>
        </div>
      ) : (
        <>
          <nav className="viewtabs" aria-label="View">
            {SHOWN.map((one) => (
              <Link
                key={one}
                to={href({ show: one === 'sent' ? null : one })}
                aria-current={one === shown ? 'true' : undefined}
                preventScrollReset
              >
                {SHOWN_NAMES[one]}
              </Link>
            ))}
          </nav>
          {editor ?? <Words desk={desk} shown={shown} />}
        </>
      )}
    </main>
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

function Words({ desk, shown }: { desk: DeskStory; shown: Shown }) {
  const { story, current, revisions, signals, suggestion } = desk;
  const language = languageAttributes(story.language ?? 'en');
  const original = revisions[0] ?? current;
  if (shown === 'changes')
    return revisions.length > 1 ? (
      revisions
        .slice(1)
        .map((revision, index) => (
          <DiffView
            key={revision.no}
            heading={`Revision ${revision.no}: ${revision.reason ?? ''}`}
            before={(revisions[index] ?? original).body}
            after={revision.body}
          />
        ))
    ) : (
      <p className="note">Nobody has changed a word of this text.</p>
    );
  if (shown === 'reader')
    return (
      <div className={story.writingType === 'LETTER' ? 'letter' : undefined}>
        {story.contentNote && <p className="note">Content note: {story.contentNote}</p>}
        {story.recipient && <p className="to">To: {story.recipient}</p>}
        <div className="prose" {...language}>
          <StoryBody paragraphs={parseBody(current.body)} />
        </div>
        {current.byOfficer && <p className="note">Our officers shortened passages of this text.</p>}
      </div>
    );
  return (
    <>
      <div className="prose" {...language}>
        <MarkedText body={current.body} signals={signals} />
      </div>
      {suggestion && desk.actions.includes('edit') && (
        <DiffView heading="Suggested change" before={current.body} after={suggestion} />
      )}
    </>
  );
}

function AboutStory({ desk }: { desk: DeskStory }) {
  const { story, similar } = desk;
  return (
    <>
      <p className="meta">
        <span>{story.writingType === 'LETTER' ? 'Letter' : 'Story'}</span>
        <span>Subject: {categoryLabel(story.category)}</span>
        {story.recipient && <span>To: {story.recipient}</span>}
        <span>{story.name ? displayName(story.name) : 'Name withheld'}</span>
        <span>
          <b>{story.age ? `Age ${story.age}` : 'Age not told'}</b>
        </span>
        <span>{displayGender({ ...story, ageBand: null })}</span>
        <span>{displayPlace(story)}</span>
        <span>{story.language ? languageLabel(story.language) : 'Language unknown'}</span>
        <span>Reference {story.hash}</span>
        <span>
          <b>{STATE_NAMES[story.state]}</b>
        </span>
      </p>
      {(story.link || story.social) && (
        <p className="meta">
          {story.link && <span>Link: {story.link}</span>}
          {story.social && (
            <span>
              {story.social.service}: {story.social.handle}
            </span>
          )}
        </p>
      )}
      {similar && (
        <p className="meta">
          <span className="flags">
            Much like <Link to={`/story/${similar.id}`}>{similar.title}</Link> (
            {STATE_NAMES[similar.state]})
          </span>
        </p>
      )}
    </>
  );
}
