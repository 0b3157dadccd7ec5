import type { Language } from '#domain/options/languages.ts';
import { allCampaigns } from './registry.ts';

export type LanguageVersion = { language: Language; path: string };

/** Landings are in English; a campaign may have a guide of its own in another language. */
const VERSIONS: readonly LanguageVersion[][] = allCampaigns().flatMap(({ landing }) => {
  if (!landing) return [];
  const guides = landing.blocks.flatMap((block) => (block.kind === 'hush' ? block.guides : []));
  if (guides.length === 0) return [];
  return [
    [
      { language: 'en', path: landing.path },
      ...guides.map(({ language, to }) => ({ language, path: to })),
    ],
  ];
});

/** The page in every language it exists in, itself included; nothing when it has only one. */
export function languageVersions(path: string): readonly LanguageVersion[] {
  return VERSIONS.find((versions) => versions.some((version) => version.path === path)) ?? [];
}
