import { RECIPIENT_NAMES } from './recipient-names.ts';

/** In the language of the page. One that is no longer on the list keeps the name it was written to. */
export function recipientName(recipient: string): string {
  return RECIPIENT_NAMES.find((one) => one.recipient === recipient)?.label ?? recipient;
}

/** Where it is not the first word: only an article loses its capital, never somebody's name. */
export function recipientWithin(recipient: string): string {
  return recipientName(recipient).replace(/^(?:The |La |Le |L’)/, (article) =>
    article.toLowerCase(),
  );
}
