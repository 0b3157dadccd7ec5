import ProofWorker from 'altcha/workers/pbkdf2?worker';

/** An old phone may take its time; after this the story goes without, and waits a little longer. */
const LONGEST_MS = 20_000;
/** Well before the server forgets its question. */
const FRESH_MS = 45 * 60_000;

type Proof = { token: Promise<string | null>; startedAt: number };
let proof: Proof | null = null;

/** Begins at the first key press, so that nobody waits for it at the end. */
export function startProof(): void {
  if (proof && Date.now() - proof.startedAt < FRESH_MS) return;
  proof = { token: solve().catch(() => null), startedAt: Date.now() };
}

/** What goes with the story; it counts once, so the next one starts anew. */
export async function takeProof(): Promise<string | null> {
  startProof();
  const taken = proof?.token ?? Promise.resolve(null);
  const late = new Promise<null>((resolve) => setTimeout(resolve, LONGEST_MS, null));
  return Promise.race([taken, late]);
}

export function dropProof(): void {
  proof = null;
}

async function solve(): Promise<string | null> {
  const answer = await fetch('/api/bot-check');
  const { challenge } = (await answer.json()) as { challenge: unknown };
  if (challenge === null) return null;
  const worker = new ProofWorker();
  try {
    const solution = await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => (data?.counter === undefined ? reject(data) : resolve(data));
      worker.onerror = reject;
      worker.postMessage({ type: 'work', challenge, counterStart: 0, counterStep: 1 });
    });
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    worker.terminate();
  }
}
