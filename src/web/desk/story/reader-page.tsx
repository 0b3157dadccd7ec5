import type { ReactNode } from 'react';
import type { DeskStory } from '#services/vetting/read-desk-story.ts';
import { FullLabel } from '#web/ui/full-label.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ReaderWords } from '#web/ui/reader-words.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';
import { displayMinutes, displayName, displayPlace } from '#web/words/display.ts';
import { Tile } from '../tile.tsx';
import { Label, labelSummary } from './label.tsx';
import { MarkedText, markedPieces } from './marked-text.tsx';

type FrameProps = {
  preview: DeskStory['preview'];
  title: ReactNode;
  /** Under the title, what was sent instead of it. */
  was?: ReactNode;
  toLabel?: string;
  label: ReactNode;
  children: ReactNode;
};

/** The reader's page: all that is inside the frame is public. */
export function Frame({ preview, title, was, toLabel, label, children }: FrameProps) {
  const { readingMinutes: minutes } = preview;
  return (
    <article className="page" aria-label="The reader’s page">
      <div className="pband">
        <Tile category={preview.category} story={preview.hash} cols={16} rows={1} />
      </div>
      <header className="phead">
        <h1 {...languageAttributes(preview.language)}>{title}</h1>
        {was}
        <p className="byline">
          {displayName(preview.name)} · {displayPlace(preview)} · {displayMinutes(minutes)}
        </p>
        {toLabel && (
          <a className="tolabel" href="#label">
            The label: {toLabel} <Icon name="chev" />
          </a>
        )}
      </header>
      <div className="pcols">
        <div id="label">{label}</div>
        <div className="prose" {...languageAttributes(preview.language)}>
          {children}
        </div>
      </div>
    </article>
  );
}

type Props = {
  desk: DeskStory;
  hrefOfLine: (field: string, redacted: boolean) => string;
  /** What its officer saw, for forms of this page. */
  hidden: ReactNode;
};

/** With every mark where it stands, and each line of the label with its key. */
export function MarkedPage({ desk, hrefOfLine, hidden }: Props) {
  const { current, revisions, marks, preview } = desk;
  const sent = revisions[0];
  return (
    <Frame
      preview={preview}
      title={markedPieces(
        current.title,
        0,
        marks.filter(({ field }) => field === 'title'),
      )}
      was={
        sent &&
        sent.title !== current.title && (
          <p className="was" {...languageAttributes(preview.language)}>
            <del>
              <span className="vh">sent as </span>
              {sent.title}
            </del>
          </p>
        )
      }
      toLabel={labelSummary(desk)}
      label={<Label desk={desk} hrefOfLine={hrefOfLine} hidden={hidden} />}
    >
      <ReaderWords story={preview}>
        <MarkedText text={current.body} marks={marks.filter(({ field }) => field === 'text')} />
      </ReaderWords>
    </Frame>
  );
}

type PlainProps = {
  desk: DeskStory;
  site: { origin: string; timeZone: string };
  children: ReactNode;
};

/** As it would stand on the site, by the site's own parts. */
export function PlainPage({ desk, site, children }: PlainProps) {
  const { preview } = desk;
  return (
    <Frame
      preview={preview}
      title={preview.title}
      label={<FullLabel story={preview} site={site} />}
    >
      <ReaderWords story={preview}>
        {preview.contentNote && <p className="note">This text {preview.contentNote}</p>}
        {children}
      </ReaderWords>
    </Frame>
  );
}
