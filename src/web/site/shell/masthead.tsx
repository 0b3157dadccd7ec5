import { t } from '@lingui/core/macro';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Site } from '#domain/site.ts';
import { Icon } from '#web/ui/icon.tsx';
import { BannerIcon } from './banner.tsx';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MAIN_LINKS, moreLinks, type NavLink, TELL_LINK } from './navigation.ts';
import { isAt, ShellNavLink, useHere } from './shell-link.tsx';
import { useBanner, useSite } from './use-site.ts';

export function Masthead() {
  const site = useSite();
  const more = moreLinks(site);
  const banner = useBanner();
  const here = useHere();
  return (
    <header className="mast">
      <div className="wrap">
        <Brand />
        <nav className="nav" aria-label={t`Main`}>
          <div className="nav-links">
            {MAIN_LINKS.map((link) => (
              <ShellNavLink here={here} key={link.to} to={link.to}>
                {link.label}
              </ShellNavLink>
            ))}
            <Disclosure className="more-nav">
              <summary>
                {t`More`} <Icon name="chev" />
              </summary>
              <div>
                <Links links={more} />
              </div>
            </Disclosure>
          </div>
          <ShellNavLink here={here} className="btn" to={TELL_LINK.to}>
            {TELL_LINK.label}
          </ShellNavLink>
        </nav>
        <Disclosure className="menu">
          <summary>
            <Icon name="menu" />
            <span className="o">{t`Menu`}</span>
            <span className="x">{t`Close`}</span>
          </summary>
          <nav aria-label={t`Menu`}>
            {banner.map((link) => (
              <ShellNavLink here={here} key={link.to} to={link.to}>
                <BannerIcon icon={link.icon} />
                {link.label}
              </ShellNavLink>
            ))}
            <ShellNavLink here={here} to={TELL_LINK.to}>
              <Icon name="pen" />
              {TELL_LINK.label}
            </ShellNavLink>
            <div className="mm">
              <Links links={[...MAIN_LINKS, ...more]} />
            </div>
            <LanguageSwitch />
          </nav>
        </Disclosure>
      </div>
    </header>
  );
}

/** Which of its links a reader is at: all that the masthead knows of where it stands. */
export function currentLinks(here: string, site: Site, banner: readonly NavLink[]): string[] {
  return [...banner, ...MAIN_LINKS, ...moreLinks(site), TELL_LINK]
    .map(({ to }) => to)
    .filter((to) => isAt(here, to));
}

function Links({ links }: { links: readonly NavLink[] }) {
  const here = useHere();
  return links.map((link) =>
    link.to.startsWith('/') ? (
      <ShellNavLink here={here} key={link.to} to={link.to}>
        {link.label}
      </ShellNavLink>
    ) : (
      <a key={link.to} href={link.to} rel="noopener noreferrer">
        {link.label}
      </a>
    ),
  );
}

/**
 * A plain <details>, so it works before any script; with one, Escape, a new page and a touch beside
 * it close it. What was opened before the script came stays open.
 */
function Disclosure({ className, children }: { className: string; children: React.ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const openedOn = useRef(key);

  useEffect(() => {
    if (openedOn.current === key) return;
    openedOn.current = key;
    if (details.current) details.current.open = false;
  }, [key]);

  useEffect(() => {
    const closeFromBeside = ({ target }: PointerEvent) => {
      const { current } = details;
      if (current?.open && !current.contains(target as Node)) current.open = false;
    };
    document.addEventListener('pointerdown', closeFromBeside);
    return () => document.removeEventListener('pointerdown', closeFromBeside);
  }, []);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };

  return (
    <details className={className} ref={details} onKeyDown={closeOnEscape}>
      {children}
    </details>
  );
}
