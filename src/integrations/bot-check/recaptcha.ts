import type { Provider } from './site-verify.ts';

/** Version 3: it asks people nothing, and answers with a score. */
export const recaptcha: Provider = {
  name: 'recaptcha',
  verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
  sources: {
    scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    connects: ['https://www.google.com/recaptcha/'],
  },
};
