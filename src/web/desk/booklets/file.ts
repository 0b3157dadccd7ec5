import { data } from 'react-router';
import { deskContext } from '../desk-context.ts';
import { isStoryId } from '../story/story-id.ts';
import type { Route } from './+types/file';

/** Sent piece by piece: a large booklet is never in memory as a whole. */
export async function loader({ context, params }: Route.LoaderArgs) {
  // Booklets are named as stories are.
  if (!isStoryId(params.id)) throw data(null, { status: 404 });
  const outcome = await context.get(deskContext).fetchBooklet(params.id);
  if (outcome.kind === 'unknown') throw data(null, { status: 404 });
  if (outcome.kind === 'out-of-date') return new Response(OUT_OF_DATE, { status: 410 });
  const { pieces, bytes } = outcome;
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const piece = await pieces.next();
      if (piece.done) controller.close();
      else controller.enqueue(new Uint8Array(piece.value));
    },
    cancel: async () => {
      await pieces.return();
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(bytes),
      'content-disposition': 'attachment; filename="booklet.pdf"',
    },
  });
}

const OUT_OF_DATE = 'A text in this booklet was changed or taken back. Please make it again.\n';
