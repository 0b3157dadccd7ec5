import { contact } from './contact.ts';
import type { ContentPage } from './content-types.ts';
import { donate } from './donate.ts';
import { educators } from './educators.ts';
import { guidelines } from './guidelines.ts';
import { londonEducators } from './london-educators.ts';
import { mission } from './mission.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { termsOfUse } from './terms-of-use.ts';

const PAGES: readonly ContentPage[] = [
  mission,
  educators,
  guidelines,
  termsOfUse,
  privacyPolicy,
  donate,
  contact,
  londonEducators,
];

export function findContentPage(path: string): ContentPage | undefined {
  return PAGES.find((page) => page.path === path);
}
