import { t } from '@lingui/core/macro';
import type { ContentBlock, ContentSection } from '#web/content/content-types.ts';
import { InlineText } from '#web/ui/inline-text.tsx';
import { PrintButton } from '#web/ui/print-button.tsx';
import { SlowSteps } from '../../campaign/landing/steps.tsx';

type Fill = (text: string) => string;

export function ContentSections({ sections, fill }: { sections: ContentSection[]; fill: Fill }) {
  return (
    <div className="guidegrid end">
      <nav className="toc" aria-labelledby="contents">
        <h2 id="contents">{t`On this page`}</h2>
        <ol>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
        <div className="tools noprint tocprint">
          <PrintButton label={t`Print this page`} />
        </div>
      </nav>
      <div className="guide-body">
        {sections.map(({ id, heading, blocks }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>{heading}</h2>
            {blocks.map((block, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: blocks are data in a fixed order
              <Block key={i} block={block} fill={fill} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

function Block({ block, fill }: { block: ContentBlock; fill: Fill }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <div className="prose">
          <p>
            <InlineText text={fill(block.text)} />
          </p>
        </div>
      );
    case 'list':
      return (
        <ul className="tips">
          {block.items.map((item) => (
            <li key={item}>
              <span>
                <InlineText text={fill(item)} />
              </span>
            </li>
          ))}
        </ul>
      );
    case 'steps':
      return (
        <SlowSteps steps={block.steps.map(({ title, text }) => ({ title, text: fill(text) }))} />
      );
    case 'terms':
      return (
        <dl className="plain">
          {block.terms.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <InlineText text={fill(text)} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'note':
      return (
        <p className="note">
          <InlineText text={fill(block.text)} />
        </p>
      );
  }
}
