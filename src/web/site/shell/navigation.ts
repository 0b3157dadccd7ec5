import { campaignsWithForm } from '#domain/campaigns/registry.ts';
import type { Site } from '#domain/site.ts';

export type NavLink = { to: string; label: string };

export type BannerLink = NavLink & {
  slug: string;
  icon: 'melon' | 'hijab' | 'pen';
  goal: number | null;
};

/** Each leads straight to its form, as the specified navigation does. */
export function bannerLinks(): BannerLink[] {
  return campaignsWithForm().flatMap(({ slug, banner, form, goal }) =>
    banner ? [{ slug, to: form.path, label: banner.label, icon: banner.icon, goal }] : [],
  );
}

export const TELL_LINK: NavLink = { to: '/tell', label: 'Tell your story' };

export const MAIN_LINKS: readonly NavLink[] = [
  { to: '/stories', label: 'Stories' },
  { to: '/museum', label: 'Museum' },
  { to: '/opportunities', label: 'Opportunities' },
  { to: '/educators', label: 'Educators' },
  { to: '/mission', label: 'Mission' },
  { to: '/faq', label: 'FAQ' },
];

/** Behind "More" on wide screens; the social profile is the site's own and leaves it. */
export function moreLinks(site: Site): readonly NavLink[] {
  return [
    { to: '/receipt', label: 'Open my receipt' },
    { to: '/press', label: 'Press' },
    { to: '/contact', label: 'Contact' },
    { to: '/donate', label: 'Donate' },
    { to: site.social.url, label: site.social.label },
  ];
}

export const FOOTER_COLUMNS: readonly { heading: string; links: readonly NavLink[] }[] = [
  {
    heading: 'Read',
    links: [
      { to: '/stories', label: 'Stories and letters' },
      { to: '/museum', label: 'Museum' },
      { to: '/opportunities', label: 'Opportunities' },
      { to: '/impact', label: 'Impact' },
    ],
  },
  {
    heading: 'Write',
    links: [
      { to: '/tell', label: 'Tell your story' },
      { to: '/guidelines', label: 'Submission Guidelines' },
      { to: '/receipt', label: 'Open my receipt' },
      { to: '/who-reads', label: 'Who reads, and what happens' },
      { to: '/educators', label: 'Educators' },
      { to: '/faq', label: 'FAQ' },
    ],
  },
  {
    heading: 'About',
    links: [
      { to: '/mission', label: 'Mission' },
      { to: '/press', label: 'Press' },
      { to: '/donate', label: 'Donate' },
      { to: '/contact', label: 'Contact' },
    ],
  },
];

export const LEGAL_LINKS: readonly NavLink[] = [
  { to: '/terms-of-use', label: 'Terms of use' },
  { to: '/privacy-policy', label: 'Privacy policy' },
];
