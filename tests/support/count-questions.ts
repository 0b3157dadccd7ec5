import type { Database } from '#db/connect.ts';

/** The same database, and how often it was asked since. */
export function countQuestions(database: Database): { db: Database; asked: () => number } {
  let asked = 0;
  const db = database.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      asked += 1;
      return result;
    },
  });
  return { db, asked: () => asked };
}
