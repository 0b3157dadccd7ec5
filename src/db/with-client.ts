import pg from 'pg';

/** A connection of its own for one piece of work, with none of the pool's rules, and closed after it. */
export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  options: pg.ClientConfig = {},
): Promise<T> {
  const client = new pg.Client({ ...options, connectionString: url });
  // A line that is lost between two questions fails the next one; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
