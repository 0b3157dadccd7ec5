import type { Site } from '#domain/site.ts';

/** For functions that only need to know what the site is called and where it lives. */
export const SITE: Site = {
  name: 'Hikaya',
  arabicName: 'حكاية',
  tagline: 'Tell a story. Save a life.',
  subline: '',
  origin: 'https://hikaya.example',
  emails: {
    contact: 'hello@example.org',
    press: 'press@example.org',
    educators: 'educators@example.org',
    appeals: 'appeals@example.org',
    security: 'security@example.org',
  },
  social: { label: '', url: '' },
  donateUrl: '',
  timeZone: 'America/Toronto',
  protectMinors: true,
  demo: false,
};
