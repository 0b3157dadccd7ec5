import { createHash, randomBytes } from 'node:crypto';
import {
  type CampaignPreview,
  deletePreview,
  findPreview,
  keepPreview,
} from '#db/campaigns/campaign-previews.ts';
import { insertDeskEvent } from '#db/insert-events.ts';
import type { CampaignRecord } from '#domain/campaigns/campaign-record.ts';
import { PREVIEW_DAYS } from '#domain/campaigns/previews.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { forLeads } from '#services/officers/for-leads.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';
import { type ActRequest, actOnCampaign, draftOf, type Scene } from './act-on-campaign.ts';

type PreviewGiven = { kind: 'given'; secret: string; record: CampaignRecord };

/** An address for exactly these words. Its secret is told once, here; the database knows only the hash. */
export const givePreview = actOnCampaign(
  'preview',
  async (_, scene: Scene<ActRequest>): Promise<PreviewGiven> => {
    const { db, kept, request, at } = scene;
    const { hash, record } = draftOf(scene);
    const officer = request.by.id;
    const secret = randomBytes(32).toString('base64url');
    const endsAt = new Date(at.getTime() + PREVIEW_DAYS * 86_400_000);
    const secretHash = previewSecretHash(secret);
    await keepPreview(db, kept.slug, { secretHash, draftHash: hash, officer, at, endsAt });
    await insertDeskEvent(db, { kind: 'preview-campaign', officer, subject: kept.slug, at });
    return { kind: 'given', secret, record };
  },
);

/** Whether there is an address, by whom and until when; the address itself nobody can say again. */
export const readPreview = forLeads(
  (
    { db, clock }: DeskContext,
    { slug }: { by: ActingOfficer; slug: string },
  ): Promise<CampaignPreview | undefined> => findPreview(db, slug, clock()),
);

/** To end one is always safe: it asks for nothing, and says the same where there is none. */
export const endPreview = forLeads(
  ({ db: database }: DeskContext, { slug }: { by: ActingOfficer; slug: string }): Promise<void> =>
    database.transaction().execute((db) => deletePreview(db, slug)),
);

export function previewSecretHash(secret: string): Uint8Array {
  return createHash('sha256').update(secret).digest();
}
