/** A picture that other sites show too; the pages around it stay closed to them. */
export function pictureAnswer(png: Uint8Array<ArrayBuffer> | 'busy'): Response {
  if (png === 'busy') return new Response('', { status: 503, headers: { 'retry-after': '5' } });
  return new Response(png, {
    headers: { 'content-type': 'image/png', 'cross-origin-resource-policy': 'cross-origin' },
  });
}

/** 410 for what was taken down, 404 for what never was or is not to be passed on. */
export function noPicture(kind: 'gone' | 'unknown'): Response {
  return new Response('', {
    status: kind === 'gone' ? 410 : 404,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
