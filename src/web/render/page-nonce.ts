import { createContext, useContext } from 'react';

/**
 * A mark on the scripts that we ourselves write into a page. It never leaves the server: the page
 * is sent with the hashes of the marked scripts instead, so that any cache may keep it.
 */
export const PageNonce = createContext<string | null>(null);

/** For the elements that the framework writes scripts with; in the browser there is none. */
export function useScriptMark(): { nonce?: string } {
  const nonce = useContext(PageNonce);
  return nonce === null ? {} : { nonce };
}
