import { Link } from 'react-router';
import type { ActRefusal, CampaignAct } from '#domain/campaigns/campaign-acts.ts';
import { byPasskeyTo } from '../place.ts';
import { ActQuestion } from './act-question.tsx';
import type { CampaignOnDesk } from './campaign.tsx';
import { ACT_NAMES, REFUSAL_WORDS, shortHash } from './campaign-words.ts';

type Act = keyof typeof ACT_NAMES;
const IN_ORDER = Object.keys(ACT_NAMES) as Act[];
/** What is pressed most, and stands out. */
const FIRST: readonly Act[] = ['agree', 'agree-to-opening', 'ask', 'publish'];

/** What the rules offer this lead now; each is asked about in its place before it is done. */
export function ActsOffered({ one, typed }: { one: CampaignOnDesk; typed: string | undefined }) {
  const offered = IN_ORDER.filter((act) => one.acts.includes(act));
  const asking = offered.find((act) => act === one.asking);
  // Asked for before the question, so that nothing typed is lost on the way to the passkey.
  const hrefOf = (act: Act) => {
    const to = `/campaigns/${one.slug}?do=${act}`;
    return one.needPasskey.includes(act) ? byPasskeyTo(to) : to;
  };
  return (
    <>
      {one.draft && <TwoLeads one={one} />}
      <section aria-labelledby="acts">
        <h2 id="acts">What you can do</h2>
        {asking && <ActQuestion key={asking} act={asking} {...{ one, typed }} />}
        {offered
          .filter((act) => act !== asking)
          .map((act) => (
            <Link
              key={act}
              className={FIRST.includes(act) && !asking ? 'btn small' : 'btn small ghost'}
              to={hrefOf(act)}
              preventScrollReset
            >
              {ACT_NAMES[act]}
            </Link>
          ))}
        {one.acts.includes('edit') && (
          <Link className="btn small ghost" to={`/campaigns/${one.slug}/words`}>
            Change its words
          </Link>
        )}
        {one.acts.includes('edit') && (
          <Link className="btn small ghost" to={`/campaigns/${one.slug}/form`}>
            Change what its form asks
          </Link>
        )}
        {one.acts.includes('edit') && one.hasLanding && (
          <Link className="btn small ghost" to={`/campaigns/${one.slug}/landing`}>
            Change the blocks of its landing
          </Link>
        )}
        {one.acts.includes('preview') && (
          <Link className="btn small ghost" to={`/campaigns/${one.slug}/preview`}>
            See it before it is public
          </Link>
        )}
        <WhyNot refusals={one.refusals} draft={one.draft !== null} />
      </section>
    </>
  );
}

/** Who stands behind the draft by now, and to what. */
function TwoLeads({ one: { draft, needs, next, onlyLead } }: { one: CampaignOnDesk }) {
  if (!draft) return null;
  return (
    <section className="agree" aria-labelledby="two">
      <h2 id="two">{needs === 'one-lead' ? 'One lead' : 'Two leads'}</h2>
      <p>
        <b>{draft.mine ? 'You' : draft.by}</b> made it
        {draft.asked ? ' and asked for a second lead.' : '.'}
      </p>
      <p className="note">
        Exactly this: <span className="hash">{`${next ?? 1} · ${shortHash(draft.hash)}`}</span>
      </p>
      {needs !== 'one-lead' && (
        <p className="note">If anything in the draft changes, both leads are asked again.</p>
      )}
      {onlyLead && (
        <p className="note">
          You are the only lead. A campaign opens when two people have read it.
        </p>
      )}
    </section>
  );
}

/** Why the draft does not go out yet, where this lead might have thought that it would. */
function WhyNot({
  refusals,
  draft,
}: {
  refusals: Partial<Record<CampaignAct, ActRefusal>>;
  draft: boolean;
}) {
  if (!draft) return null;
  const reasons = new Set(
    [refusals.agree, refusals.ask, refusals.publish].filter(
      (reason) => reason !== undefined && TOLD.includes(reason),
    ),
  );
  return [...reasons].map(
    (reason) =>
      reason && (
        <p key={reason} className="note">
          {REFUSAL_WORDS[reason]}
        </p>
      ),
  );
}

const TOLD: readonly ActRefusal[] = [
  'words-missing',
  'refused-change',
  'nothing-changed',
  'own-words',
  'too-new',
];
