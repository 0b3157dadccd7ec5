import type { DraftNeeds } from '#domain/campaigns/campaign-acts.ts';
import type { Difference } from '#domain/campaigns/differences.ts';
import { placeName } from '#domain/campaigns/part-names.ts';
import { localeEntry } from '#domain/options/locales.ts';
import { type DiffPiece, wordDiff } from '#domain/vetting/word-diff.ts';
import { languageAttributes } from '#web/ui/text-language.ts';
import { WAYS_ON } from './campaign-words.ts';
import { wallWords } from './wall-choice.ts';

type Props = {
  changes: Difference[];
  next: number;
  live: number;
  /** Whether anybody wrote under it. */
  written: boolean;
  needs: DraftNeeds | null;
};

/** What will change, sorted by what it means for those who write. */
export function ChangedLines({ changes, next, live, written, needs }: Props) {
  const of = (kind: Difference['kind']) => changes.filter((one) => one.kind === kind);
  const kinds = [
    {
      name: 'new',
      label: 'New version',
      title: 'Writers will be asked or told something else',
      hint: `So it needs two leads. Letters remember which version they were written under. Whoever is writing now may finish under version ${live}, for seven days.`,
      of: of('new-version'),
    },
    {
      name: 'free',
      label: 'Free',
      title: written ? 'Only readers will notice' : 'Nobody wrote under it yet',
      hint: written
        ? 'Readers will notice, writers will not.'
        : `Nothing is fixed before the first text. ${needs === 'two-leads' ? STILL_TWO : 'One lead is enough for these.'}`,
      of: of('free'),
    },
    {
      name: 'no',
      label: 'Fixed',
      title: 'It would break what is already out',
      hint: `With this in it, version ${next} cannot go out. Change it back first.`,
      of: of('refused'),
    },
  ].filter((kind) => kind.of.length > 0);
  return kinds.map((kind) => (
    <section key={kind.name} className={`kindof k-${kind.name}`} aria-labelledby={`k-${kind.name}`}>
      <h3 id={`k-${kind.name}`}>
        <span>{kind.label}</span>
        {kind.title}
      </h3>
      <p className="hint">{kind.hint}</p>
      <ul className="chgs">
        {kind.of.map((change) => (
          <ChangedPart key={change.part} change={change} />
        ))}
      </ul>
    </section>
  ));
}

const STILL_TWO = 'Two leads agreed to what writers are asked, so two change it.';

function ChangedPart({ change }: { change: Difference }) {
  const lines = change.lines.length > 0 ? change.lines : [null];
  return lines.map((line) => {
    const { where, what } = placeName(line?.part ?? change.part);
    const language = line?.locale && line.locale !== 'en' ? line.locale : null;
    return (
      <li key={`${line?.part} ${line?.locale}`} className="chg">
        <p className="chg-where">
          {where}
          <span>
            {what}
            {language && `, ${localeEntry(language).ownName}`}
          </span>
        </p>
        <div className="chg-body">
          {line && (
            <p {...languageAttributes(line.locale ?? 'en')}>
              <Pieces pieces={wordDiff(said(line, line.before), said(line, line.after))} />
            </p>
          )}
          {change.kind === 'refused' && <p className="note">{WAYS_ON[change.wayOn]}</p>}
        </div>
      </li>
    );
  });
}

const said = ({ part }: { part: string }, text: string): string =>
  part === 'wall' ? wallWords(text) : text;

function Pieces({ pieces }: { pieces: DiffPiece[] }) {
  return pieces.map(({ kind, text }, index) => {
    if (kind === 'same') return text;
    const [Tag, said] =
      kind === 'out' ? (['del', 'taken out: '] as const) : (['ins', 'put in: '] as const);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one comparison stay in place
      <Tag key={index}>
        <span className="vh">{said}</span>
        {text}
      </Tag>
    );
  });
}
