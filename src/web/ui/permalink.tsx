import { Fragment } from 'react';

/** A whole address as selectable text, which may break after each slash. */
export function PermalinkText({ origin, url }: { origin: string; url: string }) {
  const parts = `${origin.replace(/^https?:\/\//, '')}${url}`.split('/');
  return parts.map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address never change places
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {i < parts.length - 1 ? `${part}/` : part}
    </Fragment>
  ));
}
