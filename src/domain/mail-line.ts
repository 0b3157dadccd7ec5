import { isThisMachine } from './this-machine.ts';

/** The SMTP library would take from behind it that nothing has to be sealed, or that any certificate will do. */
export const isSafeMailServer = ({ hostname, search }: { hostname: string; search: string }) =>
  isThisMachine(hostname) || search === '';

/** What is told to whoever sets another. */
export const UNSAFE_MAIL_SERVER =
  'On another machine it is spoken to over TLS alone: smtp:// or smtps://, with nothing behind a question mark.';
