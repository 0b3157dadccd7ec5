import { freePort } from '#lab/free-port.ts';
import { LOCAL_ADDRESSES } from '#lab/local-environment.ts';
import { startProcess } from '#lab/start-process.ts';
import type { Site } from './site.ts';

export type RunningRelease = { origin: string; stop: () => Promise<void> };

const silent = () => {};

/** The public site of a release that was built in another folder, as operators start it. */
export async function startRelease(
  folder: string,
  { database, world }: Pick<Site, 'database' | 'world'>,
): Promise<RunningRelease> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const environment = {
    PORT: String(port),
    ...LOCAL_ADDRESSES,
    SITE_ORIGIN: origin,
    DATABASE_URL_WEB: database.url('web'),
    DATABASE_URL_RECEIPT: database.url('receipt'),
    APP_SECRET: 'a secret of at least thirty-two signs',
    CONTACT_PUBLIC_KEY: world.keys.publicKey,
    BOT_CHECK: 'off',
    SENDING_LANES: 'off',
  };
  const { stop } = await startProcess('web', environment, silent, folder);
  return { origin, stop };
}
