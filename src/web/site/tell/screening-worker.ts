import { screenText } from '#domain/screening/checks.ts';
import type { ScreeningContext, Signal } from '#domain/screening/signal.ts';

export type Asked = { text: string; context: ScreeningContext };
/** Places in this text; the one on the page may have gone on. */
export type Screened = { text: string; signals: Signal[] };

/** Beside the page: the patterns take an old phone seconds to build, and letters must appear meanwhile. */
self.onmessage = ({ data: { text, context } }: MessageEvent<Asked>) => {
  self.postMessage({ text, signals: screenText(text, context) } satisfies Screened);
};
