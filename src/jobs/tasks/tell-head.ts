import { type TellHeadContext, tellHead } from '#services/officers/tell-head.ts';

export const run = (context: TellHeadContext, data: { day: string }) => tellHead(context, data);
