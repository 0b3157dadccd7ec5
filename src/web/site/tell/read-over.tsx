import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { CampaignWithForm } from '#domain/campaigns/registry.ts';
import { isMinor } from '#domain/options/ages.ts';
import { categoryLabel } from '#domain/options/categories.ts';
import { SOCIAL_SERVICES } from '#domain/options/social-services.ts';
import { type Paragraph, parseBody } from '#domain/story/body.ts';
import {
  authorLabel,
  displayAge,
  displayGender,
  displayName,
  UNSPECIFIED,
} from '#domain/story/display.ts';
import { NOTHING_LEFT_OUT, publicFace } from '#domain/story/public-face.ts';
import { writtenLanguage } from '#domain/story/written-language.ts';
import type { Field } from '#domain/submission/fields.ts';
import type { Submission } from '#domain/submission/parse-submission.ts';
import { StoryBody } from '#web/ui/story-body.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';
import { useSite } from '../shell/use-site.ts';

type Props = {
  campaign: CampaignWithForm;
  submission: Submission;
  /** A way back to one field; a link with a script, a button without. */
  change: (field: Field, what: string) => ReactNode;
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
  const letter = submission.writingType === 'LETTER';
  const language = languageAttributes(writtenLanguage(`${submission.title}\n${submission.story}`));
  return (
    <div className="form read-over">
      <title>{`Read it over – ${site.name}`}</title>
      <div className="pagehead">
        <h1 tabIndex={-1} ref={heading}>
          Read it over
        </h1>
        <p className="lead">This is how people will see it.</p>
      </div>
      <div className="sheetprev">
        {submission.recipient && <p className="to">To: {submission.recipient}</p>}
        <h2 className="as-h3" dir="auto" {...language}>
          {submission.title}
        </h2>
        <div className="prose" dir="auto" {...language}>
          <StoryBody paragraphs={withoutLinks(parseBody(submission.story))} />
        </div>
        <p>{change('story', letter ? 'your letter' : 'your words')}</p>
      </div>
      <dl className="ans">
        {submission.recipient && (
          <Answer label="To" change={change('recipient', 'who it is to')}>
            {submission.recipient}
          </Answer>
        )}
        <Answer
          label="About"
          // A campaign's subject is its own, and its form has no field for it.
          change={campaign.category === null && change('category', 'the subject')}
        >
          {categoryLabel(submission.category)}
        </Answer>
        <Answer label={authorLabel(submission.category)} change={change('name', 'your name')}>
          {displayName(face.name)}
        </Answer>
        <Answer label="Age" change={change('age', 'your age')}>
          {displayAge(face)}
        </Answer>
        <Answer label="Gender" change={change('gender', 'your gender')}>
          {displayGender(face)}
        </Answer>
        <Answer label="Country" change={change('country', 'your country')}>
          {face.country}
        </Answer>
        <Answer label="City" change={change('city', 'your city')}>
          {withheld(submission.age, submission.city, face.city)}
        </Answer>
        <Answer label="Belief" change={change('belief', 'your belief')}>
          {withheld(submission.age, submission.belief, face.belief) ?? UNSPECIFIED}
        </Answer>
        <Answer label="Email, never shown" change={change('email', 'your email')}>
          {emailText(submission)}
        </Answer>
        <Answer label="Link" change={change('link', 'your link')}>
          {withheld(submission.age, submission.link, face.link)}
        </Answer>
        <Answer label="Social" change={change('handle', 'your handle')}>
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
      <dd className={children ? undefined : 'none'}>{children || 'Not given'}</dd>
      {change && <dd>{change}</dd>}
    </div>
  );
}

function emailText({ email, quietMail, writingType }: Submission): string | null {
  if (!email) return null;
  const text = writingType === 'LETTER' ? 'letter' : 'story';
  return `${email} (the mail ${quietMail ? 'does not name' : 'names'} your ${text})`;
}

function socialText(social: NonNullable<Submission['social']>): string {
  const service = SOCIAL_SERVICES.find((s) => s.code === social.service);
  return `@${social.handle} on ${service?.label}`;
}

/** What a child wrote stays theirs, and is not put where strangers can find them. */
function withheld(age: number | null, given: string | null, shown: string | null): string | null {
  if (!given || shown) return shown;
  return `Kept private, because you ${isMinor(age) ? 'are under 18' : 'told no age'}`;
}
