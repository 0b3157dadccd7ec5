export const SOCIAL_SERVICES = [
  { code: 'INSTAGRAM', label: 'Instagram', profile: 'https://www.instagram.com/' },
  { code: 'TWITTER', label: 'X (Twitter)', profile: 'https://x.com/' },
  { code: 'FACEBOOK', label: 'Facebook', profile: 'https://www.facebook.com/' },
  { code: 'TIKTOK', label: 'TikTok', profile: 'https://www.tiktok.com/@' },
  { code: 'LINKEDIN', label: 'LinkedIn', profile: 'https://www.linkedin.com/in/' },
  { code: 'PINTEREST', label: 'Pinterest', profile: 'https://www.pinterest.com/' },
] as const;

export type SocialService = (typeof SOCIAL_SERVICES)[number]['code'];

export function isSocialService(code: string): code is SocialService {
  return SOCIAL_SERVICES.some((s) => s.code === code);
}

export function profileUrl(service: SocialService, handle: string): string {
  const found = SOCIAL_SERVICES.find((s) => s.code === service);
  return `${found?.profile ?? ''}${encodeURIComponent(handle)}`;
}
