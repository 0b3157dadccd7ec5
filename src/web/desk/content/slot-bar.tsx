import { Form, Link } from 'react-router';
import type { ContentAct } from '#domain/content/content-acts.ts';
import { languageAttributes } from '#web/ui/text-language.ts';
import { shortHash } from '../campaigns/campaign-words.ts';
import { byPasskeyTo } from '../place.ts';
import { CONTENT_REFUSALS } from './act-words.ts';
import type { SlotOnDesk } from './slot.tsx';
import { LANGUAGE_NAMES, placeInWords } from './slot-words.ts';
import { StateStar } from './state-star.tsx';

/** What readers would meet otherwise, one line each. */
export function SlotChanges({ one }: { one: SlotOnDesk }) {
  if (one.changes.length === 0) return null;
  return (
    <section className="wait" aria-labelledby="changes">
      <h2 id="changes">
        What will change <span>against what is public</span>
      </h2>
      <ul className="chgs">
        {one.changes.map(({ part, locale, before, after }) => (
          <li key={`${part} ${locale}`} className="chg">
            <p className="chg-where">
              {placeInWords(one.slot, part)}
              {locale && locale !== 'en' && <span>{LANGUAGE_NAMES[locale]}</span>}
            </p>
            <div className="chg-body">
              <p {...languageAttributes(locale ?? 'en')}>
                {before !== '' && (
                  <del>
                    <span className="vh">taken out: </span>
                    {shown(before)}
                  </del>
                )}{' '}
                {after !== '' && (
                  <ins>
                    <span className="vh">put in: </span>
                    {shown(after)}
                  </ins>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A picture is named by a hash too long to read. */
const shown = (words: string) => (/^[0-9a-f]{64}$/.test(words) ? shortHash(words) : words);

/** Draft and what may be done with it, always in sight. */
export function SlotBar({ one }: { one: SlotOnDesk }) {
  const { draft, changes, missing, acts, takesTwo, slot } = one;
  if (!draft || changes.length === 0) return null;
  const to = (act: ContentAct) => {
    const here = `/content/${slot}?do=${act}`;
    return one.needPasskey.includes(act) ? byPasskeyTo(here) : here;
  };
  const count =
    changes.length === 1 ? '1 change is not public.' : `${changes.length} changes are not public.`;
  const main = (['agree', 'publish', 'ask'] as const).find((act) => acts.includes(act));
  return (
    <div className="pubbar">
      <p>
        <StateStar is="half" />
        <span>
          <b>{count}</b>{' '}
          {missing.length > 0
            ? `${slot === 'help-lines' ? 'Still to call' : 'Still to say'}: ${missing.map((part) => placeInWords(slot, part)).join('; ')}.`
            : whyNot(one)}
        </span>
      </p>
      <div>
        <Link className="btn small ghost" to={`/content/${slot}?do=set-aside`} preventScrollReset>
          Throw away
        </Link>
        {acts.includes('not-yet') && (
          <Link className="btn small ghost" to={to('not-yet')} preventScrollReset>
            Not yet
          </Link>
        )}
        {main && !(main === 'ask' && draft.asked) && (
          <Link className="btn small" to={to(main)} preventScrollReset>
            {MAIN_NAMES[main]}
          </Link>
        )}
        {takesTwo && draft.asked && draft.mine && (
          <span className="note">A second lead is asked.</span>
        )}
      </div>
    </div>
  );
}

const MAIN_NAMES = {
  agree: 'Agree and publish',
  publish: 'Publish',
  ask: 'Ask a second lead',
} as const;

function whyNot({ refusals, takesTwo, draft }: SlotOnDesk): string {
  if (refusals.publish === 'too-new') return CONTENT_REFUSALS['too-new'];
  if (!takesTwo) return '';
  return draft?.asked ? '' : CONTENT_REFUSALS['needs-second-lead'];
}

/** One question in its place, before it is done. */
export function SlotQuestion({ one, typed }: { one: SlotOnDesk; typed: string | undefined }) {
  const act = one.asking;
  if (act === null || act === 'edit' || act === 'roll-back') return null;
  const { heading, words, button } = QUESTIONS[act];
  return (
    <Form method="post" className="panel stack" aria-labelledby="question">
      <h2 id="question" className="as-h3">
        {heading}
      </h2>
      <input type="hidden" name="seen" value={one.seen} />
      <p>{words}</p>
      {(act === 'ask' || act === 'not-yet') && (
        <>
          <label htmlFor="words">
            {act === 'ask' ? 'A note for the second lead' : 'What should change first?'}{' '}
            {act === 'ask' && <span className="opt">(optional)</span>}
          </label>
          <textarea
            id="words"
            name="words"
            rows={3}
            maxLength={500}
            defaultValue={typed}
            required={act === 'not-yet'}
          />
        </>
      )}
      {act === 'agree' && (
        <label className="tick">
          <input type="checkbox" name="read" required />
          <span>I have looked at all of it</span>
        </label>
      )}
      <div className="row">
        <button type="submit" className="btn small" name="intent" value={act}>
          {button}
        </button>
        <Link className="btn small ghost" to={`/content/${one.slot}`} preventScrollReset>
          Back
        </Link>
      </div>
    </Form>
  );
}

const QUESTIONS: Record<
  Exclude<ContentAct, 'edit' | 'roll-back'>,
  { heading: string; words: string; button: string }
> = {
  publish: {
    heading: 'Publish',
    words: 'Everyone sees it within a minute. The other leads see it in the log.',
    button: 'Publish now',
  },
  ask: {
    heading: 'Ask a second lead',
    words:
      'The other leads are told by mail that something waits. If anything in the draft changes, they are asked again.',
    button: 'Ask',
  },
  agree: {
    heading: 'Agree and publish',
    words: 'You agree to exactly this. Everyone sees it within a minute.',
    button: 'Agree and publish now',
  },
  'not-yet': {
    heading: 'Not yet',
    words: 'Whoever made it reads this beside the draft.',
    button: 'Send the note',
  },
  'set-aside': {
    heading: 'Throw the draft away',
    words: 'What was changed is forgotten. Readers go on seeing what they see.',
    button: 'Throw it away',
  },
};
