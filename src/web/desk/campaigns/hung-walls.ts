import type { ActingOfficer } from '#domain/vetting/officer.ts';
import type { DeskServices } from '#services/desk-services.ts';
import type { HungWall } from './wall-choice.ts';

/** Walls of all campaigns but one, drafts among them. The general form has none. */
export async function hungWalls(
  { listCampaignLines }: Pick<DeskServices, 'listCampaignLines'>,
  by: ActingOfficer,
  but?: string,
): Promise<HungWall[]> {
  const lines = await listCampaignLines({ by });
  return lines
    .filter(({ slug, category }) => slug !== but && category !== null)
    .map(({ name, wall }) => ({ name, wall }));
}
