import { PrefetchPageLinks } from 'react-router';

/**
 * Where a text goes once it was sent, or could not be: fetched while it is written. A phone that has
 * lost its line, or a tab that is older than the last release, could not fetch them then, and with
 * the page the receipt or the words would be lost.
 */
export const AFTER_SENDING = ['/thank-you', '/try-again-later'] as const;

export function PagesAfterSending() {
  return AFTER_SENDING.map((page) => <PrefetchPageLinks key={page} page={page} />);
}
