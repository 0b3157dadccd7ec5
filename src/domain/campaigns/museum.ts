import type { Campaigns } from './campaigns.ts';
import type { Campaign } from './schema.ts';

export type MuseumRoom = Campaign & {
  /** Counted from one, in the order of the pages. */
  number: number;
  exhibit: NonNullable<Campaign['exhibit']>;
  list: NonNullable<Campaign['list']>;
};

/** Every campaign with an exhibit and a list to read is a room. */
export function museumRooms({ listed }: Pick<Campaigns, 'listed'>): MuseumRoom[] {
  return listed
    .filter((campaign): campaign is Campaign & Pick<MuseumRoom, 'exhibit' | 'list'> =>
      Boolean(campaign.exhibit && campaign.list),
    )
    .map((campaign, i) => ({ ...campaign, number: i + 1 }));
}
