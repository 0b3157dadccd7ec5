/** What the site is called and where it lives; nothing else depends on these words. */
export type Site = {
  name: string;
  /** The name's Arabic word, beside the mark. */
  arabicName: string;
  tagline: string;
  subline: string;
  /** Absolute origin used in links that leave the site. */
  origin: string;
  emails: { contact: string; press: string; educators: string; appeals: string; security: string };
  social: { label: string; url: string };
  donateUrl: string;
  timeZone: string;
  /** Under 18: a band of ages, and no city, link or handle. */
  protectMinors: boolean;
  /** True in the demo world, where every page says so. */
  demo: boolean;
};
