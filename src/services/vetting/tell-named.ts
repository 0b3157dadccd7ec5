import type { Database } from '#db/connect.ts';
import { insertMentions } from '#db/desk/mentions.ts';
import { listOfficers } from '#db/desk/officers.ts';
import { mentionedIn } from '#domain/vetting/mentions.ts';

type Note = {
  eventNo: number;
  storyId: string;
  note: string | null | undefined;
  by: string;
  /** Whoever is meant without being named: the one who asked. */
  also?: string | null | undefined;
};

/** Whoever is named in words for officers finds the text under "For you". */
export async function tellNamed(db: Database, note: Note): Promise<void> {
  if (!note.note?.includes('@') && !note.also) return;
  const officers = (await listOfficers(db)).filter(({ disabledAt }) => disabledAt === null);
  const named = new Set(mentionedIn(note.note ?? '', officers).map(({ id }) => id));
  if (note.also && officers.some(({ id }) => id === note.also)) named.add(note.also);
  named.delete(note.by);
  const { eventNo, storyId } = note;
  await insertMentions(db, { eventNo, storyId, officerIds: [...named] });
}
