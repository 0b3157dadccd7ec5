import type { ShouldRevalidateFunction } from 'react-router';

/**
 * For pages that ask for a fresh sign-in. Drawn anew by themselves after ten minutes, they would
 * lead to the passkey and take along what is being typed.
 */
export const onlyWhenAsked: ShouldRevalidateFunction = (change) =>
  change.defaultShouldRevalidate &&
  (change.formMethod !== undefined || change.currentUrl.href !== change.nextUrl.href);
