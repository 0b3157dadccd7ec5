import { t } from '@lingui/core/macro';
import type { Campaigns } from '#domain/campaigns/campaigns.ts';
import type { Site } from '#domain/site.ts';

export type NavLink = { to: string; label: string };

export type BannerLink = NavLink & {
  slug: string;
  icon: 'melon' | 'hijab' | 'pen';
  goal: number | null;
};

/** Each leads straight to its form, as the specified navigation does. */
export function bannerLinks({ bannered }: Pick<Campaigns, 'bannered'>): BannerLink[] {
  return bannered.flatMap(({ slug, banner, form, goal }) =>
    banner && form ? [{ slug, to: form.path, label: banner.label, icon: banner.icon, goal }] : [],
  );
}

export const TELL_LINK: NavLink = { to: '/tell', label: t`Tell your story` };

export const MAIN_LINKS: readonly NavLink[] = [
  { to: '/stories', label: t`Stories` },
  { to: '/museum', label: t`Museum` },
  { to: '/opportunities', label: t`Opportunities` },
  { to: '/educators', label: t`Educators` },
  { to: '/mission', label: t`Mission` },
  { to: '/faq', label: t`FAQ` },
];

/** Behind "More" on wide screens; the social profile is the site's own and leaves it. */
export function moreLinks(site: Site): readonly NavLink[] {
  return [
    { to: '/receipt', label: t`Open my receipt` },
    { to: '/press', label: t`Press` },
    { to: '/contact', label: t`Contact` },
    { to: '/donate', label: t`Donate` },
    { to: site.social.url, label: site.social.label },
  ];
}

export const FOOTER_COLUMNS: readonly { id: string; heading: string; links: readonly NavLink[] }[] =
  [
    {
      id: 'read',
      heading: t`Read`,
      links: [
        { to: '/stories', label: t`Stories and letters` },
        { to: '/museum', label: t`Museum` },
        { to: '/opportunities', label: t`Opportunities` },
        { to: '/impact', label: t`Impact` },
      ],
    },
    {
      id: 'write',
      heading: t`Write`,
      links: [
        { to: '/tell', label: t`Tell your story` },
        { to: '/guidelines', label: t`Submission Guidelines` },
        { to: '/receipt', label: t`Open my receipt` },
        { to: '/who-reads', label: t`Who reads, and what happens` },
        { to: '/educators', label: t`Educators` },
        { to: '/faq', label: t`FAQ` },
      ],
    },
    {
      id: 'about',
      heading: t`About`,
      links: [
        { to: '/mission', label: t`Mission` },
        { to: '/press', label: t`Press` },
        { to: '/donate', label: t`Donate` },
        { to: '/contact', label: t`Contact` },
      ],
    },
  ];

export const LEGAL_LINKS: readonly NavLink[] = [
  { to: '/terms-of-use', label: t`Terms of use` },
  { to: '/privacy-policy', label: t`Privacy policy` },
];
