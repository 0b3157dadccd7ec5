import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { categoryLabel } from '#domain/options/categories.ts';
import { permalink } from '#domain/story/permalink.ts';
import { REDACTED_FIELDS } from '#domain/story/redaction.ts';
import type { DeskStory } from '#services/vetting/read-desk-story.ts';
import { Icon } from '#web/ui/icon.tsx';
import { displayGender } from '#web/words/display.ts';
import { type LabelLine, LINE_KEYS, LINE_NAMES, labelLine } from './label-lines.ts';
import { LikenessNote } from './likeness-note.tsx';
import { markedPieces } from './marked-text.tsx';

type Props = {
  desk: DeskStory;
  hrefOfLine: (field: string, hidden: boolean) => string;
};

/** "1 changed, 4 by rule": of the lines, those that readers see otherwise than they were told. */
export function labelSummary(desk: DeskStory): string {
  const lines = REDACTED_FIELDS.map((field) => labelLine(desk, field));
  const count = (by: LabelLine['by']) => lines.filter((line) => line.by === by).length;
  const parts = [
    count('officer') > 0 && `${count('officer')} changed`,
    count('writer') > 0 && `${count('writer')} by the writer`,
    count('rule') > 0 && `${count('rule')} by rule`,
  ];
  return parts.filter(Boolean).join(', ') || 'as it was told';
}

/** Every public line about the writer, as readers will see it; each can be left out by its key. */
export function Label({ desk, hrefOfLine, hidden }: Props & { hidden: ReactNode }) {
  const { preview } = desk;
  const line = (field: (typeof REDACTED_FIELDS)[number], name = LINE_NAMES[field]) => (
    <Line
      key={field}
      desk={desk}
      line={labelLine(desk, field)}
      name={name}
      hrefOfLine={hrefOfLine}
    />
  );
  return (
    <section className="facts" aria-label="The label, as readers will see it">
      <header>
        <h2>The label</h2>
        <span className="note">{labelSummary(desk)}</span>
      </header>
      <dl>
        {preview.recipient && <Fact name="To" value={preview.recipient} />}
        {line('name', preview.authorLabel)}
        <Fact name="Gender" value={displayGender(preview)} />
        {line('age')}
        {line('city')}
        <Fact name="Country" value={preview.country} />
        {line('belief')}
        <Fact name="Category" value={categoryLabel(preview.category)} />
        {line('link')}
        {line('social')}
        <div className="fact perma">
          <dt>Address</dt>
          <dd>
            <span className="seen">{permalink(preview)}</span>
            <small>follows the title</small>
          </dd>
        </div>
      </dl>
      <LikenessNote desk={desk} hidden={hidden} />
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="fact">
      <dt>{name}</dt>
      <dd>
        <span className="seen">{value}</span>
      </dd>
    </div>
  );
}

const WHY = {
  officer: 'by officers',
  writer: 'taken back by the writer',
  rule: 'under 18 or no age',
};
const CHANGED = { officer: 'fact changed', writer: 'fact rule', rule: 'fact rule' };

type LineProps = Props & { line: LabelLine; name: string };

/** First what readers will see, under it struck through what was told, then why. */
function Line({ desk, line: { field, shown, was, by }, name, hrefOfLine }: LineProps) {
  const mayChange = desk.actions.includes('hide-field');
  const marks = desk.marks.filter((mark) => mark.field === field);
  return (
    <div className={by ? CHANGED[by] : 'fact'}>
      <dt>{name}</dt>
      <dd>
        <span className="seen">
          {shown === null ? <i>None</i> : markedPieces(shown, offsetOf(field, shown), marks)}
        </span>
        {by && (
          <small>
            {was !== null && <del>{was}</del>} {WHY[by]}
          </small>
        )}
        {mayChange && (shown !== null || by === 'officer') && (
          <Link className="fk" to={hrefOfLine(field, shown === null)} preventScrollReset>
            <span className="vh">{`Leave out or write anew: ${name}`}</span>
            <kbd aria-hidden>⇧{LINE_KEYS[field]}</kbd>
            <Icon name="pen" />
          </Link>
        )}
      </dd>
    </div>
  );
}

/** Marks of a handle count from its first letter; the line names the network before it. */
function offsetOf(field: LabelLine['field'], shown: string): number {
  return field === 'social' ? -(shown.indexOf('@') + 1) : 0;
}
