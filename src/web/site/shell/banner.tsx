import { Link } from 'react-router';
import { findCampaign } from '#domain/campaigns/registry.ts';
import { Icon, MelonIcon } from '#web/ui/icon.tsx';
import { GAZA_LINK, HIJAB_LINK } from './navigation.ts';
import { useShell } from './use-site.ts';

const GOAL = findCampaign('palestine')?.goal;

export function Banner() {
  const { letters } = useShell();
  return (
    <nav className="banner" aria-label="Open campaigns">
      <div className="wrap">
        <Link to={GAZA_LINK.to}>
          <MelonIcon />
          <span>
            <b>{GAZA_LINK.label}</b>
            {letters !== null && GOAL && (
              <span className="wide-only">
                : {letters.toLocaleString('en-CA')} of {GOAL.toLocaleString('en-CA')} letters so far
              </span>
            )}
          </span>
        </Link>
        <Link to={HIJAB_LINK.to}>
          <Icon name="hijab" />
          <b>{HIJAB_LINK.label}</b>
        </Link>
      </div>
    </nav>
  );
}
