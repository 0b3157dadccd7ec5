import { t } from '@lingui/core/macro';
import type { Campaigns } from '#domain/campaigns/campaigns.ts';
import { museumRooms } from '#domain/campaigns/museum.ts';
import type { Campaign } from '#domain/campaigns/schema.ts';
import { writePath } from '#domain/campaigns/write-path.ts';
import { categoryLabel } from '#domain/options/categories.ts';
import type { Neighbour } from '#domain/story/published-story.ts';

type Way = { to: string; label: string };

/** Where somebody reads a story: inside a room, in a list that was narrowed, or among all. */
export type ReadingPlace = {
  /** Its wall paints the band that leads on. */
  wall: string | null;
  remembrance: boolean;
  /** What every text beside it is about; null among all, newest first. */
  subject: string | null;
  back: Way;
  /** The museum and its room, or all stories and the subject. */
  crumb: [all: Way, here: Way];
  write: Way & { text: string };
};

/** Known by the address alone, so that it is the same without a script and after a reload. */
export function readingPlace(
  story: Pick<Neighbour, 'category'>,
  search: string,
  campaigns: Campaigns,
): ReadingPlace {
  const query = new URLSearchParams(search);
  const room =
    query.get('display') === 'MUSEUM'
      ? museumRooms(campaigns).find(({ category }) => category === story.category)
      : undefined;
  const narrowed =
    query.has('display') ||
    query.has('category') ||
    (search === '' && campaigns.isQuiet(story.category));
  const subject = categoryLabel(story.category);
  const letters = room?.writingType === 'LETTER';
  const { wall = null, remembrance = false } = room ?? {};
  return {
    wall,
    remembrance,
    subject: narrowed ? subject : null,
    back: room
      ? { to: room.list.path, label: letters ? t`All letters` : t`All ${subject} stories` }
      : { to: `/stories${listQuery(query)}`, label: t`Back to the list` },
    crumb: room
      ? [
          { to: '/museum', label: t`Museum` },
          { to: room.list.path, label: room.exhibit.title },
        ]
      : [
          { to: '/stories', label: t`Stories` },
          { to: `/stories?category=${story.category}`, label: subject },
        ],
    write: invitation((narrowed && campaigns.ofCategory(story.category)) || campaigns.general()),
  };
}

function listQuery(query: URLSearchParams): string {
  query.delete('display');
  return query.size > 0 ? `?${query}` : '';
}

function invitation(campaign: Campaign): ReadingPlace['write'] {
  return {
    to: writePath(campaign),
    label: campaign.landing?.writeLabel ?? t`Tell your story`,
    text: campaign.opportunity?.text ?? t`It can be short. A few sentences are enough.`,
  };
}
