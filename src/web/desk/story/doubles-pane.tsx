import { useRef, useState } from 'react';
import { Form } from 'react-router';
import { NOTE_LIMITS } from '#domain/vetting/desk-limits.ts';
import {
  DOUBLES,
  DOUBLES_NAMES,
  type Doubles,
  doublesEffect,
  SENT_TWICE_WORDS,
} from '#domain/vetting/doubles.ts';
import type { ReadBeside } from '#services/together/read-beside.ts';
import { Choice } from '../cases/choice.tsx';
import { useKeptForm } from './leave-changes.tsx';

type Props = {
  beside: ReadBeside;
  /** As it was typed, where it was not taken. */
  typed: { way: string; words: string; until: string } | undefined;
};

/** What the two are. Chosen by its number, and decided by a press of its own. */
export function DoublesPane({ beside, typed }: Props) {
  const { sides, covered, askUntil } = beside;
  const form = useKeptForm();
  const possible = DOUBLES.filter((way) => doublesEffect(way, sides) !== null);
  const [way, setWay] = useState<Doubles>(
    possible.find((one) => one === typed?.way) ?? possible[0] ?? 'own',
  );
  const button = useRef<HTMLButtonElement>(null);
  const [label] = saidOf(way, beside);
  return (
    <aside className="verdict v2" aria-label="Decide both">
      <header className="asked-head">
        <h2>What are they?</h2>
        <p>Nothing is published by this. Each is read and decided on its own page as before.</p>
      </header>
      <Form method="post" className="panel stack case-decision" ref={form}>
        {sides.map(({ id, seen }) => (
          <input key={id} type="hidden" name="seen" value={JSON.stringify({ id, ...seen })} />
        ))}
        <Choice
          name="way"
          chosen={way}
          onChoose={setWay}
          onKey={() => button.current?.focus()}
          options={DOUBLES.map((value, index) => {
            const closed = !possible.includes(value);
            const means = closed ? 'Not now: only what waits is decided' : saidOf(value, beside)[1];
            return { value, name: DOUBLES_NAMES[value], means, key: String(index + 1), closed };
          })}
        />
        {way !== 'own' && (
          <label className="stack" key={way}>
            <span>{WORDS_LABEL[way]}</span>
            <textarea
              name="words"
              rows={4}
              maxLength={NOTE_LIMITS.toWriter.most}
              required={way !== 'copied'}
              defaultValue={typed?.way === way ? typed.words : FIRST_WORDS[way]}
              dir="auto"
            />
          </label>
        )}
        {way === 'ask-both' && (
          <label className="stack">
            <span>The last day on which an answer counts</span>
            <input type="date" name="until" required defaultValue={typed?.until || askUntil} />
          </label>
        )}
        {covered && (
          <p className="note" id="both-read">
            Open both first: nobody decides what nobody has read.
          </p>
        )}
        <button
          ref={button}
          type="submit"
          className="btn"
          aria-disabled={covered || undefined}
          aria-describedby={covered ? 'both-read' : undefined}
          onClick={(event) => covered && event.preventDefault()}
        >
          {label}
        </button>
      </Form>
    </aside>
  );
}

const WORDS_LABEL = {
  'same-writer': 'To the writer of the one that closes',
  copied: 'A kind word to the writer, if it helps (they will read it)',
  'ask-both': 'What we ask, on both receipts',
};
const FIRST_WORDS = { 'same-writer': SENT_TWICE_WORDS, copied: '', 'ask-both': '' };

/** What the button says, and what follows. */
function saidOf(way: Doubles, { sides }: ReadBeside): [label: string, means: string] {
  const [earlier] = sides;
  const closes = doublesEffect(way, sides)?.closes;
  const [closing, staying] = closes === earlier.id ? ['earlier', 'later'] : ['later', 'earlier'];
  switch (way) {
    case 'same-writer':
      return [
        `Close the ${closing}, go on with the ${staying}`,
        `The ${closing} one closes with a kind word`,
      ];
    case 'copied':
      return ['Decline the later one', 'The later one is declined: true, first person'];
    case 'ask-both':
      return ['Ask both', 'The same question on both receipts; neither learns of the other'];
    case 'own':
      return ['Keep both', 'Read each. They are not shown together again'];
  }
}
