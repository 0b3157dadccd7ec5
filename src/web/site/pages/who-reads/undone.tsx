import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { WORDS_DAYS } from '#domain/retention.ts';
import { Icon } from '#web/ui/icon.tsx';
import { numberWord } from '#web/words/numbers.ts';

/** What a receipt can still do after sending, and what nobody can. */
export function Undone() {
  const days = numberWord(WORDS_DAYS.withdrawn).toLowerCase();
  return (
    <div className="undo">
      <div>
        <h3 className="as-h4">
          <Icon name="back" /> {t`Can be undone`}
        </h3>
        <p className="note">
          <Trans>
            On <Link to="/receipt">the receipt page</Link>, with your twelve words, on any day.
          </Trans>
        </p>
        <ul>
          <Fact title={t`Hide your name`}>{t`Your link and handle go with it.`}</Fact>
          <Fact title={t`Show less`}>{t`An age band, no city, no belief.`}</Fact>
          <Fact title={t`Pause sharing`}>
            {t`Out of search and feeds. Whoever has the link can still read it.`}
          </Fact>
          <Fact title={t`Withdraw`}>
            <Trans>
              The page closes at once. Your email address is erased at once, the words within {days}{' '}
              days.
            </Trans>
          </Fact>
        </ul>
      </div>
      <div>
        <h3 className="as-h4">
          <Icon name="close" /> {t`Cannot be undone`}
        </h3>
        <p className="note">{t`Please read these before you send.`}</p>
        <ul>
          <Fact title={t`The words`}>{t`They cannot be changed after you send them.`}</Fact>
          <Fact title={t`Copies`}>
            {t`A screenshot, a printed page, a shared picture stay where they are.`}
          </Fact>
          <Fact title={t`Being recognised`}>
            {t`Somebody who knows you may know you by the story, even without a name.`}
          </Fact>
          <Fact title={t`Lost words`}>
            <Trans>
              If you lose your twelve words we cannot find them again. Then write to us; we cannot
              always say yes.
            </Trans>
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
