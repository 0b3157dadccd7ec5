import { listSecondLeads } from '#db/desk/officers.ts';
import type { CampaignContext } from './act-on-campaign.ts';

type Asked = Pick<CampaignContext, 'db' | 'enqueue'>;

/** Each on their own, so that a mail that fails is sent again to nobody else. */
async function tell({ db, enqueue }: Asked, leads: readonly string[], eventNo: number) {
  for (const officerId of leads)
    await enqueue(db, { name: 'tell-lead', data: { officerId, eventNo } });
}

/** Whoever may agree learns that a second lead is asked for; whoever asks knows it. */
export async function tellSecondLeads(
  context: Asked,
  { by, eventNo, at }: { by: string; eventNo: number; at: Date },
): Promise<void> {
  await tell(context, await listSecondLeads(context.db, { except: by, at }), eventNo);
}

/** Whoever asked learns that another lead has answered. */
export async function tellWhoAsked(context: Asked, lead: string, eventNo: number): Promise<void> {
  await tell(context, [lead], eventNo);
}
