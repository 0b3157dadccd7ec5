import { pictureName } from '#domain/sharing/addresses.ts';
import { servicesContext } from '#web/services-context.ts';
import type { Route } from './+types/story-picture';
import { noPicture, pictureAnswer } from './picture-answer.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const hash = pictureName(params.file);
  if (hash === null) return noPicture('unknown');
  const outcome = await context.get(servicesContext).drawStoryPicture(hash);
  return outcome.kind === 'drawn' ? pictureAnswer(outcome.png) : noPicture(outcome.kind);
}
