import type { ContentRecords } from '#domain/content/content-records.ts';

/** A place that only the operators can fill, in plain words at the desk; until then nobody sees it. */
export type Place = { place: keyof ContentRecords['organisation']; label: string };

/**
 * Who runs the site, and who reads for it. Nothing here may be guessed: each is filled in by those who answer for
 * it. Facts about what is kept and what can be undone stand in the page itself, because they follow from the code.
 */
export const aboutUs: readonly Place[] = [
  // Name, legal form, where it is registered.
  { place: 'organisation', label: 'Organisation' },
  // Names and roles, two or three people.
  { place: 'answers', label: 'Who answers for it' },
  // Donations; larger gifts by name.
  { place: 'pays', label: 'Who pays' },
  // Police, border services, governments, political parties: only where confirmed in writing.
  { place: 'notPartOf', label: 'Not part of' },
];

export const aboutReaders: readonly Place[] = [
  // And in which countries they live.
  { place: 'howMany', label: 'How many' },
  // Who introduces them, what they learn, what they sign.
  { place: 'howChosen', label: 'How they are chosen' },
  // When a second person has to agree.
  { place: 'twoReaders', label: 'Two readers' },
  // Which languages they read without help.
  { place: 'languages', label: 'Languages' },
];

/** Who prints, translates or carries letters to Gaza; to whom; since when; what has arrived. */
export const beyondThisWall: Place = { place: 'beyond', label: 'Beyond this wall' };
