export const COUNTRY_SYNONYMS: Readonly<Record<string, readonly string[]>> = {};
