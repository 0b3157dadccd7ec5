/** All that was published from a country. */
export const countryPath = (country: string): string =>
  `/stories?country=${encodeURIComponent(country)}`;
