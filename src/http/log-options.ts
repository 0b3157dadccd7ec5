/** Addresses and words never reach a log line. */
const redact = { paths: ['req.headers', 'req.remoteAddress', 'body'], remove: true };

/** PostgreSQL's `detail` quotes the failing row, which may be somebody's story. */
const serializers = {
  err: ({ name, message, stack, code }: Error & { code?: string }) => ({
    type: name,
    message,
    stack: stack ?? '',
    code,
  }),
};

/** For every process alike. */
export const logOptions = (level: string) => ({ level, redact, serializers });
