import { tileKey } from '#domain/motif/own-wall.ts';
import type { Campaigns } from './campaigns.ts';

/** By subject, for those whose campaign has a wall that leads drew: what its tiles are drawn by, and the wall itself. */
export type OwnWalls = Readonly<Record<string, { key: string; wall: string }>>;

/** What a page with texts about these subjects has to know to draw them, which for walls of the release is nothing. */
export function ownWalls(
  { ofCategory }: Pick<Campaigns, 'ofCategory'>,
  subjects: Iterable<Parameters<Campaigns['ofCategory']>[0] | null | undefined>,
): OwnWalls {
  const found = [...new Set(subjects)].flatMap((subject) => {
    const campaign = subject && ofCategory(subject);
    const key = campaign && tileKey(campaign);
    return key ? [[subject, { key, wall: campaign.wall }] as const] : [];
  });
  return Object.fromEntries(found);
}

/** As the loader of a page hands it over, where there is anything to hand over. */
export function withOwnWalls(...asked: Parameters<typeof ownWalls>): { walls?: OwnWalls } {
  const walls = ownWalls(...asked);
  return Object.keys(walls).length > 0 ? { walls } : {};
}
