import type { ReactNode } from 'react';

/** Carries the words in its body, never in the address. */
export function WordsForm({ words, children }: { words: string[]; children: ReactNode }) {
  return (
    <form method="post" className="confirm">
      <input type="hidden" name="words" value={words.join(' ')} />
      {children}
    </form>
  );
}
