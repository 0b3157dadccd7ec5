import { type TellLeadsContext, tellLeads } from '#services/safeguarding/tell-leads.ts';

export const run = (context: TellLeadsContext, data: { storyId: string; eventNo: number }) =>
  tellLeads(context, data);
