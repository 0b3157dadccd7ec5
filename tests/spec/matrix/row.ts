export const FIELD_NAMES = [
  'name',
  'age',
  'gender',
  'belief',
  'city',
  'country',
  'email',
  'link',
  'social',
  'handle',
  'title',
  'category',
  'story',
  'terms',
  'recipient',
] as const;

export type FieldName = (typeof FIELD_NAMES)[number];
/** The box beside an age that is not told refuses nothing, and so has no rows of its own. */
export type Input = Partial<Record<FieldName | 'adult', unknown>>;

/** What the person is told: the whole message, or the words it has to open with. */
export type Message = { words: string; whole: boolean };

/** Whether a check of PostgreSQL refuses the value too, or leaves it to the rules. */
export type DatabaseAnswer = 'refuses' | 'leaves';

export type Row = {
  name: string;
  /** Laid over an input that the form accepts. */
  patch: Input;
  expected: 'accepted' | Message;
  database: DatabaseAnswer;
  /** Why the API cannot be asked this, where it cannot. */
  notOverHttp?: string;
};

export type Accepted = readonly [name: string, value: unknown];
export type Refused = readonly [
  name: string,
  value: unknown,
  message: Message,
  database: DatabaseAnswer,
];

export type Table = { accepted: readonly Accepted[]; refused: readonly Refused[] };

export const starts = (words: string): Message => ({ words, whole: false });
export const exactly = (words: string): Message => ({ words, whole: true });

/** Every way of not filling in a field. */
export const ABSENT = [
  ['left out', undefined],
  ['empty', ''],
  ['spaces only', '  '],
  ['null', null],
] as const satisfies Accepted[];

/** One row for each line of a table about one field. */
export function rowsOf(
  field: FieldName,
  table: Table,
  patchOf: (value: unknown) => Input = (value) => ({ [field]: value }),
): Row[] {
  return [
    ...table.accepted.map(
      ([name, value]): Row => ({
        name,
        patch: patchOf(value),
        expected: 'accepted',
        database: 'leaves',
      }),
    ),
    ...table.refused.map(
      ([name, value, expected, database]): Row => ({
        name,
        patch: patchOf(value),
        expected,
        database,
      }),
    ),
  ];
}
