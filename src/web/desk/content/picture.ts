import { data } from 'react-router';
import { PICTURE_TYPES, pictureFile } from '#domain/content/pictures.ts';
import { deskContext, officerOf } from '../desk-context.ts';
import type { Route } from './+types/picture';

/** Also one that nobody but leads may see yet, so no cache keeps it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const file = pictureFile(params.file);
  const found =
    file && (await context.get(deskContext).findPicture({ by: officerOf(context), file }));
  if (!found) throw data(null, { status: 404 });
  return new Response(new Uint8Array(found), {
    headers: { 'content-type': PICTURE_TYPES[file.format] },
  });
}
