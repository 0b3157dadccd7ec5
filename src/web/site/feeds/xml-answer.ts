export function xmlAnswer(xml: string): Response {
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

export function noXml(): Response {
  return new Response('', { status: 404, headers: { 'content-type': 'text/plain' } });
}
