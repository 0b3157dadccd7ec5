import type { HelpLineDraft } from './help-lines.ts';

/** None was called when this was written: the day of checking stays empty until a lead has tried it, and the desk says so. */
const LINES: readonly [country: string | null, name: string, number: string, about: string][] = [
  [null, 'Find a helpline', 'findahelpline.com', 'Lines of most countries, by country'],
  ['Canada', 'Suicide Crisis Helpline', '9-8-8', 'Call or text, day and night · Appel ou texto'],
  [
    'Canada',
    'Kids Help Phone · Jeunesse, J’écoute',
    '1-800-668-6868',
    'Day and night · Jour et nuit',
  ],
  ['Canada', 'Emergency · Urgence', '9-1-1', 'If you are in danger now · Si vous êtes en danger'],
  ['United States', 'Suicide and Crisis Lifeline', '988', 'Call or text, day and night'],
  ['United States', 'Childhelp', '1-800-422-4453', 'For children who are hurt'],
  ['United States', 'Emergency', '911', 'If you are in danger now'],
  ['United Kingdom', 'Samaritans', '116 123', 'Day and night'],
  ['United Kingdom', 'Childline', '0800 1111', 'Under 19'],
  ['United Kingdom', 'Emergency', '999', 'If you are in danger now'],
  ['Ireland', 'Samaritans', '116 123', 'Day and night'],
  ['France', 'Prévention du suicide', '3114', 'Jour et nuit'],
  ['France', 'Enfance en danger', '119', 'Jour et nuit'],
  ['France', 'Urgence', '112', 'Si vous êtes en danger maintenant'],
  ['Germany', 'TelefonSeelsorge', '0800 111 0 111', 'Tag und Nacht'],
  ['Germany', 'Notruf', '112', ''],
  ['Australia', 'Lifeline', '13 11 14', 'Day and night'],
  ['Australia', 'Kids Helpline', '1800 55 1800', 'Day and night'],
  ['Australia', 'Emergency', '000', 'If you are in danger now'],
  ['India', 'Tele-MANAS', '14416', 'Day and night'],
  ['India', 'Childline', '1098', 'For children'],
  ['India', 'Emergency', '112', ''],
  ['Pakistan', 'Umang', '0311 7786264', 'Day and night · دن رات'],
  ['Pakistan', 'Police · پولیس', '15', ''],
];

/** Where a new desk starts; leads change all of it. */
export const FIRST_HELP_LINES: readonly HelpLineDraft[] = LINES.map(
  ([country, name, number, about]) => ({ country, name, number, about, checkedOn: null }),
);
