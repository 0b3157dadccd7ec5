import { servicesContext } from '#web/services-context.ts';
import type { Route } from './+types/icon';
import { ICONS } from './icon-list.ts';
import { noPicture, pictureAnswer } from './picture-answer.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const icon = new Map(Object.entries(ICONS)).get(params.file);
  if (!icon) return noPicture('unknown');
  return pictureAnswer(await context.get(servicesContext).drawPicture({ kind: 'icon', ...icon }));
}
