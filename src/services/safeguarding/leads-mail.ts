import type { Site } from '#domain/site.ts';
import { letterParts, line } from '#services/mail/mail-letter.ts';
import type { Mail } from '#services/ports.ts';

/** Not a word of the text, nor which danger it is: a mailbox may be open on a kitchen table. */
export function leadsMail(
  { to, eventNo, deskOrigin }: { to: string; eventNo: number; deskOrigin: string },
  site: Site,
): Mail {
  const letter = {
    language: 'en' as const,
    subject: 'A text at the desk cannot wait',
    blocks: [
      line(
        'Somebody may be in danger. Please open the desk now; the text stands first in every list.',
      ),
      { kind: 'link' as const, url: `${deskOrigin}/desk` },
      line('Nothing of it is in this mail. You get it because you are a lead.'),
    ],
  };
  return {
    // One for each lead, or a relay's log would say who the leads are.
    name: `danger ${eventNo} ${to}`,
    to,
    ...letterParts(letter, site),
  };
}
