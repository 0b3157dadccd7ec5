import { data, type RouterContextProvider } from 'react-router';
import { deskContext, officerOf } from '../desk-context.ts';

/** What the pages of the editor change: the draft, or what a draft would be made of. */
export async function readEdited(context: Readonly<RouterContextProvider>, slug: string) {
  const about = { by: officerOf(context), slug };
  const found = await context.get(deskContext).readCampaign(about);
  const newest = found && (found.kept.draft ?? found.kept.scheduled ?? found.kept.live);
  if (!newest) throw data(null, { status: 404 });
  return { found, record: newest.record, about };
}
