/** Keys that lead around the desk. Those that do something to a text stand in its table of actions. */
export const MOVES = {
  next: { key: 'J', caption: 'Next story in the list; in the queue, take the next one' },
  previous: { key: 'K', caption: 'Previous story in the list' },
  list: { key: 'L', caption: 'From a text, back to its list' },
  uncover: { key: 'O', caption: 'Open a covered text' },
  danger: { key: 'G', caption: 'The text in which somebody may be in danger' },
  search: { key: '/', caption: 'Search' },
  look: { key: 'R', caption: 'On the system page, look again now' },
  keys: { key: '?', caption: 'This list' },
} as const;
