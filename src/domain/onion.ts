/**
 * As whom all visitors of the onion service are counted together: Tor tells nobody's address. No address of the
 * internet is written so.
 */
export const ONION_VISITORS = 'onion';

/** Of the third version, which always ends in d, and over http: Tor seals the line itself. */
export const ONION_ORIGIN = /^http:\/\/[a-z2-7]{55}d\.onion$/;
