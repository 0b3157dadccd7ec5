import { Fragment } from 'react';

/** An address as people write it. */
export const addressText = (origin: string, url: string) =>
  `${origin.replace(/^https?:\/\//, '')}${url}`;

/** A whole address as selectable text, which may break after each slash. */
export function PermalinkText({ origin, url }: { origin: string; url: string }) {
  const parts = addressText(origin, url).split('/');
  return (
    <bdi dir="ltr">
      {parts.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address never change places
        <Fragment key={i}>
          {i > 0 && <wbr />}
          {i < parts.length - 1 ? `${part}/` : part}
        </Fragment>
      ))}
    </bdi>
  );
}
