import { useState } from 'react';
import { useScriptRuns } from '#web/browser/script-runs.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';

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
  const [status, setStatus] = useState('');
  const device = useDeviceShare({ url, title });

  const copy = async () => {
    await navigator.clipboard.writeText(url);
    setStatus('Link copied');
  };

  return (
    <>
      <div className="tools share">
        {device && (
          <button type="button" className="tool" onClick={device}>
            <Icon name="share" />
            Share…
          </button>
        )}
        <a
          className="tool"
          href={url}
          onClick={(event) => {
            event.preventDefault();
            copy().catch(() => setStatus('Select the address above to copy it'));
          }}
        >
          <Icon name="link" />
          Copy link
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
          Email
        </a>
      </div>
      <p className="note" role="status">
        {status}
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
