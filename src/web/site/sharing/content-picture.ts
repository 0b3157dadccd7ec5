import { PICTURE_TYPES, pictureFile } from '#domain/content/pictures.ts';
import { keyOfContent } from '#domain/story/page-keys.ts';
import { servicesContext } from '#web/services-context.ts';
import type { Route } from './+types/content-picture';
import { noPicture } from './picture-answer.ts';

/** Where a picture may stand; when one of these changes, caches in front ask again. */
const KEYS = (['impact-pictures', 'sudan-photo'] as const).map(keyOfContent).join(' ');
const FOR_THE_EDGE = 'max-age=3600';

/** Named by what is in it, and so never another one. Taken out, it is gone for whoever has not seen it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const file = pictureFile(params.file);
  const found = file && (await context.get(servicesContext).findServedPicture(file));
  if (!found) return noPicture('unknown');
  return new Response(new Uint8Array(found), {
    headers: {
      'content-type': PICTURE_TYPES[file.format],
      'cache-control': 'public, max-age=31536000, immutable',
      'surrogate-control': FOR_THE_EDGE,
      'surrogate-key': KEYS,
    },
  });
}
