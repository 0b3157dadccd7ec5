/** A page has one address: the same one with a slash behind it leads there. */
export function withoutTrailingSlash(request: Request): Response | null {
  if (request.method !== 'GET') return null;
  const { pathname, search } = new URL(request.url);
  // Two slashes in front would name another host.
  const plain = `/${pathname.replace(/^\/+/, '')}`
    // By this name the router asks for the data of an address that ends in a slash.
    .replace(/(?<=.)\/+_\.data$/, '.data')
    .replace(/(?<=.)\/+$/, '');
  if (plain === pathname) return null;
  return new Response(null, { status: 308, headers: { location: `${plain}${search}` } });
}
