import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { ENOUGH, LIKENESS_REASON, redactionFor } from '#domain/story/likeness.ts';
import type { DeskStory } from '#services/vetting/read-desk-story.ts';
import { hidingWords, leavingWords, likenessWords, NOTHING_HELPS } from './likeness-words.ts';

type Props = { desk: DeskStory; hidden: ReactNode };

/** Under the label: how many share it, and what to leave out where those are few. Advice; it closes nothing. */
export function LikenessNote({ desk, hidden }: Props) {
  const { likeness, face, actions } = desk;
  if (!likeness) return null;
  const { sharing, hiding } = likeness;
  const mayChange = actions.includes('hide-field') && actions.includes('set-field');
  return (
    <div className="alike" role="note" aria-label="Who shares this label">
      <p>
        {likenessWords(face, likeness)}.
        {sharing < ENOUGH && ` ${hiding ? `${hidingWords(face, hiding)}.` : NOTHING_HELPS}`}
      </p>
      {mayChange &&
        hiding?.lines.map((line) => {
          const { field, action } = redactionFor(line);
          return (
            <Form key={line} method="post" preventScrollReset>
              {hidden}
              <input type="hidden" name="field" value={field} />
              <input type="hidden" name="reason" value={LIKENESS_REASON} />
              <button
                type="submit"
                className="btn small ghost"
                name="intent"
                value={action === 'hide' ? 'hide-field' : 'set-field'}
              >
                {leavingWords(face, line)}
              </button>
            </Form>
          );
        })}
    </div>
  );
}
