/** Where in a campaign something stands, in the words of the desk: "Form", "line under the heading". */
export type PlaceName = { where: string; what: string };

const SECTIONS: Partial<Record<string, string>> = {
  form: 'Form',
  list: 'List',
  landing: 'Landing',
  exhibit: 'Museum room',
  opportunity: 'Opportunities',
  home: 'Home',
  banner: 'Banner',
  thanks: 'Thanks',
  beginnings: 'Help to begin',
  whereItGoes: 'Where it goes',
  recipients: 'Recipients',
  languages: 'Languages',
};

const NAMES: Partial<Record<string, string>> = {
  slug: 'address',
  category: 'subject',
  writingType: 'story or letter',
  remembrance: 'quiet room',
  authorLabel: 'how a text is signed',
  closesAt: 'closing day',
  path: 'address',
  aliases: 'second addresses',
  letterHeading: 'heading for letters',
  pageTitle: 'title of the page',
  requires: 'required fields',
  limits: 'lengths',
  writeLabel: 'button',
  label: 'words of the link',
  to: 'where the link leads',
  ask: 'words to pass on',
  another: 'link to another text',
  read: 'link to the list',
  addressee: 'whom all letters are to',
};

/** Of what stands in a row, one by its number. */
const ONE_OF: Partial<Record<string, string>> = {
  blocks: 'block',
  steps: 'step',
  items: 'note',
  figures: 'figure',
  paragraphs: 'paragraph',
  posts: 'post',
  ways: 'way',
  guides: 'guide',
  recipients: 'recipient',
  lines: 'line',
};

/** What everything else follows from stands first. */
const FIRST = ['Campaign', 'Recipients', 'Form', 'Help to begin', 'Landing', 'List'];

export const sectionsInOrder = (sections: Iterable<string>): string[] => {
  const place = (section: string) => {
    const found = FIRST.indexOf(section);
    return found < 0 ? FIRST.length : found;
  };
  return [...new Set(sections)].sort((a, b) => place(a) - place(b));
};

/** By its place in the record, such as `landing.blocks.2.steps.0.title`. */
export function placeName(part: string): PlaceName {
  const [first = '', ...rest] = part.split('.');
  const section = SECTIONS[first];
  if (section === undefined) return { where: 'Campaign', what: nameOf(first) };
  return { where: section, what: inWords(first, rest) };
}

function inWords(first: string, rest: string[]): string {
  const words: string[] = [];
  let before = first;
  for (const segment of rest) {
    if (/^\d+$/.test(segment))
      words.push(`${ONE_OF[before] ?? nameOf(before)} ${Number(segment) + 1}`);
    else if (!(segment in ONE_OF)) words.push(nameOf(segment, first));
    before = segment;
  }
  // What has no name of its own is the row itself: "blocks".
  if (words.length === 0 && rest.length > 0) words.push(rest.join(' '));
  return words.join(', ');
}

function nameOf(segment: string, section?: string): string {
  // A campaign's own lead is a lead; a form's stands below its heading.
  if (segment === 'lead' && section === 'form') return 'line under the heading';
  return NAMES[segment] ?? segment;
}
