import { useEffect, useState } from 'react';
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

/** Long enough to be read, short enough that the button is itself again. */
const COPIED_SHOWN_MS = 4_000;
const COPIED = 'Link copied';

export function ShareBar({ url, title }: Shared) {
  const device = useDeviceShare({ url, title });
  const { said, copy } = useCopy(url);
  const copied = said === COPIED;
  return (
    <>
      <div className="tools share">
        {device && (
          <button type="button" className="tool filled" onClick={device}>
            <Icon name="share" />
            Share…
          </button>
        )}
        <a
          className={copied ? 'tool done' : 'tool'}
          href={url}
          onClick={(event) => {
            event.preventDefault();
            copy();
          }}
        >
          <Icon name={copied ? 'check' : 'link'} />
          {copied ? COPIED : 'Copy link'}
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
      {/* The button itself shows that it worked; only a failure needs words for the eye. */}
      <p className={copied ? 'vh' : 'note'} role="status">
        {said}
      </p>
    </>
  );
}

/** What is said of copying, for a while and once. */
function useCopy(text: string) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said !== COPIED) return;
    const timer = setTimeout(() => setSaid(''), COPIED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setSaid(COPIED),
      () => setSaid('Open Permalink to select the address'),
    );
  return { said, copy };
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
