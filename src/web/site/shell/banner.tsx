import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Icon, MelonIcon } from '#web/ui/icon.tsx';
import { numberText } from '#web/words/numbers.ts';
import { LanguageOffer } from './language-offer.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import type { BannerLink } from './navigation.ts';
import { ShellLink } from './shell-link.tsx';
import { useBanner, useBannerGoals } from './use-site.ts';

/** Campaigns that ask to be on top of every page; nothing is counted above a quiet room. */
export function Banner({ quiet }: { quiet: boolean }) {
  const goals = useBannerGoals();
  return (
    <div className="banner">
      <div className="wrap">
        <nav aria-label={t`Open campaigns`}>
          {useBanner().map((link) => (
            <ShellLink key={link.to} to={link.to}>
              <BannerIcon icon={link.icon} />
              <span>
                <b>{link.label}</b>
                {!quiet && <SoFar goal={link.goal} written={goals[link.slug]} />}
              </span>
            </ShellLink>
          ))}
        </nav>
        <LanguageSwitch alone />
        <LanguageOffer />
      </div>
    </div>
  );
}

type SoFarProps = { goal: number | null; written: number | undefined };

function SoFar({ goal, written }: SoFarProps) {
  if (goal === null || written === undefined) return null;
  const [soFar, wanted] = [numberText(written), numberText(goal)];
  return (
    <span className="wide-only">
      <Trans>
        : {soFar} of {wanted} letters so far
      </Trans>
    </span>
  );
}

export function BannerIcon({ icon }: Pick<BannerLink, 'icon'>) {
  return icon === 'melon' ? <MelonIcon /> : <Icon name={icon} />;
}
