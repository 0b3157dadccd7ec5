import nodemailer from 'nodemailer';
import { isThisMachine } from '#domain/this-machine.ts';

const WAITS_MS = 10_000;

/** A line to another machine is sealed, and its end known, before an address is said on it. */
export function smtpTransport(address: string, from: string) {
  const url = new URL(address);
  const isHere = isThisMachine(url.hostname);
  // The library would take from there that nothing has to be sealed, or that any certificate will do.
  if (!isHere && url.search !== '')
    throw new Error(
      'SMTP_URL has nothing behind a question mark, unless the server is this machine.',
    );
  const requireTLS = !isHere && url.protocol === 'smtp:';
  return nodemailer.createTransport(
    { url: address, requireTLS, connectionTimeout: WAITS_MS },
    { from },
  );
}
