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
import { useScriptRuns } from '#web/browser/script-runs.ts';
import { Choice } from '../cases/choice.tsx';
import { DecideButton } from '../cases/decide-button.tsx';
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
  // Without a script the page cannot follow what is chosen, and shows what any of it may need.
  const alive = useScriptRuns();
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
        {(way !== 'own' || !alive) && (
          <label className="stack" key={alive ? way : ''}>
            <span>
              {alive && way !== 'own'
                ? WORDS_LABEL[way]
                : 'To the writer, or to both who are asked'}
            </span>
            <textarea
              name="words"
              rows={4}
              maxLength={NOTE_LIMITS.toWriter.most}
              required={alive && way !== 'copied'}
              defaultValue={alive ? wordsFor(way, typed) : typed?.words}
              dir="auto"
            />
          </label>
        )}
        {(way === 'ask-both' || !alive) && (
          <label className="stack">
            <span>{alive ? UNTIL : `Of both who are asked: ${UNTIL.toLowerCase()}`}</span>
            <input type="date" name="until" required defaultValue={typed?.until || askUntil} />
          </label>
        )}
        {covered && (
          <p className="note" id="both-read" tabIndex={-1}>
            Open both first: nobody decides what nobody has read.
          </p>
        )}
        <DecideButton at={button} closed={covered} describedBy={covered ? 'both-read' : undefined}>
          {alive ? label : 'Do that'}
        </DecideButton>
      </Form>
    </aside>
  );
}

const WORDS_LABEL = {
  'same-writer': 'To the writer of the one that closes',
  copied: 'A kind word to the writer, if it helps (they will read it)',
  'ask-both': 'What we ask, on both receipts',
};
const UNTIL = 'The last day on which an answer counts';

function wordsFor(way: Doubles, typed: Props['typed']): string {
  if (typed?.way === way) return typed.words;
  return way === 'same-writer' ? SENT_TWICE_WORDS : '';
}

/** What the button says, and what follows. By their titles: who reads them side by side need not ask which came first. */
function saidOf(way: Doubles, { sides }: ReadBeside): [label: string, means: string] {
  const closes = doublesEffect(way, sides)?.closes;
  const closing = sides.find(({ id }) => id === closes)?.title ?? '';
  const staying = sides.find(({ id }) => id !== closes)?.title ?? '';
  switch (way) {
    case 'same-writer':
      return [
        `Close “${closing}”`,
        `“${closing}” closes with a kind word; “${staying}” is read on`,
      ];
    case 'copied':
      return [`Decline “${closing}”`, `“${closing}” is declined: true, first person`];
    case 'ask-both':
      return ['Ask both', 'The same question on both receipts; neither learns of the other'];
    case 'own':
      return ['Keep both', 'Read each. They are not shown together again'];
  }
}
