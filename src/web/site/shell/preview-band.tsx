import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LongDay } from '#web/ui/date-time.tsx';
import { usePreview, useSite } from './use-site.ts';

/** Above everything on a page of a draft, so that nobody takes it for what is open. */
export function PreviewBand() {
  const preview = usePreview();
  const { timeZone } = useSite();
  if (!preview) return null;
  const until = <LongDay at={preview.endsAt} timeZone={timeZone} />;
  return (
    <aside className="preview-band" aria-label={t`Preview`}>
      <b>
        <Trans>This is a preview; nothing sent here is kept.</Trans>
      </b>{' '}
      <Trans>Its address works until {until} at the longest.</Trans>
    </aside>
  );
}
