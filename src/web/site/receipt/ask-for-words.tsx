import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Field } from '#web/ui/field.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';
import { NineTiles } from '../shell/quiet-pages.tsx';
import { useSite } from '../shell/use-site.ts';

type AskProps = {
  heading: string;
  lead: string;
  problem?: string | undefined;
  typed?: string | undefined;
};

/** The words travel in the body of a post: an address would keep them in histories and logs. */
export function AskForWords({ heading, lead, problem, typed = '' }: AskProps) {
  const { contact } = useSite().emails;
  return (
    <main id="main" className="wrap away">
      <div className="stack">
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        <form method="post" className="stack wfull receipt-ask" autoComplete="off">
          <Field
            name="words"
            label={t`Your twelve words`}
            hint={t`In the order of your slip. Capitals, commas and numbers do not matter.`}
            problem={problem}
          >
            {(control) => (
              <textarea
                className="in"
                {...languageAttributes('en')}
                rows={4}
                defaultValue={typed}
                autoCapitalize="none"
                autoComplete="off"
                autoCorrect="off"
                spellCheck={false}
                {...control}
              />
            )}
          </Field>
          <button type="submit" className="btn" name="intent" value="open">
            <Trans>Open my receipt</Trans>
          </button>
        </form>
        <p className="note broad">
          <Trans>
            No receipt, or lost it? We kept no copy of the words, so we cannot give them to you
            again. Write to{' '}
            <a href={`mailto:${contact}`} rel="noopener noreferrer">
              {contact}
            </a>{' '}
            and a person will look at what can be done.
          </Trans>
        </p>
      </div>
      <NineTiles middle={<span className="hole" />} line />
    </main>
  );
}
