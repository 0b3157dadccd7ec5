import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CategoryCode } from '#domain/options/categories.ts';
import { Band } from '#web/ui/tile-sheet.tsx';
import { LOCALE } from '#web/words/locale.ts';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { FOOTER_COLUMNS, LEGAL_LINKS } from './navigation.ts';
import { ShellLink } from './shell-link.tsx';
import { useSite } from './use-site.ts';

const FRIEZE: CategoryCode = 'MOSQUE';

/** `quiet` names a room of remembrance, or the key of its wall; the frieze is drawn in line. */
export function Footer({ quiet }: { quiet?: string | undefined }) {
  const site = useSite();
  return (
    <footer className="foot">
      <div className={quiet ? 'frieze quiet' : 'frieze'}>
        <Band category={quiet ?? FRIEZE} />
      </div>
      <div className="wrap">
        <div className="cols">
          <div className="foot-brand">
            <Brand />
            <p>
              {site.tagline}{' '}
              {t`A voluntary service, kept open by donations and by people who read carefully.`}
            </p>
          </div>
          {FOOTER_COLUMNS.map(({ id, heading, links }) => (
            <nav key={id} aria-labelledby={`footer-${id}`}>
              <h2 id={`footer-${id}`}>{heading}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.to}>
                    <ShellLink to={link.to}>{link.label}</ShellLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="small">
          <span>
            {LEGAL_LINKS.map((link, i) => (
              <span key={link.to}>
                {i > 0 && ' · '}
                <ShellLink to={link.to}>{link.label}</ShellLink>
              </span>
            ))}
          </span>
          <LanguageSwitch />
          {LOCALE !== 'en' && <Unread />}
        </div>
      </div>
    </footer>
  );
}

/** Taken away from a language when somebody who grew up with it has read its words. */
function Unread() {
  return (
    <p className="wfull">
      <Trans>
        Nobody who grew up with this language has checked these words yet.{' '}
        <ShellLink to="/contact">Tell us</ShellLink> what should be better.
      </Trans>
    </p>
  );
}
