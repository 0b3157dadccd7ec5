import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Focus goes where reading goes on; the element is not made a stop for the Tab key. */
export function focusOn(selector: string): void {
  const target = document.querySelector<HTMLElement>(selector);
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: selector !== 'main' });
}

/** A new page without a new document: its heading is what a screen reader should say next. */
export function useFocusOnNewPage(): void {
  const { pathname, hash } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    if (!hash) focusOn('h1');
  }, [pathname, hash]);
}
