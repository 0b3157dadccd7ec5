import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import { type Location, useBlocker, useNavigation } from 'react-router';

/** A form with words that are not kept yet, and what of an address brings it and takes it away. */
type Watched = { isAtRisk: () => boolean; named: readonly string[] };

/** The router asks one at most, so there is one for all forms of a page. */
const WatchedForms = createContext<Set<Watched>>(new Set());

/** What was typed into a form and not kept is not lost without a question, by whatever way one leaves. */
export function LeaveChanges({ children }: { children: ReactNode }) {
  const forms = useRef(new Set<Watched>()).current;
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    [...forms].some(
      ({ isAtRisk, named }) => isAtRisk() && !keepsForm(named, currentLocation, nextLocation),
    ),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if ([...forms].some(({ isAtRisk }) => isAtRisk())) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [forms]);
  const dialog = useRef<HTMLDialogElement>(null);
  const blocked = blocker.state === 'blocked';
  useEffect(() => {
    if (blocked) dialog.current?.showModal();
    else dialog.current?.close();
  }, [blocked]);
  return (
    <WatchedForms value={forms}>
      {children}
      <dialog
        ref={dialog}
        className="leave-question"
        aria-labelledby="leave-changes"
        onClose={() => blocker.reset?.()}
      >
        <h2 className="as-h3" id="leave-changes">
          Leave the changes?
        </h2>
        <p>What you typed is not kept yet.</p>
        <div className="row">
          {/* The first one has the focus when the window opens. */}
          <button type="button" className="btn small" onClick={() => blocker.reset?.()}>
            Go on writing
          </button>
          <button type="button" className="btn small ghost" onClick={() => blocker.proceed?.()}>
            Leave them
          </button>
        </div>
      </dialog>
    </WatchedForms>
  );
}

/** What names the open question in an address. */
const QUESTION = ['do', 'field', 'mark'] as const;
/** The folder goes too where a question needs its room. */
export const FOLDER = [...QUESTION, 'folder'] as const;

/** The form whose words must not be lost. */
export function useKeptForm(
  named: readonly string[] = QUESTION,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const forms = use(WatchedForms);
  const isSending = useOwnSending(form);
  useEffect(() => {
    const watched = { isAtRisk: () => !isSending() && hasTyped(form.current), named };
    forms.add(watched);
    return () => {
      forms.delete(watched);
    };
  }, [forms, isSending, named]);
  return form;
}

/** Whether the form itself is on its way: sending it is no leaving. */
function useOwnSending(form: RefObject<HTMLFormElement | null>): () => boolean {
  const sending = useRef(false);
  const { state } = useNavigation();
  useEffect(() => {
    const { current } = form;
    const send = () => {
      sending.current = true;
    };
    current?.addEventListener('submit', send);
    return () => current?.removeEventListener('submit', send);
  }, [form]);
  // An answer that keeps the form open has words in it that are not kept.
  useEffect(() => {
    if (state === 'idle') sending.current = false;
  }, [state]);
  return useCallback(() => sending.current, []);
}

function hasTyped(form: HTMLFormElement | null): boolean {
  return [...(form?.elements ?? [])].some(
    (field) =>
      (field instanceof HTMLTextAreaElement ||
        (field instanceof HTMLInputElement && field.type === 'text')) &&
      field.value !== field.defaultValue,
  );
}

/** The same question stays open. The same address once more is another form's wish, which closes it. */
function keepsForm(named: readonly string[], now: Location, next: Location): boolean {
  if (next.pathname !== now.pathname || next.search === now.search) return false;
  const [before, after] = [new URLSearchParams(now.search), new URLSearchParams(next.search)];
  return named.every((name) => before.get(name) === after.get(name));
}
