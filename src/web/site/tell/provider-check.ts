import { BOT_CHECK_ACTION } from '#domain/submission/bot-check-action.ts';

type Provider = { provider: 'recaptcha' | 'turnstile'; siteKey: string };

type Recaptcha = {
  ready: (then: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => Promise<string>;
};
type Turnstile = {
  render: (
    element: HTMLElement,
    options: {
      sitekey: string;
      action: string;
      appearance: 'interaction-only';
      callback: (token: string) => void;
      'error-callback': () => void;
    },
  ) => string;
};
type Loaded = { grecaptcha?: Recaptcha; turnstile?: Turnstile };

/** Loaded at the first key press, and only where the operators chose somebody else's check. */
export async function openProvider({
  provider,
  siteKey,
}: Provider): Promise<() => Promise<string | null>> {
  await loadScript(
    provider === 'recaptcha'
      ? `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`
      : 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  );
  const { grecaptcha, turnstile } = window as Loaded;
  if (grecaptcha) {
    await new Promise<void>((resolve) => grecaptcha.ready(resolve));
    return () => grecaptcha.execute(siteKey, { action: BOT_CHECK_ACTION });
  }
  return async () => (turnstile ? tokenOf(turnstile, siteKey) : null);
}

/** Shows itself only when it has a question, at the end of what is being read over. */
function tokenOf(turnstile: Turnstile, sitekey: string): Promise<string | null> {
  const box = document.createElement('div');
  document.querySelector('main')?.append(box);
  return new Promise<string | null>((resolve) => {
    turnstile.render(box, {
      sitekey,
      action: BOT_CHECK_ACTION,
      appearance: 'interaction-only',
      callback: resolve,
      'error-callback': () => resolve(null),
    });
  });
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = reject;
    document.head.append(script);
  });
}
