import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, Fragment } from 'react';
import { formWords } from '#domain/campaigns/form-words.ts';
import { isCategory } from '#domain/options/categories.ts';
import { addressIn, type Locale } from '#domain/options/locales.ts';
import type { WritingType } from '#domain/options/writing-types.ts';
import type { Field, FieldProblem } from '#domain/submission/fields.ts';
import { TRAP_FIELD } from '#domain/submission/sending-marks.ts';
import { COMMA } from '#web/ui/listed.ts';
import { languageName } from '#web/words/display.ts';
import { LOCALE } from '#web/words/locale.ts';
import { problemWords } from '#words/problems.ts';
import { WhoReadsPanel } from '../pages/who-reads/who-reads-panel.tsx';
import { LeaveLink } from '../shell/quick-exit.tsx';
import { AboutYouPart } from './about-you-part.tsx';
import { DraftOffer, DraftState, DraftStrip } from './draft-strip.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { ExtrasPart } from './extras-part.tsx';
import { FORM_VERSION, type FormValues } from './form-values.ts';
import { HelpAside, Tips } from './help-aside.tsx';
import { PromisePart } from './promise-part.tsx';
import { startProof } from './proof-of-work.ts';
import { noteKey, noteTrap } from './sending-signs.ts';
import type { Drafting } from './use-drafting.ts';
import { WordsPart } from './words-part.tsx';
import type { WritingCampaign } from './writing-campaign.ts';

type Props = {
  campaign: WritingCampaign;
  writingType: WritingType;
  values: FormValues;
  problems: FieldProblem[];
  /** What is seen while typing: in its field, never in the summary, which takes the focus. */
  live: FieldProblem[];
  set: (field: Field, value: string) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  drafting: Drafting;
  /** How often it was found wanting. */
  attempt: number;
  /** The writer was asked otherwise before. */
  changed: boolean;
};

/** One page, four short parts: words, who you are, extras, the promise. */
export function WriteForm(props: Props) {
  const { campaign, writingType, values, problems, live, set } = props;
  const { onSubmit, drafting, attempt, changed } = props;
  const letter = writingType === 'LETTER';
  const part = {
    campaign,
    letter,
    values,
    set,
    problems: byField([...live, ...problems]),
  };
  const { lead, appeal } = campaign.form;
  return (
    <div className="formgrid">
      <div className="form">
        <div className="pagehead tight">
          {appeal && <p className="appeal">{appeal}</p>}
          <h1>{formWords(campaign, writingType).heading}</h1>
          <p className="lead">{lead}</p>
          <WhoReadsPanel newTab />
          <BeforeYouBegin campaign={campaign} />
          <details className="more slim-only mt-s5">
            <summary>
              <Trans>Good to know before you start</Trans>
            </summary>
            <div>
              <Tips letter={letter} />
            </div>
          </details>
        </div>
        {changed && (
          <p className="retry" role="alert">
            <Trans>
              This form has changed since you opened it. Your words are still here. Please look over
              your answers once more.
            </Trans>
          </p>
        )}
        <ErrorSummary problems={problems} attempt={attempt} />
        <DraftOffer drafting={drafting} />
        <form
          // On a shared device Back must not bring another's answers: drafts are ours to keep.
          autoComplete="off"
          onKeyDownCapture={() => {
            startProof();
            noteKey();
          }}
          method="post"
          encType="multipart/form-data"
          noValidate
          onSubmit={(event) => {
            noteTrap(event.currentTarget);
            onSubmit(event);
          }}
          className="mt-s6"
        >
          <input type="hidden" name="writingType" value={writingType} />
          {campaign.version && <input type="hidden" name={FORM_VERSION} value={campaign.version} />}
          <WordsPart {...part} />
          <DraftStrip drafting={drafting} />
          <AboutYouPart {...part} />
          <ExtrasPart {...part} />
          <PromisePart {...part} />
          <Trap />
        </form>
        <div className="leavebar noprint">
          <DraftState drafting={drafting} />
          <LeaveLink className="tool" label={t`Leave quickly`} />
        </div>
      </div>
      <HelpAside
        category={isCategory(values.category) ? values.category : 'LIFE'}
        letter={letter}
      />
    </div>
  );
}

/** For machines that fill in whatever they find. It only marks a text; nobody is refused for it. */
function Trap() {
  return (
    <div className="vh" aria-hidden="true">
      <label>
        <Trans>Leave this empty</Trans>
        <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}

/** In new tabs, so that nobody leaves what they have begun to write. */
function BeforeYouBegin({ campaign }: { campaign: WritingCampaign }) {
  const language = languageName(LOCALE);
  return (
    <p className="note mt-s4">
      <Trans>
        Before you begin: <GoodToRead campaign={campaign} />. They open in a new tab.
      </Trans>
      {!isInvited(campaign, LOCALE) && (
        <>
          {' '}
          <Trans>
            You may write in {language}. Somebody will read it, though it may take a little longer.
          </Trans>
        </>
      )}
    </p>
  );
}

/** Whoever reads the page in a language that its campaign does not name wants to know before the first word. */
const isInvited = ({ form }: WritingCampaign, locale: Locale) =>
  form.languages.some((language) => language === locale);

function GoodToRead({ campaign }: { campaign: WritingCampaign }) {
  const { list, category, writingType, whereItGoes } = campaign;
  const others = writingType === 'LETTER' ? t`letters others wrote` : t`stories others told`;
  const links = [
    { to: '/faq', label: t`questions and answers` },
    { to: '/guidelines', label: t`submission guidelines` },
    ...(list && category ? [{ to: list.path, label: others }] : []),
    ...(whereItGoes ? [{ to: whereItGoes.to, label: inSentence(whereItGoes.label) }] : []),
  ];
  return links.map(({ to, label }, i) => (
    <Fragment key={to}>
      {i > 0 && COMMA}
      <a href={addressIn(LOCALE, to)} target="_blank" rel="noopener">
        {label}
      </a>
    </Fragment>
  ));
}

const inSentence = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

function byField(problems: FieldProblem[]): Partial<Record<Field, string>> {
  return Object.fromEntries(
    problems.map(({ field, ...problem }) => [field, problemWords(problem, LOCALE)]),
  );
}
