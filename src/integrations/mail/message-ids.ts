import { createHmac } from 'node:crypto';
import { senderDomain } from '#domain/mail-sender.ts';

/**
 * Relays write it into their logs beside the recipient. Made with the mail worker's key it is the same for every
 * attempt at one mail, and without that key leads to no story, however many one tries.
 */
export function createMessageIds(secretKey: string, from: string): (name: string) => string {
  const domain = senderDomain(from);
  if (domain === null) throw new Error('MAIL_FROM holds no address.');
  return (name) => {
    const hash = createHmac('sha256', secretKey).update(`message-id ${name}`).digest('hex');
    return `<${hash.slice(0, ID_LETTERS)}@${domain}>`;
  };
}

/** 128 bits: no two mails meet by chance, and the header stays on one line. */
const ID_LETTERS = 32;
