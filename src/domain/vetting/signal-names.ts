import type { SignalKind } from '#domain/screening/signal.ts';

/** As officers are told of them: what was seen, never a verdict. */
export const SIGNAL_NAMES: Record<SignalKind, string> = {
  link: 'a web link',
  email: 'an email',
  phone: 'a phone number',
  address: 'an address',
  handle: 'a handle',
  school: 'a school or a place',
  shouting: 'capitals',
  sermon: 'words of a sermon',
  language: 'a language not asked for here',
};
