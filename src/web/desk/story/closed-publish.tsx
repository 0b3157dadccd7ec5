import { useEffect, useRef } from 'react';
import { ACTIONS } from '#domain/vetting/actions.ts';
import type { Gate } from '#domain/vetting/gate.ts';
import { gateReason } from '#domain/vetting/gate-reason.ts';
import { Icon } from '#web/ui/icon.tsx';
import { focusQuestion } from './second-reader-question.tsx';

/** Where the key to publish leads while the gate is closed. */
export const FIRST_OPEN = 'first-open-mark';
const REASON = 'why-closed';

type Props = {
  gate: Gate;
  label: string;
  /** Of the page itself, before the gate's own. */
  reason: string | null;
  onPress: () => void;
};

/** Publishing is there to be seen, and says why it cannot be done; pressing it leads to the first thing to settle. */
export function ClosedPublish({ gate, label, reason, onPress }: Props) {
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
        onClick={onPress}
      >
        <span>{label}</span>
        <kbd aria-hidden>{ACTIONS.publish.key}</kbd>
      </button>
    </>
  );
}

type Way = {
  /** The folder stands where the guidelines do otherwise. */
  folder: boolean;
  /** A colleague's question waits there. */
  asked: boolean;
  go: (change: Record<string, string | null>) => void;
};

/** To what keeps the text from being published: a question in the folder, or the first thing open among the guidelines. */
export function useWayToOpen({ folder, asked, go }: Way): () => void {
  const onTheWay = useRef(false);
  useEffect(() => {
    if (!folder && onTheWay.current) focusFirstOpen();
    onTheWay.current = false;
  }, [folder]);
  return () => {
    if (asked) return folder ? focusQuestion() : go({ folder: '1', gate: '1' });
    if (!folder) return focusFirstOpen();
    onTheWay.current = true;
    go({ folder: null, gate: '1' });
  };
}

const focusFirstOpen = () => document.getElementById(FIRST_OPEN)?.focus();
