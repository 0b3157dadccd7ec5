import { t } from '@lingui/core/macro';
import { writePath } from '#domain/campaigns/write-path.ts';
import type { CategoryCode } from '#domain/options/categories.ts';
import type { WritingType } from '#domain/options/writing-types.ts';
import type { Site } from '#domain/site.ts';
import { categoryOfUrl } from './quiet-room.ts';
import type { ThankingRoom } from './room-thanks.ts';

type Sent = { url: string; writingType: WritingType; room: ThankingRoom | undefined };

/** What a writer is told and offered once a text has arrived; all of it stays in its campaign. */
export function afterSending({ url, writingType, room: campaign }: Sent, site: Pick<Site, 'name'>) {
  const category = categoryOfUrl(url);
  const letter = writingType === 'LETTER';
  const quiet = campaign?.remembrance === true;
  // A class that writes letter after letter stays in the form for letters.
  const own = campaign?.writingType === writingType ? campaign : undefined;
  const form = own?.form ? writePath(own) : tellPath(category, letter);
  const { thanks } = own ?? {};
  const siteName = site.name;
  return {
    category,
    letter,
    quiet,
    wall: thanks || quiet ? (own?.wall ?? null) : null,
    goal: own?.goal ? { slug: own.slug, wanted: own.goal } : null,
    heading: headingOf({ letter, quiet }),
    lead:
      thanks?.lead ??
      t`Thank you for trusting us with it. Here is its place on the wall. Nobody can read it until one of our readers has read it with care.`,
    ask: {
      words:
        thanks?.ask ??
        (letter
          ? t`I just wrote a true letter on ${siteName}. I think you have one to write too. It can be short, and nobody needs to know your name:`
          : t`I just told a true story on ${siteName}. I think you have one too. It can be short, and nobody needs to know your name:`),
      path: own?.form ? writePath(own) : '/tell',
    },
    another: {
      to: form,
      label: thanks?.another ?? (letter ? t`Write another letter` : t`Write another story`),
    },
    /** Where letters of this campaign go from here, if anybody may ask that. */
    whereItGoes: own?.whereItGoes ?? null,
    read: {
      to: own?.list?.path ?? '/stories',
      label: thanks?.read ?? (quiet ? t`Back to the letters` : t`Read someone else’s`),
    },
  };
}

/** A letter of remembrance is no occasion to call out. */
function headingOf({ letter, quiet }: { letter: boolean; quiet: boolean }): string {
  if (!letter) return t`We’ve received your story!`;
  return quiet ? t`We have received your letter.` : t`We’ve received your letter!`;
}

export type AfterSending = ReturnType<typeof afterSending>;

function tellPath(category: CategoryCode, letter: boolean): string {
  return `/tell?category=${category}${letter ? '&type=LETTER' : ''}`;
}
