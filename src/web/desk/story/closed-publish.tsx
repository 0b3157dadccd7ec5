import { ACTIONS } from '#domain/vetting/actions.ts';
import type { Gate } from '#domain/vetting/gate.ts';
import { gateReason } from '#domain/vetting/gate-reason.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Where the key to publish leads while the gate is closed. */
export const FIRST_OPEN = 'first-open-mark';
const REASON = 'why-closed';

type Props = {
  gate: Gate;
  label: string /** Of the page itself, before the gate's own. */;
  reason: string | null;
};

/** Publishing is there to be seen, and says why it cannot be done; pressing it leads to the first thing to settle. */
export function ClosedPublish({ gate, label, reason }: Props) {
  return (
    <>
      <p className="why" id={REASON} role="status">
        <Icon name="alert" />
        <span>{reason ?? gateReason(gate)}</span>
      </p>
      <button
        type="button"
        className="btn pub"
        aria-disabled="true"
        aria-describedby={REASON}
        onClick={() => document.getElementById(FIRST_OPEN)?.focus()}
      >
        <span>{label}</span>
        <kbd aria-hidden>{ACTIONS.publish.key}</kbd>
      </button>
    </>
  );
}
