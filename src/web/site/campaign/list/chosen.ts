/** The fields of the form above the list. */
const FIELDS = ['q', 'type', 'category', 'country', 'language'] as const;

/** A form also sends the fields that nobody touched; an address says only what was chosen. */
export function chosenIn(given: Iterable<[string, FormDataEntryValue]>): URLSearchParams {
  const fields = new Map(given);
  return new URLSearchParams(
    FIELDS.flatMap((name) => {
      const value = fields.get(name);
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );
}

/** Where a plain form, without a script, should have led; null where it did. */
export function chosenAddress(path: string, searchParams: URLSearchParams): string | null {
  if (FIELDS.every((name) => searchParams.get(name) !== '')) return null;
  const chosen = chosenIn(searchParams);
  return chosen.size === 0 ? path : `${path}?${chosen}`;
}
