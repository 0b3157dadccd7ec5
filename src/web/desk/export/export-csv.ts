import { deskContext, officerOf, withPasskey } from '../desk-context.ts';
import type { Route } from './+types/export-csv';

/** A file, sent while it is being read. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { exportStories, clock } = context.get(deskContext);
  const { pieces } = withPasskey(exportStories({ by: officerOf(context) }), request);
  const day = clock().toISOString().slice(0, 10);
  return new Response(streamOf(pieces), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="hikaya-stories-${day}.csv"`,
    },
  });
}

function streamOf(pieces: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      const piece = await pieces.next();
      if (piece.done) controller.close();
      else controller.enqueue(encoder.encode(piece.value));
    },
    // Whoever stops the download stops the reading too.
    cancel: async () => {
      await pieces.return();
    },
  });
}
