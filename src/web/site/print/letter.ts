import { servicesContext } from '#web/services-context.ts';
import type { Route } from './+types/letter';
import { nameOf, pdfAnswer } from './pdf-answer.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  return pdfAnswer(await context.get(servicesContext).printLetter(nameOf(params.file)));
}
