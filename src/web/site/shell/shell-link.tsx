import { type AnchorHTMLAttributes, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addressIn, splitAddress } from '#domain/options/locales.ts';
import { LOCALE } from '#web/words/locale.ts';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  to: string;
  /** The list that the page behind the link leads back to. */
  listed?: string | undefined;
};

/**
 * For the fifty links around every page: a plain link, followed in place by `useLinksInPlace`. The
 * router's own component asks several hooks for each one, which took a quarter of drawing a page.
 */
export function ShellLink({ to, listed, children, ...rest }: Props) {
  return (
    <a href={addressIn(LOCALE, to)} data-in-place="" data-listed={listed} {...rest}>
      {children}
    </a>
  );
}

/** The same, saying so when the reader is there. */
export function ShellNavLink({ here, ...link }: Props & { here: string }) {
  return <ShellLink aria-current={isAt(here, link.to) ? 'page' : undefined} {...link} />;
}

/** Whether a reader is at the place that a link leads to, or below it. */
export const isAt = (here: string, to: string) => here === to || here.startsWith(`${to}/`);

/** One path for all of them. */
export const useHere = () => useLocation().pathname;

/** With a script a plain press changes the page in place; every other press stays the browser's. */
export function useLinksInPlace(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-in-place]');
      if (!link) return;
      event.preventDefault();
      const { listed } = link.dataset;
      const { path } = splitAddress(link.pathname);
      void navigate(`${path}${link.search}${link.hash}`, {
        state: listed ? { listed } : null,
      });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
