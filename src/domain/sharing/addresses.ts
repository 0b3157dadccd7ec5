/** Addresses that other sites and programs ask for; pages name them in their tags. */

export const storyPicturePath = (hash: string): string => `/image/story/${hash}.png`;
export const campaignPicturePath = (slug: string): string => `/image/campaign/${slug}.png`;

/** The name in front of `.png`, as the two paths above write it. */
export function pictureName(file: string): string | null {
  return /^([a-z0-9-]+)\.png$/.exec(file)?.[1] ?? null;
}
