import type { FastifyInstance } from 'fastify';

/** Answers that are no pages load nothing, and no page of another site shows them in a frame. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Features of the browser that no page of ours uses, and so no injected script may either. */
const UNUSED = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics'];

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': NOTHING,
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
};

/** Said by the embedded card alone. */
const ANY_FRAME = 'frame-ancestors *';

/** Pages with a form tell other sites nothing at all about where a writer came from. */
const FORMS = /(?:^|\/)(?:tell|receipt|thank-you|try-again-later)(?:\.data)?(?:[/?]|$)/;

/** On every answer of every status; what a page says for itself stays. */
export function addSecurityHeaders(app: FastifyInstance, { throughTor = false } = {}): void {
  const { 'strict-transport-security': overTls, ...anywhere } = SECURITY_HEADERS;
  // An onion address has no TLS to insist on: Tor seals the line itself.
  const said = { ...anywhere, ...(!throughTor && { 'strict-transport-security': overTls }) };
  app.addHook('onSend', async (request, reply) => {
    if (FORMS.test(request.url) && !reply.hasHeader('referrer-policy'))
      // Not `no-referrer`: a form sent without a script would then come from the origin "null".
      reply.header('referrer-policy', 'same-origin');
    // The older header has no way to say "everybody"; a page that may be framed goes without.
    const framed = String(reply.getHeader('content-security-policy')).includes(ANY_FRAME);
    for (const [name, value] of Object.entries(said))
      if (!(framed && name === 'x-frame-options') && !reply.hasHeader(name))
        reply.header(name, value);
  });
}
