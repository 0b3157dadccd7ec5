import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { permalink } from '#domain/story/permalink.ts';
import { GivenWords } from '#web/ui/given-words.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { InlineText } from '#web/ui/inline-text.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';
import { displayName, displayOpening, displayPlace } from '#web/words/display.ts';
import { CareNote } from '../../shell/care-note.tsx';
import { readPath } from '../write-link.ts';
import type { BlockProps } from './block.tsx';
import { WriteButton } from './head.tsx';

type Step = { title: string; text: string };

export function Steps({ block, ...props }: BlockProps<'steps'>) {
  return (
    <section className="section tint" aria-labelledby="steps">
      <div className="wrap">
        <div className="head">
          <h2 id="steps">{block.heading}</h2>
        </div>
        <ol className="steps">
          {block.steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>
                <InlineText text={step.text} />
              </p>
            </li>
          ))}
        </ol>
        <div className="row mt-s7">
          <WriteButton {...props} className="btn" />
          <Link className="go" to="/educators">
            <span>{t`Writing with a class? Start here`}</span>
            <Icon name="arrow" />
          </Link>
        </div>
      </div>
    </section>
  );
}

export function TipsAndNotes({ block }: BlockProps<'tips-and-notes'>) {
  return (
    <section className="section wrap">
      <div className="pair">
        <div className="stack l">
          <h2>{block.tips.heading}</h2>
          <SlowSteps steps={block.tips.steps} />
        </div>
        <div className="stack l">
          <h2>{block.notes.heading}</h2>
          <ul className="tips">
            {block.notes.items.map((item) => (
              <li key={item}>
                <span>
                  <InlineText text={item} newTab />
                </span>
              </li>
            ))}
          </ul>
          <CareNote />
        </div>
      </div>
    </section>
  );
}

export function StepsAndLetter({ block, campaign, newest }: BlockProps<'steps-and-letter'>) {
  const [letter] = newest;
  const recipient = letter?.recipient;
  const name = (
    <GivenWords beside={letter?.language}>{displayName(letter?.name ?? null)}</GivenWords>
  );
  return (
    <section className="wrap end">
      <div className="pair">
        <div className="stack l">
          <h2>{block.heading}</h2>
          <SlowSteps steps={block.steps} />
          <p className="note">
            <InlineText text={block.note} newTab />
          </p>
        </div>
        {letter && (
          <div className="stack l">
            <h2>{t`A letter from this room`}</h2>
            <article className="letter one">
              {recipient && <p className="to">{t`To: ${recipient}`}</p>}
              <div className="prose" {...languageAttributes(letter.language)}>
                <h3 className="as-h4">
                  <Link to={permalink(letter)}>{letter.title}</Link>
                </h3>
                <p>{displayOpening(letter)}</p>
              </div>
              <p className="sig-l">
                <Trans>
                  From <b>{name}</b>
                </Trans>
                <br />
                <GivenWords beside={letter.language}>{displayPlace(letter)}</GivenWords>
              </p>
            </article>
            <Link className="go" to={readPath(campaign)}>
              <span>{t`Read the letters`}</span>
              <Icon name="arrow" />
            </Link>
          </div>
        )}
      </div>
    </section>
  );
}

export function SlowSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="slow">
      {steps.map((step) => (
        <li key={step.title}>
          <h3 className="as-h4">{step.title}</h3>
          <p>
            <InlineText text={step.text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
