import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { numberWord } from '#domain/number-word.ts';
import { WORDS_DAYS } from '#domain/retention.ts';
import { Icon } from '#web/ui/icon.tsx';

/** What a receipt can still do after sending, and what nobody can. */
export function Undone() {
  return (
    <div className="undo">
      <div>
        <h3 className="as-h4">
          <Icon name="back" /> Can be undone
        </h3>
        <p className="note">
          On <Link to="/receipt">the receipt page</Link>, with your twelve words, on any day.
        </p>
        <ul>
          <Fact title="Hide your name">Your link and handle go with it.</Fact>
          <Fact title="Show less">An age band, no city, no belief.</Fact>
          <Fact title="Pause sharing">
            Out of search and feeds. Whoever has the link can still read it.
          </Fact>
          <Fact title="Withdraw">
            The page closes at once. Your email address is erased at once, the words within{' '}
            {numberWord(WORDS_DAYS.withdrawn).toLowerCase()} days.
          </Fact>
        </ul>
      </div>
      <div>
        <h3 className="as-h4">
          <Icon name="close" /> Cannot be undone
        </h3>
        <p className="note">Please read these before you send.</p>
        <ul>
          <Fact title="The words">They cannot be changed after you send them.</Fact>
          <Fact title="Copies">
            A screenshot, a printed page, a shared picture stay where they are.
          </Fact>
          <Fact title="Being recognised">
            Somebody who knows you may know you by the story, even without a name.
          </Fact>
          <Fact title="Lost words">
            If you lose your twelve words we cannot find them again. Then write to us; we cannot
            always say yes.
          </Fact>
        </ul>
      </div>
    </div>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <b>{title}</b>
      <span>{children}</span>
    </li>
  );
}
