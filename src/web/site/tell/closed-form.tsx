import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { mayFinishUntil } from '#domain/campaigns/late-texts.ts';
import { LongDay } from '#web/ui/date-time.tsx';
import { useSite } from '../shell/use-site.ts';
import type { FormValues } from './form-values.ts';
import type { WritingCampaign } from './writing-campaign.ts';

type Props = {
  campaign: WritingCampaign;
  since: Date | null;
  /** What somebody had written who comes too late. */
  values?: FormValues | undefined;
};

/** In the place of a form that takes no new texts. What was published stays. */
export function ClosedForm({ campaign, since, values }: Props) {
  const { name } = useSite();
  const { form, list, writingType } = campaign;
  const letters = writingType === 'LETTER';
  return (
    <main id="main" className="wrap away">
      <title>{`${form.pageTitle} – ${name}`}</title>
      <div className="stack">
        <h1>{form.heading}</h1>
        <p className="lead">
          <ClosedSince campaign={campaign} since={since} />
        </p>
        {values && (
          <label className="retry wfull">
            <span>
              <Trans>Your words. Keep a copy of them.</Trans>
            </span>
            <textarea className="in" readOnly rows={10} value={values.story} dir="auto" />
          </label>
        )}
        <p>{t`What was published stays, and anyone can read it.`}</p>
        <div className="row">
          <Link className="btn" to={list?.path ?? '/stories'}>
            {letters ? t`Read the letters` : t`Read the stories`}
          </Link>
          <Link className="go" to="/opportunities">
            <span>{t`All opportunities`}</span>
          </Link>
        </div>
      </div>
    </main>
  );
}

function ClosedSince({ campaign, since }: Pick<Props, 'campaign' | 'since'>) {
  const { timeZone } = useSite();
  const letters = campaign.writingType === 'LETTER';
  if (!since) return letters ? t`Letters are closed.` : t`Stories are closed.`;
  const day = <LongDay at={since} timeZone={timeZone} />;
  return letters ? (
    <Trans>Letters are closed since {day}.</Trans>
  ) : (
    <Trans>Stories are closed since {day}.</Trans>
  );
}

/** For whoever had the form open when it closed. */
export function BeganBefore({ campaign, since }: { campaign: WritingCampaign; since: Date }) {
  const { timeZone } = useSite();
  const until = <LongDay at={mayFinishUntil(since)} timeZone={timeZone} />;
  return (
    <p className="retry">
      <b>
        <ClosedSince campaign={campaign} since={since} />
      </b>{' '}
      <Trans>You began before that, so you can still send this one until {until}.</Trans>
    </p>
  );
}
