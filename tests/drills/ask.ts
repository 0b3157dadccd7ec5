import http from 'node:http';

export type Question = {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Keeps connections between questions; without it each has its own. */
  agent?: http.Agent;
  timeoutMs?: number;
};

export type Answer = { status: number; headers: http.IncomingHttpHeaders; body: string };

const PATIENCE_MS = 30_000;

/** One request with Node's own client, which sends what it is given and follows nothing. */
export function ask(origin: string, question: Question): Promise<Answer> {
  const { path, method = 'GET', headers = {}, body, agent } = question;
  return new Promise((resolve, reject) => {
    const request = http.request(`${origin}${path}`, {
      method,
      headers:
        body === undefined ? headers : { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: agent ?? false,
      timeout: question.timeoutMs ?? PATIENCE_MS,
    });
    request.on('timeout', () => request.destroy(new Error('No answer in time.')));
    request.on('error', (error: NodeJS.ErrnoException) => {
      // The server had just put down a connection that was kept; nobody read this question.
      if (request.reusedSocket && error.code === 'ECONNRESET') resolve(ask(origin, question));
      else reject(error);
    });
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    request.end(body);
  });
}

/** The middle and the slow end of many waits. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
