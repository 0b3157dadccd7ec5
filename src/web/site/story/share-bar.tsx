import { t } from '@lingui/core/macro';
import { useHref } from 'react-router';
import { useScriptRuns } from '#web/browser/script-runs.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { COPIED, useCopy } from './use-copy.ts';

type Shared = { url: string; title: string };

/** Plain links, so that sharing works without a script and tells nobody before it is pressed. */
const SERVICES: readonly { label: string; icon: IconName; href: (shared: Shared) => string }[] = [
  {
    label: 'WhatsApp',
    icon: 'whatsapp',
    href: ({ url, title }) => `https://wa.me/?${query({ text: `${title} ${url}` })}`,
  },
  {
    label: 'Facebook',
    icon: 'facebook',
    href: ({ url }) => `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
  },
  {
    label: 'X',
    icon: 'x',
    href: ({ url, title }) => `https://twitter.com/intent/tweet?${query({ url, text: title })}`,
  },
  {
    label: 'LinkedIn',
    icon: 'linkedin',
    href: ({ url }) => `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
  },
];

export function ShareBar({ url, title }: Shared) {
  const device = useDeviceShare({ url, title });
  const { said, copy } = useCopy(url, t`Open Permalink to select the address`);
  const copied = said === COPIED;
  const { origin, pathname } = new URL(url);
  const here = origin + useHref(pathname);
  return (
    <>
      <div className="tools share">
        {device && (
          <button type="button" className="tool filled" onClick={device}>
            <Icon name="share" />
            {t`Share…`}
          </button>
        )}
        {/* Until the page has come to life, whoever presses it stays where they are; without scripts it never does. */}
        <a
          className={copied ? 'tool needs-script done' : 'tool needs-script'}
          href={here}
          onClick={(event) => {
            event.preventDefault();
            copy();
          }}
        >
          <Icon name={copied ? 'check' : 'link'} />
          {copied ? COPIED : t`Copy link`}
        </a>
        {SERVICES.map((service) => (
          <a
            key={service.label}
            className="tool"
            href={service.href({ url, title })}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name={service.icon} />
            {service.label}
          </a>
        ))}
        <a className="tool" href={`mailto:?${query({ subject: title, body: url })}`}>
          <Icon name="mail" />
          {t`Email`}
        </a>
      </div>
      {/* The button itself shows that it worked; only a failure needs words for the eye. */}
      <p className={copied ? 'vh' : 'note'} role="status">
        {said}
      </p>
    </>
  );
}

/** The phone's own share sheet, where there is one; known only once the page runs. */
function useDeviceShare(shared: Shared): (() => void) | null {
  const scriptRuns = useScriptRuns();
  if (!scriptRuns || typeof navigator.share !== 'function') return null;
  return () => void navigator.share(shared).catch(() => {});
}

function query(values: Record<string, string>): string {
  return new URLSearchParams(values).toString().replaceAll('+', '%20');
}
