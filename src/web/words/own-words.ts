import { t } from '@lingui/core/macro';
import type { Site } from '#domain/site.ts';
import { LOCALE } from './locale.ts';

const OWN_WORDS =
  LOCALE === 'en'
    ? {}
    : {
        tagline: t`Tell a story. Save a life.`,
        subline: t`Telling stories of Muslim communities to foster understanding.`,
      };

/** What the site says of itself; in English it is the operator's. */
export const inOwnWords = (site: Site): Site => ({ ...site, ...OWN_WORDS });
