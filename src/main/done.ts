/** `hikaya done backup|restore [WORDS]`: says that a chore was done, for the desk's System page and the alerts. */
import { connect } from '#db/connect.ts';
import { noteChore } from '#db/system/chores.ts';
import { readConfig } from './compose/config.ts';

/** The others say so themselves. */
const BY_HAND = ['backup', 'restore'] as const;

const [word, ...note] = process.argv.slice(2);
const chore = BY_HAND.find((name) => name === word);
if (!chore) throw new Error(`Say what was done: ${BY_HAND.join(' or ')}.`);
const db = connect(readConfig(['DATABASE_URL_DESK']).DATABASE_URL_DESK, { max: 1 });
try {
  await noteChore(db, chore, note.join(' '));
} finally {
  await db.destroy();
}
