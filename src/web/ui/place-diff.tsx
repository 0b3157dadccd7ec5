import type { Place } from '#domain/story/places.ts';
import { type DiffPiece, wordDiff } from '#domain/vetting/word-diff.ts';

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

function Pieces({ pieces, without }: { pieces: DiffPiece[]; without: 'in' | 'out' }) {
  return pieces
    .filter(({ kind }) => kind !== without)
    .map(({ kind, text }, index) => {
      if (kind === 'same') return text;
      const Tag = kind === 'out' ? 'del' : 'ins';
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one comparison stay in place
      return <Tag key={index}>{text}</Tag>;
    });
}
