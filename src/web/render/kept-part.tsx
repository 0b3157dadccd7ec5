import { createContext, type ReactNode, useContext } from 'react';
import type { Locale } from '#domain/options/locales.ts';

/**
 * Parts that are the same on many pages. The server draws one the first time it is needed, cuts it out of the
 * finished page and puts it into the next ones as it is. A browser has no such store and draws the part like
 * everything else, so what it takes over is what it would have drawn.
 */
export type KeptParts = {
  /** What is drawn in a part's place: a sign that stands for it, or the part between two signs. */
  place: (by: string, part: ReactNode) => ReactNode;
  /** A sign for this page's address in a language, which is all that parts of two pages differ in. */
  addressIn: (locale: Locale) => string;
  /** The page with every part in its place. */
  fill: (html: string, page: { pathname: string; search: string }) => string;
};

export const KeptPartsContext = createContext<KeptParts | null>(null);

type Props = {
  /** All that the part depends on: another value is another part. */
  by: string;
  /** Nothing in it may call `useId`, whose answers differ with what stands around. */
  children: ReactNode;
};

export function KeptPart({ by, children }: Props) {
  const parts = useContext(KeptPartsContext);
  return parts ? parts.place(by, children) : children;
}
