import { type MakeBookletContext, makeBooklet } from '#services/print/make-booklet.ts';

export const run = (context: MakeBookletContext, data: { bookletId: string }) =>
  makeBooklet(context, data.bookletId);
