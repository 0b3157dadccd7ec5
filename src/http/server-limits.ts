/** 10,000 characters are at most 40 kB in UTF-8, which JSON and our multipart forms both send. */
export const BODY_LIMIT = 64 * 1024;

/** Slow senders do not hold a connection for ever. */
export const TIMEOUTS = { requestTimeout: 15_000, keepAliveTimeout: 5_000 };

/** Cookies and headers of a real browser fit many times. */
const HEADERS_LIMIT = 16 * 1024;
const HEADERS_TIMEOUT_MS = 10_000;

/** Node looks every thirty seconds by itself, and a limit of ten would be one of forty. */
const LOOK_FOR_SLOW_EVERY_MS = 2_000;

/** For the server below the framework. */
export const HTTP_LIMITS = {
  maxHeaderSize: HEADERS_LIMIT,
  headersTimeout: HEADERS_TIMEOUT_MS,
  connectionsCheckingInterval: LOOK_FOR_SLOW_EVERY_MS,
};

/** What came in before the door closed is answered; connections that only wait are ended. */
export const WHILE_CLOSING = { forceCloseConnections: 'idle', return503OnClosing: false } as const;
