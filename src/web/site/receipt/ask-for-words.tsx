import { Field } from '#web/ui/field.tsx';
import { InlineText } from '#web/ui/inline-text.tsx';
import { fillIn } from '../shell/fill-in.ts';
import { NineTiles } from '../shell/quiet-pages.tsx';
import { useSite } from '../shell/use-site.ts';

type AskProps = {
  heading: string;
  lead: string;
  problem?: string | undefined;
  typed?: string | undefined;
};

const WITHOUT =
  'No receipt, or lost it? We kept no copy of the words, so we cannot give them to you again. Write to [{contactEmail}](mailto:{contactEmail}) and a person will look at what can be done.';

/** The words travel in the body of a post: an address would keep them in histories and logs. */
export function AskForWords({ heading, lead, problem, typed = '' }: AskProps) {
  const site = useSite();
  return (
    <main id="main" className="wrap away">
      <div className="stack">
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        <form method="post" className="stack wfull receipt-ask" autoComplete="off">
          <Field
            name="words"
            label="Your twelve words"
            hint="In the order of your slip. Capitals, commas and numbers do not matter."
            problem={problem}
          >
            {(control) => (
              <textarea
                className="in"
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
            Open my receipt
          </button>
        </form>
        <p className="note broad">
          <InlineText text={fillIn(WITHOUT, site)} />
        </p>
      </div>
      <NineTiles middle={<span className="hole" />} line />
    </main>
  );
}
