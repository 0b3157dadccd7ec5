import { useState } from 'react';
import { useScriptRuns } from '#web/browser/script-runs.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Door } from './door.tsx';
import { registerPasskey } from './passkey.ts';

/** The invitation is behind the # of the link, so that no server on the way writes it down. */
export default function Enrol() {
  const ready = useScriptRuns();
  const [problem, setProblem] = useState<string | null>(null);
  const enrol = async () => {
    const result = await registerPasskey(window.location.hash.slice(1));
    if (result.ok) window.location.replace('/desk');
    else setProblem(result.words);
  };
  return (
    <Door title="Welcome to the desk">
      <p className="hint">
        Make a passkey on this device: it is your key from now on. Your fingerprint, your face or
        the screen lock opens it, and it cannot be sent to anybody.
      </p>
      <button type="button" className="btn" disabled={!ready} onClick={() => void enrol()}>
        <Icon name="key" />
        Make my passkey
      </button>
      <p role="alert" className="err">
        {problem}
      </p>
      <p className="note">This invitation works once, and for one hour.</p>
    </Door>
  );
}
