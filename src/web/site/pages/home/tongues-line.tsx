import { type Language, languageLabel } from '#domain/options/languages.ts';

const IN_ORDER = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** In which languages letters are welcome; readers of French are told so in French. */
export function TonguesLine({ languages }: { languages: readonly Language[] }) {
  return (
    <p>
      Written in {IN_ORDER.format(languages.map(languageLabel))}.
      {languages.includes('fr') && (
        <>
          {' '}
          <span lang="fr">En français aussi.</span>
        </>
      )}
    </p>
  );
}
