import { categoryFromSlug } from '#domain/options/categories.ts';
import { pictureName } from '#domain/sharing/addresses.ts';
import { isHash } from '#domain/story/permalink.ts';
import { campaignsContext, servicesContext } from '#web/services-context.ts';
import type { Route } from './+types/tile-picture';
import { noPicture, pictureAnswer } from './picture-answer.ts';

/** Drawn from its address alone, and so never another one. A room of remembrance has no tile to take away. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const category = categoryFromSlug(params.category);
  const story = pictureName(params.file) ?? '';
  if (!category || !isHash(story) || context.get(campaignsContext).isQuiet(category))
    return noPicture('unknown');
  const png = await context.get(servicesContext).drawPicture({ kind: 'tile', category, story });
  const answer = pictureAnswer(png);
  if (png !== 'busy') answer.headers.set('cache-control', 'public, max-age=31536000, immutable');
  return answer;
}
