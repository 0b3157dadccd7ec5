import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ADULT } from '#domain/options/ages.ts';
import { suggestsQuietMail } from '#domain/submission/quiet-mail.ts';
import { isChildSoFar, TICKED } from './form-values.ts';
import type { PartProps } from './part-props.ts';
import { TickBox } from './tick-box.tsx';

const NOTE = 'quiet-mail-note';

/** Under the e-mail field, ticked by nobody but the writer. A page without a script shows it before an address is typed. */
export function QuietMailBox({ campaign, letter, values, set }: PartProps) {
  const suggested = suggestsQuietMail(campaign, { child: isChildSoFar(values) });
  return (
    <div className="mt-s3">
      <TickBox
        name="quietMail"
        ticked={values.quietMail === TICKED}
        onTick={(ticked) => set('quietMail', ticked ? TICKED : '')}
        describedBy={NOTE}
      >
        {letter ? t`Do not name my letter in the mail` : t`Do not name my story in the mail`}
      </TickBox>
      <p className="note" id={NOTE}>
        {suggested ? (
          <Trans>
            <b>We suggest this here</b>, since others may read your mail.
          </Trans>
        ) : (
          t`Good where others can read your mail, or if you are under ${ADULT}.`
        )}{' '}
        <Trans>
          The mail then has no title, no link and no reasons in it; your receipt shows them.
        </Trans>
      </p>
    </div>
  );
}
