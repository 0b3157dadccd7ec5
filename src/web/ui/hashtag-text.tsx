import { Fragment } from 'react';

const wordsOf = (tag: string) => tag.replace(/[a-z](?=[A-Z])/g, '$&\0').split('\0');

/**
 * A hashtag is one long word: on a narrow screen it may break where its own words begin. Its sign stands
 * before it also where the words around it run from the right.
 */
export function HashtagText({ text }: { text: string }) {
  // Hashtags are every second part.
  return text.split(/(#\w+)/).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
      <bdi key={i} dir="ltr">
        {wordsOf(part).map((word, j) => (
          <Fragment key={word}>
            {j > 0 && <wbr />}
            {word}
          </Fragment>
        ))}
      </bdi>
    ),
  );
}
