/** The least a server can do for a page of the list: the same SQL, the rows as they come. */
import Fastify from 'fastify';
import pg from 'pg';

const { DATABASE_URL_WEB, PORT, LIST_SQL = '[]' } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL_WEB, max: 10 });
const statements: { sql: string; parameters: unknown[] }[] = JSON.parse(LIST_SQL);
const app = Fastify();
app.get('/api/story/some', async () => {
  const results = await Promise.all(
    statements.map(({ sql, parameters }) => pool.query(sql, parameters)),
  );
  return results.map(({ rows }) => rows);
});
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
