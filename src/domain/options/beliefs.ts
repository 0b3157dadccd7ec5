export const BELIEFS: readonly string[] = [
  'Not Applicable',
  'African Traditional & Diasporic',
  'Agnostic',
  'Atheist',
  "Baha'i",
  'Buddhism',
  'Cao Dai',
  'Chinese traditional religion',
  'Christianity',
  'Druze',
  'Hinduism',
  'Islam',
  'Jainism',
  'Juche',
  'Judaism',
  'Neo-Paganism',
  'Non-religious',
  'Quaker',
  'Rastafarianism',
  'Secular',
  'Shinto',
  'Sikhism',
  'Spiritism',
  'Spiritual',
  'Tenrikyo',
  'Unitarian-Universalism',
  'Zoroastrianism',
  'Primal-Indigenous',
  'Other',
];

const known: ReadonlySet<string> = new Set(BELIEFS);

export function isBelief(name: string): boolean {
  return known.has(name);
}
