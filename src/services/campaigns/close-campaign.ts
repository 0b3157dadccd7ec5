import { setCampaignState } from '#db/campaigns/campaign-hours.ts';
import { insertDeskEvent } from '#db/insert-events.ts';
import {
  type ActRequest,
  actOnCampaign,
  type CampaignContext,
  type NotDone,
  type Scene,
  standingAfter,
} from './act-on-campaign.ts';

type Done = { kind: 'done' };
type StateAct = (context: CampaignContext, request: ActRequest) => Promise<Done | NotDone>;

const stateAct = (act: 'close' | 'reopen' | 'archive'): StateAct =>
  actOnCampaign(act, async (_, scene: Scene<ActRequest>): Promise<Done> => {
    const { db, kept, request, at } = scene;
    const { slug } = kept;
    await setCampaignState(db, slug, standingAfter(scene, act).state);
    const kind = `${act}-campaign` as const;
    await insertDeskEvent(db, { kind, officer: request.by.id, subject: slug, at });
    return { kind: 'done' };
  });

/** Its form says that it is closed; its texts stay. */
export const closeCampaign = stateAct('close');
export const reopenCampaign = stateAct('reopen');
/** No list names it any more; whoever has an address reads on. */
export const archiveCampaign = stateAct('archive');
