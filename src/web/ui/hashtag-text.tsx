import { Fragment } from 'react';

/** A hashtag is one long word: on a narrow screen it may break where its own words begin. */
export function HashtagText({ text }: { text: string }) {
  const parts = text.replace(/#\w+/g, (tag) => tag.replace(/[a-z](?=[A-Z])/g, '$&\0')).split('\0');
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
