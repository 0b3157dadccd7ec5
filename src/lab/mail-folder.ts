import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';

/** A mail server that takes every message and puts it into a folder, as files one can open. */
export async function startMailFolder(
  folder: string,
  port = 0,
  /** Over TLS, and for whoever knows the word; else openly, for everybody. */
  sealed?: { tls: { key: Buffer; cert: Buffer }; login: { user: string; pass: string } },
): Promise<{
  url: string;
  stop: () => Promise<void>;
}> {
  await mkdir(folder, { recursive: true });
  let count = 0;
  const server = new SMTPServer({
    ...(sealed
      ? { secure: true, ...sealed.tls }
      : { authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'] }),
    logger: false,
    onAuth({ username, password }, _session, done) {
      const { user, pass } = sealed?.login ?? {};
      if (username === user && password === pass) done(null, { user: username });
      else done(new Error('Not known here.'));
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        count += 1;
        const name = `${Date.now()}-${String(count).padStart(4, '0')}.eml`;
        writeFile(path.join(folder, name), Buffer.concat(chunks)).then(() => done(), done);
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('No port for mail.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
