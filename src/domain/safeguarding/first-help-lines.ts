/**
 * Where a new desk starts. None was called when this was written: `checked_on` stays empty until a lead has tried it,
 * and the desk says so beside each.
 */
type FirstHelpLine = { country: string | null; name: string; number: string; about: string };

const line = (country: string | null, name: string, number: string, about = ''): FirstHelpLine => ({
  country,
  name,
  number,
  about,
});

export const FIRST_HELP_LINES: readonly FirstHelpLine[] = [
  line(null, 'Find a helpline', 'findahelpline.com', 'Lines of most countries, by country'),
  line(
    'Canada',
    '9-8-8 Suicide Crisis Helpline',
    '9-8-8',
    'Call or text, day and night · Appel ou texto',
  ),
  line(
    'Canada',
    'Kids Help Phone · Jeunesse, J’écoute',
    '1-800-668-6868',
    'Day and night · Jour et nuit',
  ),
  line(
    'Canada',
    'Emergency · Urgence',
    '9-1-1',
    'If you are in danger now · Si vous êtes en danger',
  ),
  line('United States', '988 Suicide and Crisis Lifeline', '988', 'Call or text, day and night'),
  line('United States', 'Childhelp', '1-800-422-4453', 'For children who are hurt'),
  line('United States', 'Emergency', '911', 'If you are in danger now'),
  line('United Kingdom', 'Samaritans', '116 123', 'Day and night'),
  line('United Kingdom', 'Childline', '0800 1111', 'Under 19'),
  line('United Kingdom', 'Emergency', '999', 'If you are in danger now'),
  line('Ireland', 'Samaritans', '116 123', 'Day and night'),
  line('France', 'Prévention du suicide', '3114', 'Jour et nuit'),
  line('France', 'Enfance en danger', '119', 'Jour et nuit'),
  line('France', 'Urgence', '112', 'Si vous êtes en danger maintenant'),
  line('Germany', 'TelefonSeelsorge', '0800 111 0 111', 'Tag und Nacht'),
  line('Germany', 'Notruf', '112', ''),
  line('Australia', 'Lifeline', '13 11 14', 'Day and night'),
  line('Australia', 'Kids Helpline', '1800 55 1800', 'Day and night'),
  line('Australia', 'Emergency', '000', 'If you are in danger now'),
  line('India', 'Tele-MANAS', '14416', 'Day and night'),
  line('India', 'Childline', '1098', 'For children'),
  line('India', 'Emergency', '112', ''),
  line('Pakistan', 'Umang', '0311 7786264', 'Day and night · دن رات'),
  line('Pakistan', 'Police · پولیس', '15', ''),
];
