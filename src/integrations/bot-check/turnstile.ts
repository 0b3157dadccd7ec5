import type { Provider } from './site-verify.ts';

export const turnstile: Provider = {
  name: 'turnstile',
  verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  sources: {
    scripts: ['https://challenges.cloudflare.com'],
    frames: ['https://challenges.cloudflare.com'],
    connects: [],
  },
};
