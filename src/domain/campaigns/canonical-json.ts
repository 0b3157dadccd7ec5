export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue | undefined };

/**
 * The one way to write a value down (canonical JSON, RFC 8785): names in the order of their code units, no space,
 * nothing that is undefined. Equal values are equal texts, and so have the same hash wherever it is made.
 */
export function canonicalJson(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const named = Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => `${JSON.stringify(name)}:${canonicalJson(one as JsonValue)}`);
    return `{${named.join(',')}}`;
  }
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    throw new Error(`${value} is not written down: whole numbers only.`);
  return JSON.stringify(value);
}
