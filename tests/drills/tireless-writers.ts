import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addressOf, type Posted, postStory } from './post-story.ts';

export const CLIENTS = 8;

/** Each client sends a story until it is acknowledged, under one key, and only then the next. */
export function startWriting(
  origin: string,
  acknowledge: (title: string) => void,
  more: Pick<Posted, 'host'> = {},
) {
  let writing = true;
  let sender = 0;
  const write = async (client: number) => {
    for (let n = 0; writing; n++) {
      const story = { title: `Client ${client} story ${n}`, key: randomUUID() };
      while (writing) {
        const answer = await postStory(origin, {
          ...story,
          ...more,
          address: addressOf(sender++),
        }).catch(() => null);
        if (answer?.status === 201) {
          acknowledge(story.title);
          break;
        }
        await pause(20);
      }
    }
  };
  const clients = Array.from({ length: CLIENTS }, (_, client) => write(client));
  return async () => {
    writing = false;
    await Promise.all(clients);
  };
}
