import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { addressIn } from '#domain/options/locales.ts';
import { LOCALE } from '#web/words/locale.ts';

const MARKUP = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*/g;

/** Prose from data: plain words, [a link](/path) and **strong** words, and nothing else. */
export function InlineText({ text, newTab = false }: { text: string; newTab?: boolean }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKUP)) {
    parts.push(text.slice(end, match.index));
    const [whole, label, href, strong] = match;
    parts.push(strong ? <b>{strong}</b> : <TextLink href={href} label={label} newTab={newTab} />);
    end = match.index + whole.length;
  }
  parts.push(text.slice(end));
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
  return parts.map((part, i) => <Fragment key={i}>{part}</Fragment>);
}

type TextLinkProps = { href: string | undefined; label: string | undefined; newTab: boolean };

function TextLink({ href = '', label = '', newTab }: TextLinkProps) {
  if (newTab)
    return (
      <a
        href={href.startsWith('/') ? addressIn(LOCALE, href) : href}
        target="_blank"
        rel="noopener"
      >
        {label}
      </a>
    );
  return href.startsWith('/') ? (
    <Link to={href}>{label}</Link>
  ) : (
    <a href={href} rel="noopener noreferrer">
      {label}
    </a>
  );
}
