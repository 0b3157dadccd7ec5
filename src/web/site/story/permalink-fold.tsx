import { t } from '@lingui/core/macro';
import { permalink } from '#domain/story/permalink.ts';
import type { Neighbour } from '#domain/story/published-story.ts';
import { Icon } from '#web/ui/icon.tsx';
import { addressText } from '#web/ui/permalink.tsx';
import { useSite } from '../shell/use-site.ts';
import { useCopy } from './use-copy.ts';

/** A story's whole address, one press away: text that can be selected, and with a script copied. */
export function PermalinkFold({ story }: { story: Neighbour }) {
  const { origin } = useSite();
  const url = permalink(story);
  const { said, copy } = useCopy(`${origin}${url}`, t`Select the address to copy it`);
  return (
    <details className="perma-link">
      <summary>
        <Icon name="link" />
        <span>{t`Permalink`}</span>
      </summary>
      <div className="addr">
        <span className="perma anywhere">{addressText(origin, url)}</span>
        <button type="button" className="tool needs-script" onClick={copy}>
          {t`Copy`}
        </button>
        <span className="copied" role="status">
          {said}
        </span>
      </div>
    </details>
  );
}
