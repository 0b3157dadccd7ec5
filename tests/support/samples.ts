import { findForm, generalCampaign } from '#domain/campaigns/registry.ts';
import type { Locale } from '#domain/options/locales.ts';
import { detectLanguage } from '#integrations/language-detection/detect-language.ts';
import { demoWorld } from '#lab/samples/demo-world.ts';
import type { SampleStory } from '#lab/samples/sample-story.ts';
import { prepareStory } from '#services/stories/prepare-story.ts';
import { QUIET } from './quiet-preparing.ts';
import type { Site } from './site.ts';

const TIME_ZONE = 'America/Toronto';
const AT_ONCE = 8;

type Extras = { link?: string; social?: string; handle?: string; adult?: boolean };
export type Sample = SampleStory & Extras;

/** Sent, made ready by the worker's own task, and published. Answers its address. */
export async function publishSample(
  site: Pick<Site, 'database' | 'world'>,
  sample: Sample,
): Promise<string> {
  const { campaign, language: _, body, ...input } = sample;
  const form = findForm(campaign) ?? generalCampaign();
  const sent = await site.world.submit({ ...input, story: body }, { form });
  await prepareStory(
    {
      ...QUIET,
      db: site.database.as('worker'),
      clock: () => new Date(),
      detectLanguage,
      timeZone: TIME_ZONE,
    },
    await site.world.storyIdOf(sent.hash),
  );
  await site.world.settle(sent.hash, 'publish');
  return sent.url;
}

export function sampleIn(language: Locale, campaign: string): Sample {
  const found = demoWorld().published.find(
    (sample) => sample.language === language && sample.campaign === campaign,
  );
  if (!found) throw new Error(`No sample in ${language} of ${campaign}.`);
  return found;
}

/** English words as people write them, as many as are wanted. */
export function englishText(length: number): string {
  const english = demoWorld().published.filter((sample) => sample.language === 'en');
  const text = english.map((sample) => sample.body).join('\n\n');
  if (text.length < length) throw new Error(`Only ${text.length} characters.`);
  return `${text
    .slice(0, length - 1)
    .trimEnd()
    .padEnd(length - 1, '.')}.`;
}

/** A plain story of the general form, with what matters to a test on top. */
export function plainSample(sample: Partial<Sample> & { title: string }): Sample {
  return {
    campaign: 'general',
    category: 'MOSQUE',
    language: 'en',
    body: englishText(600),
    gender: 'F',
    country: 'Canada',
    belief: 'Islam',
    age: 41,
    ...sample,
  };
}

/** As much at once as a pool of connections takes. */
export async function inBatches<T>(items: readonly T[], work: (item: T) => Promise<unknown>) {
  for (let i = 0; i < items.length; i += AT_ONCE)
    await Promise.all(items.slice(i, i + AT_ONCE).map(work));
}
