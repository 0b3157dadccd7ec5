import type { Place } from '#domain/story/places.ts';
import { wordDiff } from '#domain/vetting/word-diff.ts';
import { Pieces } from './diff-pieces.tsx';

type Props = {
  place: Place;
  /** Above the words that stood there, and above those in their place. */
  was: string;
  becomes: string;
  /** What is said where nothing takes their place. */
  leftOut: string;
  /** `lang` and `dir` of the text. */
  language: object;
};

/** One place of a text, as it was and as it is proposed or shown. */
export function PlaceDiff({ place, was, becomes, leftOut, language }: Props) {
  const pieces = wordDiff(place.before, place.after);
  return (
    <div className="place-diff">
      {place.before !== '' && (
        <div>
          <span>{was}</span>
          <p {...language}>
            <Pieces pieces={pieces} without="in" />
          </p>
        </div>
      )}
      <div>
        <span>{becomes}</span>
        {place.after === '' ? (
          <p>{leftOut}</p>
        ) : (
          <p {...language}>
            <Pieces pieces={pieces} without="out" />
          </p>
        )}
      </div>
    </div>
  );
}
