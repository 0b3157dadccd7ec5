import { expect, test } from 'vitest';
import { findCampaign } from '#domain/campaigns/registry.ts';
import { isMinor } from '#domain/options/ages.ts';
import { textsToDecide } from '#lab/samples/demo/to-decide.ts';
import { demoWorld } from '#lab/samples/demo-world.ts';
import type { SampleStory } from '#lab/samples/sample-story.ts';
import { screenText } from './checks.ts';
import type { SignalKind } from './signal.ts';

/** Advice that is mostly wrong is not read, so hints about clean texts have to stay rare. */
const HINT_SHARE = 0.03;

const { published, waiting } = demoWorld();
/** Some of the demo's waiting texts ask something of an officer on purpose. */
const asIntended = (text: SampleStory) => !textsToDecide.includes(text);
const clean = [...published, ...waiting]
  .filter(asIntended)
  .map(({ campaign, title, body, age, city }) => {
    const text = `${title}\n\n${body}`;
    const languages = findCampaign(campaign)?.form?.languages ?? ['en'];
    const signals = screenText(text, {
      child: isMinor(age ?? null),
      city: city ?? null,
      languages,
    });
    return { text, signals };
  });

const withKind = (kind: SignalKind) =>
  clean.filter(({ signals }) => signals.some((signal) => signal.kind === kind));

test('there are texts to look at', () => {
  expect(clean.length).toBeGreaterThan(300);
});

test.each(['link', 'email', 'phone', 'address', 'handle'] as const)(
  'no clean text seems to have a passage of kind %s',
  (kind) => {
    const passages = withKind(kind).flatMap(({ text, signals }) =>
      signals.map(({ start, end }) => text.slice(start, end)),
    );
    expect(passages).toEqual([]);
  },
);

test.each(['school', 'shouting', 'sermon', 'language'] as const)(
  'fewer than 3 % of clean texts draw a hint of kind %s',
  (kind) => {
    expect(withKind(kind).length / clean.length).toBeLessThan(HINT_SHARE);
  },
);
