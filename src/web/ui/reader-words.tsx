import type { ReactNode } from 'react';
import type { PublishedStory } from '#domain/story/published-story.ts';

type Props = {
  story: Pick<PublishedStory, 'writingType' | 'recipient' | 'shortened' | 'faceChanged'>;
  children: ReactNode;
};

/** The words as a story or on a letter's sheet, and what officers changed; the same for readers and at the desk. */
export function ReaderWords({ story, children }: Props) {
  return (
    <>
      {story.writingType === 'LETTER' ? (
        <div className="letter">
          {story.recipient && <p className="to">To: {story.recipient}</p>}
          {children}
        </div>
      ) : (
        children
      )}
      {story.faceChanged && (
        <p className="note mt-s4">Our readers left out something about the writer.</p>
      )}
      {story.shortened && (
        <p className="note mt-s4">Our readers shortened passages of this text.</p>
      )}
    </>
  );
}
