import ProofWorker from 'altcha/workers/pbkdf2?worker';

/** An old phone may take its time; after this the story goes without, and waits a little longer. */
const LONGEST_MS = 20_000;
/** Well before the server forgets its question. */
const FRESH_MS = 45 * 60_000;

/** Asked when the story is sent: a provider's token is good for two minutes only. */
type Answer = () => Promise<string | null>;
type Proof = { answer: Promise<Answer>; startedAt: number };
let proof: Proof | null = null;

/** Begins at the first key press, so that nobody waits for it at the end. */
export function startProof(): void {
  if (proof && Date.now() - proof.startedAt < FRESH_MS) return;
  proof = { answer: prepare().catch(() => async () => null), startedAt: Date.now() };
}

/** What goes with the story; it counts once, so the next one starts anew. */
export async function takeProof(): Promise<string | null> {
  startProof();
  const taken = proof?.answer.then((answer) => answer()).catch(() => null);
  const late = new Promise<null>((resolve) => setTimeout(resolve, LONGEST_MS, null));
  return Promise.race([taken ?? null, late]);
}

export function dropProof(): void {
  proof = null;
}

async function prepare(): Promise<Answer> {
  const response = await fetch('/api/bot-check');
  const { challenge } = (await response.json()) as { challenge: object | null };
  if (challenge === null) return async () => null;
  if ('provider' in challenge) {
    const { openProvider } = await import('./provider-check.ts');
    return openProvider(challenge as Parameters<typeof openProvider>[0]);
  }
  const token = await solve(challenge);
  return async () => token;
}

async function solve(challenge: object): Promise<string> {
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
