import { Icon, MelonIcon } from '#web/ui/icon.tsx';
import { type BannerLink, bannerLinks } from './navigation.ts';
import { ShellLink } from './shell-link.tsx';
import { usePageLanguage, useShellWords } from './shell-words.ts';
import { useGoalCounts } from './use-site.ts';

/** Campaigns that ask to be on top of every page; nothing is counted above a quiet room. */
export function Banner({ quiet }: { quiet: boolean }) {
  const goals = useGoalCounts();
  const say = useShellWords();
  const language = usePageLanguage();
  return (
    <nav className="banner" aria-label={say('Open campaigns')}>
      <div className="wrap">
        {bannerLinks().map((link) => (
          <ShellLink key={link.to} to={link.to}>
            <BannerIcon icon={link.icon} />
            <span>
              <b>{say(link.label)}</b>
              {language === 'en' && !quiet && <SoFar goal={link.goal} written={goals[link.slug]} />}
            </span>
          </ShellLink>
        ))}
      </div>
    </nav>
  );
}

type SoFarProps = { goal: number | null; written: number | undefined };

function SoFar({ goal, written }: SoFarProps) {
  if (goal === null || written === undefined) return null;
  return (
    <span className="wide-only">
      : {written.toLocaleString('en-CA')} of {goal.toLocaleString('en-CA')} letters so far
    </span>
  );
}

export function BannerIcon({ icon }: Pick<BannerLink, 'icon'>) {
  return icon === 'melon' ? <MelonIcon /> : <Icon name={icon} />;
}
