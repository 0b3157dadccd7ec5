import http from 'node:http';
import { inBatches } from '#support/samples.ts';
import { ask } from './ask.ts';

/** Every address of the public site that takes a text from its reader. */
const addressesWith = (text: string): string[] => {
  const odd = encodeURIComponent(text.toWellFormed());
  return [
    `/story/${odd}/${odd}/${odd}`,
    `/story/MOSQUE/a-title/${odd}`,
    `/stories?page=${odd}&category=${odd}&country=${odd}`,
    `/read?page=${odd}&sort=${odd}`,
    `/tell?title=${odd}&category=${odd}`,
    `/${odd}`,
    `/${odd}/tell`,
    `/${odd}/stories`,
    `/${odd}/letters`,
    `/thank-you?ticket=${odd}`,
    `/receipt?${odd}=${odd}`,
    `/subjects?${odd}`,
    `/countries?q=${odd}`,
    `/stories.data?page=${odd}`,
    `/api/story/${odd}`,
    `/api/story/some?pageNumber=${odd}`,
    `/api/story/stories-by-category?category=${odd}`,
    `/assets/${odd}`,
  ];
};

/** Not even text once they are unescaped. */
const BROKEN_ADDRESSES = ['/%E0%A4%A', '/%ff', '/%00', '/story/%ff/%ff/%ff', '/stories?page=%ff'];

export async function readEverywhere(origin: string, texts: readonly string[], more: string[]) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
  const paths = [...texts.flatMap(addressesWith), ...BROKEN_ADDRESSES, ...more];
  const failed: string[] = [];
  await inBatches(paths, async (path) => {
    const { status } = await ask(origin, { path, agent });
    if (status >= 500) failed.push(`${path} answered ${status}`);
  });
  agent.destroy();
  return { reads: paths.length, failed };
}
