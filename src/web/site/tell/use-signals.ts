import { useEffect, useState } from 'react';
import type { ScreeningContext } from '#domain/screening/signal.ts';
import type { Asked, Screened } from './screening-worker.ts';
import ScreeningWorker from './screening-worker.ts?worker';

/** What the checks say of the text, as soon as they have read it. Where they cannot run there is no advice. */
export function useSignals(text: string, { child, city, languages }: ScreeningContext): Screened {
  const [worker, setWorker] = useState<Worker | null>(null);
  const [screened, setScreened] = useState<Screened>({ text: '', signals: [] });
  useEffect(() => {
    const started = new ScreeningWorker();
    started.onmessage = ({ data }: MessageEvent<Screened>) => setScreened(data);
    setWorker(started);
    return () => started.terminate();
  }, []);
  useEffect(() => {
    worker?.postMessage({ text, context: { child, city, languages } } satisfies Asked);
  }, [worker, text, child, city, languages]);
  return screened;
}
