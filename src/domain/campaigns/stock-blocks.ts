import type { CampaignRecord } from './campaign-record.ts';
import type { LandingBlock } from './landing-blocks.ts';
import { STOCK_LETTERS, STOCK_QUIET, STOCK_STORIES } from './stock.ts';
import type { Stock } from './stock-words.ts';

/** What a block says that a lead puts on a landing; null where its words could only be somebody's own. */
export function stockBlock(
  kind: LandingBlock['kind'],
  { writingType, remembrance }: Pick<CampaignRecord, 'writingType' | 'remembrance'>,
): LandingBlock | null {
  if (kind === 'toll') return null;
  const letters = writingType === 'LETTER';
  const own = letters ? STOCK_LETTERS : STOCK_STORIES;
  const found = [remembrance ? STOCK_QUIET : own, own, STOCK_QUIET]
    .flatMap(({ blocks }: Stock) => blocks)
    .find((block) => block.kind === kind);
  return found ?? (letters ? MORE_LETTERS : MORE_STORIES)[kind as keyof typeof MORE_LETTERS];
}

const READ_FIRST =
  'Please read the [questions and answers](/faq) and the [guidelines](/guidelines) before you send it.';
const NO_ACCOUNT =
  'You need no account, and no name unless you want one. If you are under 18, please ask a parent, guardian or teacher before you send it.';

const more = (
  [what, many]: [string, string],
  { steps, read }: { steps: { title: string; text: string }[]; read: string },
) =>
  ({
    goal: { kind: 'goal' },
    'tips-and-notes': {
      kind: 'tips-and-notes',
      tips: { heading: 'Tips', steps: steps.slice(0, 3) },
      notes: { heading: 'Notes', items: [READ_FIRST] },
    },
    prose: {
      kind: 'prose',
      heading: `What happens to your ${what}`,
      paragraphs: [read, NO_ACCOUNT],
    },
    share: {
      kind: 'share',
      heading: 'Tell someone else',
      text: 'Perhaps someone you know would write one too. Use these words, or your own.',
      posts: ['A few true sentences are enough.'],
    },
    ways: {
      kind: 'ways',
      heading: 'Other ways to take part',
      ways: [
        {
          to: '/faq',
          label: 'Questions and answers',
          text: `Who reads the ${many}, and what is shown of you.`,
        },
      ],
    },
    invitation: {
      kind: 'invitation',
      heading: 'Write to us',
      text: 'Questions about these pages are welcome.',
      button: 'Write to us',
    },
  }) as const satisfies Partial<Record<LandingBlock['kind'], LandingBlock>>;

function stepsOf({ blocks }: Stock) {
  const found = blocks.find((block) => block.kind === 'steps');
  const steps = found?.kind === 'steps' ? found.steps : [];
  return { steps, read: steps.at(-1)?.text ?? '' };
}

const MORE_LETTERS = more(['letter', 'letters'], stepsOf(STOCK_LETTERS));
const MORE_STORIES = more(['story', 'stories'], stepsOf(STOCK_STORIES));
