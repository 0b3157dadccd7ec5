import { t } from '@lingui/core/macro';
import { CopyButton } from '#web/ui/copy-button.tsx';

/** Words anyone may take along, with the link behind them. */
export function SamplePost({ text, url }: { text: string; url: string }) {
  return (
    <div className="post">
      <p>
        {text} <span className="perma">{url}</span>
      </p>
      <CopyButton text={`${text} ${url}`} label={t`Copy this post`} />
    </div>
  );
}
