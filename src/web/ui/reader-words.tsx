import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PublishedStory } from '#domain/story/published-story.ts';

type Props = {
  story: Pick<PublishedStory, 'writingType' | 'recipient' | 'shortened' | 'faceChanged'>;
  children: ReactNode;
};

/** The words as a story or on a letter's sheet, and what officers changed; the same for readers and at the desk. */
export function ReaderWords({ story, children }: Props) {
  const { recipient } = story;
  return (
    <>
      {story.writingType === 'LETTER' ? (
        <div className="letter">
          {recipient && <p className="to">{t`To: ${recipient}`}</p>}
          {children}
        </div>
      ) : (
        children
      )}
      {story.faceChanged && (
        <p className="note mt-s4">
          <Trans>Our readers left out something about the writer.</Trans>
        </p>
      )}
      {story.shortened && (
        <p className="note mt-s4">
          <Trans>Our readers shortened passages of this text.</Trans>
        </p>
      )}
    </>
  );
}
