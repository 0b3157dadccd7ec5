import type { ASKED } from '#domain/campaigns/form-settings.ts';
import {
  LIMITS,
  type LimitProfile,
  STORY_LIMITS_TEXT,
  TITLE_SHORTEST,
} from '#domain/submission/limits.ts';
import { FieldError } from '#web/ui/field.tsx';
import type { SettingsOnDesk } from './form-settings.tsx';

type Asked = (typeof ASKED)[number];
type Row = { field: string; about: string; seen: string } & ({ asks: Asked } | { always: string });

type Props = {
  one: SettingsOnDesk;
  requires: readonly string[];
  limits: LimitProfile;
  problem: string | undefined;
};

/** Each field of a form: what a lead may choose of it, or that nobody may, and what readers see. */
export function AskedRows({ one, requires, limits, problem }: Props) {
  return (
    <>
      <FieldError name="requires" problem={problem} />
      <ul className="fset-rows">
        {rowsOf(one, limits).map((row) => (
          <li key={row.field}>
            <p>
              <b>{row.field}</b>
              <span className="fset-about">{row.about}</span>
            </p>
            {'asks' in row ? (
              <fieldset className="fset-ask">
                <legend className="vh">{row.field}</legend>
                <Choice asks={row.asks} value="" on={!requires.includes(row.asks)} />
                <Choice asks={row.asks} value={row.asks} on={requires.includes(row.asks)} />
              </fieldset>
            ) : (
              <p className="locked">{row.always}</p>
            )}
            <p className="fset-seen">
              <span>Readers see:</span> {row.seen}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Choice({ asks, value, on }: { asks: Asked; value: string; on: boolean }) {
  return (
    <label>
      <input type="radio" name={`asks:${asks}`} value={value} defaultChecked={on} />
      <span>{value === '' ? 'Optional' : 'Required'}</span>
    </label>
  );
}

function rowsOf(one: SettingsOnDesk, limits: LimitProfile): Row[] {
  const to = one.recipients.length;
  const { shortest, longest } = STORY_LIMITS_TEXT;
  return [
    ...(one.letters
      ? [
          {
            ...({ field: 'To', asks: 'recipient', seen: 'If given' } as const),
            about: to === 0 ? 'Nobody to choose yet' : `One of ${to}`,
          },
        ]
      : []),
    {
      ...{ field: 'Title', always: 'Always required', seen: 'Yes' },
      about: `${TITLE_SHORTEST} to ${LIMITS[limits].title} signs`,
    },
    {
      ...{ field: one.letters ? 'Letter' : 'Story', always: 'Always required', seen: 'Yes' },
      about: `${shortest} to ${longest} signs`,
    },
    { field: 'Name', about: 'Blank is Anonymous', always: 'Never required', seen: 'If given' },
    { field: 'Age', about: '“It’s a secret” is an answer', asks: 'age', seen: 'A band, under 18' },
    {
      ...{ field: 'Gender', about: 'One answer is “rather not say”' },
      ...{ always: 'Always required', seen: 'Yes' },
    },
    { field: 'Country', about: 'Never the street', always: 'Always required', seen: 'Yes' },
    { field: 'City', about: 'Hidden under 18', always: 'Never required', seen: 'If given' },
    { field: 'Belief', about: 'Any faith, or none', asks: 'belief', seen: 'If given' },
    { field: 'Email', about: 'To be told, once', always: 'Never required', seen: 'Never' },
    { field: 'Link, handle', about: 'Hidden under 18', always: 'Never required', seen: 'If given' },
  ];
}
