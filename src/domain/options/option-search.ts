export type SearchableOption = { value: string; label: string; synonyms: readonly string[] };
export type SearchMatch = { option: SearchableOption; synonym?: string };

export function searchOptions(
  query: string,
  options: readonly SearchableOption[],
  limit = 8,
): SearchMatch[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [];
  return options
    .filter(({ label }) => label.toLowerCase().includes(wanted))
    .slice(0, limit)
    .map((option) => ({ option }));
}
