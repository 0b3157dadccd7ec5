import { type TellTogetherContext, tellTogether } from '#services/together/tell-together.ts';

export const run = (context: TellTogetherContext, data: { no: number }) =>
  tellTogether(context, data);
