import { t } from '@lingui/core/macro';
import { useMatches } from 'react-router';
import type { Content } from '#domain/content/content.ts';
import type { HelpLine } from '#domain/content/content-records.ts';
import { listed } from '#web/ui/listed.ts';
import { countryName } from '#web/words/names.ts';

/** A help line as a page shows it, with its countries in the page's language. */
export type CareLine = Pick<HelpLine, 'name' | 'call' | 'textTo' | 'textWord'> & {
  country: string | null;
  url: string;
};

/** For loaders of pages with a care note. */
export function careLines(content: Content): CareLine[] {
  return content
    .of('help-lines')
    .items.filter(({ shown }) => shown !== 'answers')
    .map(({ countries, name, call, textTo, textWord, url }) => ({
      ...{ name, call, textTo, textWord },
      country: countries.length > 0 ? listed(countries.map(countryName)) : null,
      url: url ?? '',
    }));
}

/** All there is where a page has to be drawn without an answer from the server. */
const A_DIRECTORY: CareLine[] = [
  {
    ...{ country: null, call: null, textTo: null, textWord: null },
    ...{ name: 'Find a Helpline', url: 'https://findahelpline.com' },
  },
];

/** What the page's loader brought. */
export function useCareLines(): CareLine[] {
  const told = useMatches().map(
    ({ loaderData }) => loaderData as { care?: CareLine[] } | undefined,
  );
  return told.map((one) => one?.care).find(Boolean) ?? A_DIRECTORY;
}

/** After the names of some countries. */
export const otherCountries = (): string => t`Every other country`;
