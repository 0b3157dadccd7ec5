import { Link, useSearchParams } from 'react-router';
import { isRedactedField, longestInstead, redactionsOf } from '#domain/story/redaction.ts';
import { NOTE_LIMITS } from '#domain/vetting/desk-limits.ts';
import { SIGNAL_NAMES } from '#domain/vetting/signal-names.ts';
import type { DeskStory } from '#services/vetting/read-desk-story.ts';
import { LINE_NAMES, labelLine } from './label-lines.ts';

/** Which line of the label it is about, what shall stand there, and why. */
export function LineFields({ desk, hides }: { desk: DeskStory; hides: boolean }) {
  const [search] = useSearchParams();
  const field = search.get('field') ?? '';
  if (!isRedactedField(field)) return null;
  const { least, most } = NOTE_LIMITS.editReason;
  const [mark] = desk.marks.filter((one) => one.field === field);
  return (
    <>
      <input type="hidden" name="field" value={field} />
      {!hides && <Instead desk={desk} field={field} />}
      <label className="stack">
        <span>Why? (kept with the change, for officers only)</span>
        <input
          type="text"
          name="reason"
          required
          minLength={least}
          maxLength={most}
          defaultValue={mark ? `${LINE_NAMES[field]}: ${SIGNAL_NAMES[mark.kind]}` : COULD_LEAD}
          data-first={hides}
        />
      </label>
      <OtherWay desk={desk} field={field} hides={hides} />
    </>
  );
}

type LineProps = { desk: DeskStory; field: keyof typeof LINE_NAMES };

/** From leaving it out to other words, and back. */
function OtherWay({ desk, field, hides }: LineProps & { hides: boolean }) {
  const [search] = useSearchParams();
  const isRedacted = redactionsOf(desk.steps)[field] !== undefined;
  const possible = hides
    ? isRedacted || longestInstead(field) !== null
    : labelLine(desk, field).shown !== null;
  if (!possible) return null;
  const to = new URLSearchParams(search);
  to.set('do', hides ? 'set-field' : 'hide-field');
  return (
    <p>
      <Link to={{ search: to.toString() }} preventScrollReset>
        {hides ? 'Write it anew' : 'Leave it out'}
      </Link>
    </p>
  );
}

/** What most often is the reason; whoever has another one writes it. */
const COULD_LEAD = 'It could lead to the writer.';

function Instead({ desk, field }: LineProps) {
  const isRedacted = redactionsOf(desk.steps)[field] !== undefined;
  const longest = longestInstead(field);
  const [name] = (desk.story.name ?? '').split(' ');
  return (
    <>
      {longest !== null && (
        <label className="stack">
          <span>What shall readers see?</span>
          <input
            type="text"
            name="instead"
            maxLength={longest}
            defaultValue={field === 'name' ? name : ''}
            data-first
            dir="auto"
          />
        </label>
      )}
      {isRedacted && (
        <label className="tick">
          <input type="checkbox" name="line" value="show" defaultChecked={longest === null} />
          As the writer told it, again
        </label>
      )}
    </>
  );
}
