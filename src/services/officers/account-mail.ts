import type { DeskEvent } from '#db/desk/desk-log.ts';
import type { Site } from '#domain/site.ts';
import type { ACCOUNT_NEWS } from '#domain/vetting/account-news.ts';
import { letterParts, line } from '#services/mail/mail-letter.ts';
import type { Mail } from '#services/ports.ts';

type News = NonNullable<(typeof ACCOUNT_NEWS)[keyof typeof ACCOUNT_NEWS]>;
type About = {
  to: string;
  event: Pick<DeskEvent, 'no' | 'at' | 'subject' | 'note'>;
  news: News;
  deskOrigin: string;
};

/** What happened to which account and when, and what to do about it. No link signs anybody in. */
export function accountMail({ to, event, news, deskOrigin }: About, site: Site): Mail {
  const when = event.at.toLocaleString('en-CA', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: site.timeZone,
  });
  const own = to === event.subject;
  const letter = {
    language: 'en' as const,
    subject: news.subject,
    blocks: [
      line(`${news.words} ${event.subject}.`),
      line(`When: ${when} (${site.timeZone})`),
      ...(event.note ? [line(event.note)] : []),
      line(adviceOn(news, own)),
      { kind: 'link' as const, url: `${deskOrigin}/desk/${news.at ?? (own ? 'me' : 'officers')}` },
      line('Nobody here will ever ask you for a code or a passkey by mail or by phone.'),
    ],
  };
  return {
    name: `account ${event.no} ${to}`,
    to,
    ...letterParts(letter, site),
  };
}

function adviceOn({ closed = false, at }: News, own: boolean): string {
  if (at) return 'Please read it. Then agree to it, or close it.';
  if (closed)
    return own
      ? 'If you do not know why, call a lead.'
      : 'Do you know why? Then nothing is to be done. If not, call the other leads.';
  return own
    ? 'Was it you? Then nothing is to be done. If not, tell a lead at once, by voice: a lead can close the account within a minute.'
    : 'Do you know why? Then nothing is to be done. If not, call that officer, and close the account at the desk until you know.';
}
