import { useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * What became of a wish, for as long as its page is open. The router forgets it when the page is drawn anew, and the
 * desk draws itself anew whenever anybody did something: a link that is shown once would be gone within two seconds.
 */
export function useSaid<Answer>(answer: Answer | undefined): Answer | undefined {
  const { key } = useLocation();
  const kept = useRef<{ key: string; answer: Answer } | null>(null);
  if (answer) kept.current = { key, answer };
  return kept.current?.key === key ? kept.current.answer : undefined;
}
