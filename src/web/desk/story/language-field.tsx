import { TEXT_LANGUAGES } from '#domain/options/languages.ts';
import type { DeskStory } from '#services/vetting/read-desk-story.ts';

export function LanguageField({ desk }: { desk: DeskStory }) {
  return (
    <select
      name="language"
      defaultValue={desk.story.language ?? 'en'}
      data-first
      aria-label="Language"
    >
      {TEXT_LANGUAGES.map(({ code, label }) => (
        <option key={code} value={code}>
          {label}
        </option>
      ))}
    </select>
  );
}
