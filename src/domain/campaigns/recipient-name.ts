import { RECIPIENT_NAMES } from './recipient-names.ts';

/** In the language of the page. One that is no longer on the list keeps the name it was written to. */
export function recipientName(recipient: string): string {
  return RECIPIENT_NAMES.find((one) => one.recipient === recipient)?.label ?? recipient;
}
