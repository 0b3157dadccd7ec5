import type { SendMail } from '#services/ports.ts';
import { createMessageIds } from './message-ids.ts';
import { smtpTransport } from './smtp-transport.ts';

/** A real SMTP conversation. Recipients are objects, never strings a name could break out of. */
export function createSmtpMail(options: { url: string; from: string; secretKey: string }): {
  sendMail: SendMail;
  close: () => void;
} {
  const transport = smtpTransport(options.url, options.from);
  const messageIdOf = createMessageIds(options.secretKey, options.from);
  return {
    sendMail: async (mail) => {
      const sent = transport.sendMail({
        messageId: messageIdOf(mail.name),
        to: [{ name: '', address: mail.to }],
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
      });
      await sent.catch((error: { code?: string; responseCode?: number }) => {
        // The error itself quotes the address, and the job table keeps errors.
        throw new Error(`Mail was not taken: ${error.code} ${error.responseCode ?? ''}`);
      });
    },
    close: () => transport.close(),
  };
}
