import { isStillKey, isTileKey } from '#domain/motif/own-wall.ts';
import { categoryFromSlug } from '#domain/options/categories.ts';
import { pictureName } from '#domain/sharing/addresses.ts';
import { isHash } from '#domain/story/permalink.ts';
import { campaignsContext, servicesContext } from '#web/services-context.ts';
import type { Route } from './+types/tile-picture';
import { noPicture, pictureAnswer } from './picture-answer.ts';

/** Drawn from its address alone, and so never another one. A room of remembrance has no tile to take away. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const subject = categoryFromSlug(params.category);
  const story = pictureName(params.file) ?? '';
  const quiet = subject
    ? context.get(campaignsContext).isQuiet(subject)
    : isStillKey(params.category) || !isTileKey(params.category);
  if (quiet || !isHash(story)) return noPicture('unknown');
  const category = subject ?? params.category;
  const png = await context.get(servicesContext).drawPicture({ kind: 'tile', category, story });
  const answer = pictureAnswer(png);
  if (png !== 'busy') answer.headers.set('cache-control', 'public, max-age=31536000, immutable');
  return answer;
}
