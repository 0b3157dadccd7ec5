import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { isMinor } from '#domain/options/ages.ts';
import { categoryLabel } from '#domain/options/categories.ts';
import { SOCIAL_SERVICES } from '#domain/options/social-services.ts';
import { type Paragraph, parseBody } from '#domain/story/body.ts';
import { NOTHING_LEFT_OUT, publicFace } from '#domain/story/public-face.ts';
import { writtenLanguage } from '#domain/story/written-language.ts';
import type { Field } from '#domain/submission/fields.ts';
import type { Submission } from '#domain/submission/parse-submission.ts';
import { AUTHOR_LABELS } from '#web/ui/full-label.tsx';
import { GivenWords } from '#web/ui/given-words.tsx';
import { StoryBody } from '#web/ui/story-body.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';
import { displayAge, displayGender, displayName, displayOr } from '#web/words/display.ts';
import { beliefName, countryName } from '#web/words/names.ts';
import { useSite } from '../shell/use-site.ts';
import { CHANGE } from './change-words.tsx';
import { authorLabelIn, type WritingCampaign } from './writing-campaign.ts';

type Props = {
  campaign: WritingCampaign;
  submission: Submission;
  /** A way back to one field; a link with a script, a button without. */
  change: (field: Field, words: ReactNode) => ReactNode;
  /** What the guidelines forbid and is still in the words. */
  advice: ReactNode;
  send: ReactNode;
};

/** The last look before it is final, just as a reader will see it. */
export function ReadOver({ campaign, submission, change, advice, send }: Props) {
  const site = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const face = publicFace(submission, site, NOTHING_LEFT_OUT);
  const recipient = submission.recipient && campaign.recipientNames[submission.recipient];
  const letter = submission.writingType === 'LETTER';
  const title = t`Read it over`;
  const language = languageAttributes(writtenLanguage(`${submission.title}\n${submission.story}`));
  return (
    <div className="form read-over">
      <title>{`${title} – ${site.name}`}</title>
      <div className="pagehead">
        <h1 tabIndex={-1} ref={heading}>
          {title}
        </h1>
        <p className="lead">
          <Trans>This is how people will see it.</Trans>
        </p>
      </div>
      <div className="sheetprev">
        {recipient && <p className="to">{t`To: ${recipient}`}</p>}
        <h2 className="as-h3" dir="auto" {...language}>
          {submission.title}
        </h2>
        <div className="prose" dir="auto" {...language}>
          <StoryBody paragraphs={withoutLinks(parseBody(submission.story))} />
        </div>
        <p>{change('story', letter ? CHANGE.letter : CHANGE.story)}</p>
      </div>
      <dl className="ans">
        {recipient && (
          <Answer
            label={t({ message: 'To', context: 'who a letter is to' })}
            change={change('recipient', CHANGE.recipient)}
          >
            {recipient}
          </Answer>
        )}
        <Answer
          label={t({ message: 'About', context: 'what a text is about' })}
          // A campaign's subject is its own, and its form has no field for it.
          change={campaign.category === null && change('category', CHANGE.category)}
        >
          {categoryLabel(submission.category)}
        </Answer>
        <Answer
          label={AUTHOR_LABELS[authorLabelIn(campaign, submission.category)]}
          change={change('name', CHANGE.name)}
        >
          <GivenWords>{displayName(face.name)}</GivenWords>
        </Answer>
        <Answer label={t`Age`} change={change('age', CHANGE.age)}>
          {displayAge(face)}
        </Answer>
        <Answer label={t`Gender`} change={change('gender', CHANGE.gender)}>
          {displayGender(face)}
        </Answer>
        <Answer label={t`Country`} change={change('country', CHANGE.country)}>
          {countryName(face.country)}
        </Answer>
        <Answer label={t`City`} change={change('city', CHANGE.city)}>
          {withheld(submission.age, submission.city, face.city)}
        </Answer>
        <Answer label={t`Belief`} change={change('belief', CHANGE.belief)}>
          {displayOr(
            withheld(submission.age, submission.belief, face.belief && beliefName(face.belief)),
          )}
        </Answer>
        <Answer label={t`Email, never shown`} change={change('email', CHANGE.email)}>
          {emailText(submission)}
        </Answer>
        <Answer label={t`Link`} change={change('link', CHANGE.link)}>
          {withheld(submission.age, submission.link, face.link)}
        </Answer>
        <Answer label={t`Social`} change={change('handle', CHANGE.handle)}>
          {submission.social &&
            withheld(
              submission.age,
              socialText(submission.social),
              face.social && socialText(submission.social),
            )}
        </Answer>
      </dl>
      {advice}
      {send}
    </div>
  );
}

/** Addresses stay words here: what is published normally has none, so none is to be pressed. */
function withoutLinks(paragraphs: Paragraph[]): Paragraph[] {
  return paragraphs.map((lines) =>
    lines.map((line) => line.map(({ text }) => ({ kind: 'text' as const, text }))),
  );
}

type AnswerProps = { label: string; change: ReactNode; children: ReactNode };

function Answer({ label, change, children }: AnswerProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={children ? undefined : 'none'}>{children || t`Not given`}</dd>
      {change && <dd>{change}</dd>}
    </div>
  );
}

function emailText({ email, quietMail, writingType }: Submission): string | null {
  if (!email) return null;
  if (writingType === 'LETTER')
    return quietMail
      ? t`${email} (the mail does not name your letter)`
      : t`${email} (the mail names your letter)`;
  return quietMail
    ? t`${email} (the mail does not name your story)`
    : t`${email} (the mail names your story)`;
}

function socialText({ handle, service: code }: NonNullable<Submission['social']>): string {
  const service = SOCIAL_SERVICES.find((s) => s.code === code)?.label ?? code;
  return t`@${handle} on ${service}`;
}

/** What a child wrote stays theirs, and is not put where strangers can find them. */
function withheld(age: number | null, given: string | null, shown: string | null): string | null {
  if (!given || shown) return shown;
  return isMinor(age)
    ? t`Kept private, because you are under 18`
    : t`Kept private, because you told no age`;
}
