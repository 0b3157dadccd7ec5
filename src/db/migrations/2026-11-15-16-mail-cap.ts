import { type Kysely, sql } from 'kysely';

/** Three mails a day to one mailbox: a fourth finds no place. Both hashes are good for one day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
CREATE TABLE mail_place (
  mailbox bytea NOT NULL,
  place smallint NOT NULL CHECK (place BETWEEN 1 AND 3),
  mail bytea NOT NULL,
  day date NOT NULL,
  PRIMARY KEY (mailbox, place),
  UNIQUE (mailbox, mail)
);
GRANT SELECT, INSERT ON mail_place TO hikaya_worker;
GRANT SELECT (day), DELETE ON mail_place TO hikaya_purger;`)
    .execute(db);
}
