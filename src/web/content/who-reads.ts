/** A place that only the operators can fill, in plain words; until then nobody sees it. */
export type Slot = { label: string; text: string | null };

/**
 * Who runs the site, and who reads for it. Nothing here may be guessed: each is filled in by those who answer for
 * it. Facts about what is kept and what can be undone stand in the page itself, because they follow from the code.
 */
export const aboutUs: readonly Slot[] = [
  // Name, legal form, where it is registered.
  { label: 'Organisation', text: null },
  // Names and roles, two or three people.
  { label: 'Who answers for it', text: null },
  // Donations; larger gifts by name.
  { label: 'Who pays', text: null },
  // Police, border services, governments, political parties: only where confirmed in writing.
  { label: 'Not part of', text: null },
];

export const aboutReaders: readonly Slot[] = [
  // And in which countries they live.
  { label: 'How many', text: null },
  // Who introduces them, what they learn, what they sign.
  { label: 'How they are chosen', text: null },
  // When a second person has to agree.
  { label: 'Two readers', text: null },
  // Which languages they read without help.
  { label: 'Languages', text: null },
];

/** Who prints, translates or carries letters to Gaza; to whom; since when; what has arrived. */
export const beyondThisWall: Slot = { label: 'Beyond this wall', text: null };
