import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';

/** Long enough to be read, short enough that a button is itself again. */
const COPIED_SHOWN_MS = 4_000;
export const COPIED = t`Link copied`;

/** Copies an address, and what is said of it, for a while and once; `otherwise` where the browser does not let us. */
export function useCopy(address: string, otherwise: string) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said !== COPIED) return;
    const timer = setTimeout(() => setSaid(''), COPIED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => setSaid(COPIED),
      () => setSaid(otherwise),
    );
  return { said, copy };
}
