import type { CategoryCode } from '#domain/options/categories.ts';
import { Band } from '#web/ui/tile-sheet.tsx';
import { Brand } from './brand.tsx';
import { FOOTER_COLUMNS, LEGAL_LINKS } from './navigation.ts';
import { ShellLink } from './shell-link.tsx';
import { useShellWords } from './shell-words.ts';
import { useSite } from './use-site.ts';

const FRIEZE: CategoryCode = 'MOSQUE';

/** `quiet` names a room of remembrance, whose frieze is drawn in line. */
export function Footer({ quiet }: { quiet?: CategoryCode | undefined }) {
  const site = useSite();
  const say = useShellWords();
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
              {say(site.tagline)}{' '}
              {say('A voluntary service, kept open by donations and by people who read carefully.')}
            </p>
          </div>
          {FOOTER_COLUMNS.map(({ heading, links }) => (
            <nav key={heading} aria-labelledby={`footer-${heading}`}>
              <h2 id={`footer-${heading}`}>{say(heading)}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.to}>
                    <ShellLink to={link.to}>{say(link.label)}</ShellLink>
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
                <ShellLink to={link.to}>{say(link.label)}</ShellLink>
              </span>
            ))}
          </span>
        </div>
      </div>
    </footer>
  );
}
