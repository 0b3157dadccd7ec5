import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { LINK_REL, type Line, type Paragraph, type Piece } from '#domain/story/body.ts';
import { Icon } from './icon.tsx';

/** A story's words. Text stays text: React escapes it, and no markup is ever stored. */
export function StoryBody({ paragraphs }: { paragraphs: Paragraph[] }) {
  return paragraphs.map((lines, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: published words never change places
    <p key={i}>
      {lines.map((line, j) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <StoryLine key={j} line={line} first={j === 0} />
      ))}
    </p>
  ));
}

function StoryLine({ line, first }: { line: Line; first: boolean }) {
  return (
    <>
      {!first && <br />}
      {line.map((piece, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <StoryPiece key={i} piece={piece} />
      ))}
    </>
  );
}

function StoryPiece({ piece }: { piece: Piece }) {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'link':
      return (
        <a href={piece.href} rel={LINK_REL}>
          {piece.text}
        </a>
      );
    case 'video':
      return <Video piece={piece} />;
  }
}

/** A still card; the player's host is not asked for anything until the reader presses. */
function Video({ piece }: { piece: Extract<Piece, { kind: 'video' }> }) {
  const [playing, setPlaying] = useState(false);
  if (playing)
    return (
      <iframe
        className="video"
        src={piece.player}
        title={t`Video in this story`}
        allow="fullscreen; picture-in-picture"
        referrerPolicy="no-referrer"
      />
    );
  const host = new URL(piece.href).hostname;
  return (
    <a
      className="video"
      href={piece.href}
      rel={LINK_REL}
      onClick={(event) => {
        // The policy of the page that was loaded decides; where it allows no player the link goes.
        if (!cameByItsOwnAddress()) return;
        event.preventDefault();
        setPlaying(true);
      }}
    >
      <Icon name="play" />
      <span>
        <Trans>Play the video. It comes from {host}.</Trans>
      </span>
    </a>
  );
}

/** Whether this very page was loaded, rather than reached from another one of the site. */
function cameByItsOwnAddress(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && new URL(loaded.name).pathname === window.location.pathname;
}
