import type { FormEvent } from 'react';
import { formWords } from '#domain/campaigns/form-words.ts';
import type { CampaignWithForm } from '#domain/campaigns/registry.ts';
import { isCategory } from '#domain/options/categories.ts';
import type { Language } from '#domain/options/languages.ts';
import type { WritingType } from '#domain/options/writing-types.ts';
import type { Field, FieldProblem } from '#domain/submission/fields.ts';
import { TRAP_FIELD } from '#domain/submission/sending-marks.ts';
import { WRITING_WORDS } from '#web/content/writing-languages.ts';
import { languageAttributes } from '#web/ui/text-language.ts';
import { WhoReadsPanel } from '../pages/who-reads/who-reads-panel.tsx';
import { LeaveLink } from '../shell/quick-exit.tsx';
import { AboutYouPart } from './about-you-part.tsx';
import { DraftOffer, DraftState, DraftStrip } from './draft-strip.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { ExtrasPart } from './extras-part.tsx';
import type { FormValues } from './form-values.ts';
import { HelpAside, Tips } from './help-aside.tsx';
import { PromisePart } from './promise-part.tsx';
import { startProof } from './proof-of-work.ts';
import { noteKey, noteTrap } from './sending-signs.ts';
import type { Drafting } from './use-drafting.ts';
import { WordsPart } from './words-part.tsx';

type Props = {
  campaign: CampaignWithForm;
  writingType: WritingType;
  language: Language | null;
  values: FormValues;
  problems: FieldProblem[];
  /** What is seen while typing: in its field, never in the summary, which takes the focus. */
  live: FieldProblem[];
  set: (field: Field, value: string) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  drafting: Drafting;
  /** How often it was found wanting. */
  attempt: number;
};

/** One page, four short parts: words, who you are, extras, the promise. */
export function WriteForm(props: Props) {
  const { campaign, writingType, language, values, problems, live, set } = props;
  const { onSubmit, drafting, attempt } = props;
  const letter = writingType === 'LETTER';
  const noun = letter ? 'letter' : 'story';
  const part = {
    campaign,
    letter,
    language,
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
          {language && <WelcomeIn language={language} />}
          <WhoReadsPanel newTab />
          <BeforeYouBegin campaign={campaign} />
          <details className="more slim-only mt-s5">
            <summary>Good to know before you start</summary>
            <div>
              <Tips noun={noun} />
            </div>
          </details>
        </div>
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
          <WordsPart {...part} />
          <DraftStrip drafting={drafting} />
          <AboutYouPart {...part} />
          <ExtrasPart {...part} />
          <PromisePart {...part} />
          <Trap />
        </form>
        <div className="leavebar noprint">
          <DraftState drafting={drafting} />
          <LeaveLink className="tool" label="Leave quickly" />
        </div>
      </div>
      <HelpAside category={isCategory(values.category) ? values.category : 'LIFE'} noun={noun} />
    </div>
  );
}

/** For machines that fill in whatever they find. It only marks a text; nobody is refused for it. */
function Trap() {
  return (
    <div className="vh" aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}

function WelcomeIn({ language }: { language: Language }) {
  return (
    <p className="lead welcome-in" {...languageAttributes(language)}>
      {WRITING_WORDS[language].welcome}
    </p>
  );
}

/** In new tabs, so that nobody leaves what they have begun to write. */
function BeforeYouBegin({ campaign }: { campaign: CampaignWithForm }) {
  const { list, category, writingType, whereItGoes } = campaign;
  return (
    <p className="note mt-s4">
      Before you begin:{' '}
      <a href="/faq" target="_blank" rel="noopener">
        questions and answers
      </a>
      ,{' '}
      <a href="/guidelines" target="_blank" rel="noopener">
        submission guidelines
      </a>
      {list && category && (
        <>
          ,{' '}
          <a href={list.path} target="_blank" rel="noopener">
            {writingType === 'LETTER' ? 'letters others wrote' : 'stories others told'}
          </a>
        </>
      )}
      {whereItGoes && (
        <>
          ,{' '}
          <a href={whereItGoes.to} target="_blank" rel="noopener">
            {whereItGoes.label.charAt(0).toLowerCase() + whereItGoes.label.slice(1)}
          </a>
        </>
      )}
      . They open in a new tab.
    </p>
  );
}

function byField(problems: FieldProblem[]): Partial<Record<Field, string>> {
  return Object.fromEntries(problems.map(({ field, message }) => [field, message]));
}
