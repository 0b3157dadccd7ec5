import { type TellOfAccountContext, tellOfAccount } from '#services/officers/tell-of-account.ts';

export const run = (context: TellOfAccountContext, data: { eventNo: number }) =>
  tellOfAccount(context, data);
