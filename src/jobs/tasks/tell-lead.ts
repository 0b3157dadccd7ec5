import { type LeadToTell, type TellLeadContext, tellLead } from '#services/officers/tell-lead.ts';

export const run = (context: TellLeadContext, data: LeadToTell) => tellLead(context, data);
