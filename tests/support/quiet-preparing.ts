/** A text that is made ready where nobody is in danger and no job follows. */
export const QUIET = { enqueue: async () => {}, findDangers: () => [] };
