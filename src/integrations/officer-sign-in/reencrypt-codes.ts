import { parseEnvelope, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { Kysely } from 'kysely';
import { type LibrarySecrets, versionOf } from './library-secrets.ts';
import { TWO_FACTOR } from './table-names.ts';

const { modelName: TABLE, fields } = TWO_FACTOR.twoFactor;
const ENCRYPTED = ['secret', fields.backupCodes] as const;

type Row = { id: string } & Record<(typeof ENCRYPTED)[number], string>;

/** Everything officers' code apps need, encrypted with the first secret. Answers how many were not; twice does no harm. */
export async function reencryptCodes(
  // biome-ignore lint/suspicious/noExplicitAny: tables are named to the library, not typed
  db: Kysely<any>,
  secrets: LibrarySecrets,
): Promise<number> {
  const rows = (await db
    .selectFrom(TABLE)
    .select(['id', ...ENCRYPTED])
    .execute()) as Row[];
  let changed = 0;
  for (const row of rows)
    for (const column of ENCRYPTED) {
      const was = row[column];
      if (parseEnvelope(was)?.version === versionOf(secrets.secret)) continue;
      const encrypted = await encrypt(await decrypt(was, secrets), secrets.secret);
      // Unless the officer set up another one meanwhile.
      await db
        .updateTable(TABLE)
        .set({ [column]: encrypted })
        .where('id', '=', row.id)
        .where(column, '=', was)
        .execute();
      changed += 1;
    }
  return changed;
}

const keyring = (value: string, legacySecret?: string) => ({
  keys: new Map([[versionOf(value), value]]),
  currentVersion: versionOf(value),
  ...(legacySecret !== undefined && { legacySecret }),
});

const encrypt = (data: string, secret: string) => symmetricEncrypt({ key: keyring(secret), data });

async function decrypt(data: string, { secret, alsoSecret }: LibrarySecrets): Promise<string> {
  const withOne = (value: string) => symmetricDecrypt({ key: keyring(value, value), data });
  return withOne(secret).catch((error: unknown) => {
    if (alsoSecret === undefined) throw error;
    return withOne(alsoSecret);
  });
}
