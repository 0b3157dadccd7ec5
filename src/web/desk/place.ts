/** By way of the passkey to a place at the desk. */
export function byPasskeyTo(place: string): string {
  return `/sign-in?again=1&to=${encodeURIComponent(place)}`;
}

/** The place at the desk that an address names, with or without its data suffix. */
export function placeOf(pathname: string): string {
  const page = pathname.replace(/(?:\/_)?\.data$/, '');
  return page.replace(/^\/desk(?=\/|$)/, '').replace(/(?<=.)\/$/, '') || '/';
}
