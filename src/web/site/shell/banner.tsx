import { Link } from 'react-router';
import { Icon, MelonIcon } from '#web/ui/icon.tsx';
import { type BannerLink, bannerLinks } from './navigation.ts';
import { usePageLanguage, useShellWords } from './shell-words.ts';
import { useShell } from './use-site.ts';

/** Campaigns that ask to be on top of every page. */
export function Banner() {
  const { letters } = useShell();
  const say = useShellWords();
  const language = usePageLanguage();
  return (
    <nav className="banner" aria-label={say('Open campaigns')}>
      <div className="wrap">
        {bannerLinks().map((link) => (
          <Link key={link.to} to={link.to}>
            <BannerIcon icon={link.icon} />
            <span>
              <b>{say(link.label)}</b>
              {letters !== null && link.goal && language === 'en' && (
                <span className="wide-only">
                  : {letters.toLocaleString('en-CA')} of {link.goal.toLocaleString('en-CA')} letters
                  so far
                </span>
              )}
            </span>
          </Link>
        ))}
      </div>
    </nav>
  );
}

export function BannerIcon({ icon }: Pick<BannerLink, 'icon'>) {
  return icon === 'melon' ? <MelonIcon /> : <Icon name={icon} />;
}
