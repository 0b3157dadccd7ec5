/** In place of a day: the one that stands in the field below. */
export const ANOTHER_DAY = 'another';
