import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Icon } from './icon.tsx';

/** Needs a script, so it is not shown without one. */
export function CopyButton({
  text,
  label,
  look = 'tool',
}: {
  text: string;
  label: string;
  look?: string;
}) {
  const [status, setStatus] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setStatus(t`Copied`),
      () => setStatus(t`Select the words to copy them`),
    );
  return (
    <span className="tools needs-script">
      <button type="button" className={look} onClick={() => void copy()}>
        <Icon name="link" />
        {label}
      </button>
      <span className="note" role="status">
        {status}
      </span>
    </span>
  );
}
