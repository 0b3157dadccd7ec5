import nodemailer from 'nodemailer';
import { isSafeMailServer, UNSAFE_MAIL_SERVER } from '#domain/mail-line.ts';
import { isThisMachine } from '#domain/this-machine.ts';

const WAITS_MS = 10_000;

/** A line to another machine is sealed, and its end known, before an address is said on it. */
export function smtpTransport(address: string, from: string) {
  const url = new URL(address);
  if (!isSafeMailServer(url)) throw new Error(UNSAFE_MAIL_SERVER);
  return nodemailer.createTransport(
    {
      url: address,
      connectionTimeout: WAITS_MS,
      ...(!isThisMachine(url.hostname) && {
        requireTLS: url.protocol === 'smtp:',
        // Written out, so that no variable of the process (NODE_TLS_REJECT_UNAUTHORIZED) takes it back.
        tls: { rejectUnauthorized: true, minVersion: 'TLSv1.2' },
      }),
    },
    // The library's name in every mail helps nobody but whoever looks for its faults.
    { from, xMailer: false },
  );
}
