import type { LandingBlock } from '#domain/campaigns/landing-blocks.ts';
import { Closing } from './closing.tsx';
import { Hush } from './hush.tsx';
import type { LandingProps } from './landing-props.ts';
import { Newest } from './newest.tsx';
import { Share } from './share.tsx';
import { Steps, StepsAndLetter, TipsAndNotes } from './steps.tsx';
import { Invitation, Prose, Ways } from './words.tsx';

export type BlockProps<K extends LandingBlock['kind']> = LandingProps & {
  block: Extract<LandingBlock, { kind: K }>;
};

/** The one place a block becomes a piece of page. */
export function LandingBlockView({ block, ...props }: LandingProps & { block: LandingBlock }) {
  switch (block.kind) {
    // These two stand on the wall of the head.
    case 'goal':
    case 'toll':
      return null;
    case 'newest':
      return <Newest block={block} {...props} />;
    case 'steps':
      return <Steps block={block} {...props} />;
    case 'tips-and-notes':
      return <TipsAndNotes block={block} {...props} />;
    case 'steps-and-letter':
      return <StepsAndLetter block={block} {...props} />;
    case 'hush':
      return <Hush block={block} {...props} />;
    case 'prose':
      return <Prose block={block} {...props} />;
    case 'share':
      return <Share block={block} {...props} />;
    case 'ways':
      return <Ways block={block} {...props} />;
    case 'invitation':
      return <Invitation block={block} {...props} />;
    case 'closing':
      return <Closing block={block} {...props} />;
  }
}
