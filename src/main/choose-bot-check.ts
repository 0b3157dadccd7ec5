import { noBotCheck } from '#integrations/bot-check/no-bot-check.ts';
import { createProofOfWork } from '#integrations/bot-check/proof-of-work.ts';
import { recaptcha } from '#integrations/bot-check/recaptcha.ts';
import { createSiteVerify } from '#integrations/bot-check/site-verify.ts';
import { turnstile } from '#integrations/bot-check/turnstile.ts';
import type { BotCheck } from '#services/ports.ts';
import { type Config, type Environment, readConfig } from './config.ts';

/** By BOT_CHECK. Only a provider needs keys, and only then are they asked for. */
export function chooseBotCheck(
  config: Pick<Config, 'BOT_CHECK' | 'APP_SECRET' | 'SITE_ORIGIN'>,
  environment: Environment,
): BotCheck {
  if (config.BOT_CHECK === 'off') return noBotCheck;
  if (config.BOT_CHECK === 'proof-of-work') return createProofOfWork(config.APP_SECRET);
  const keys = readConfig(
    ['BOT_CHECK_SITE_KEY', 'BOT_CHECK_SECRET', 'BOT_CHECK_VERIFY_URL'],
    environment,
  );
  return createSiteVerify(config.BOT_CHECK === 'recaptcha' ? recaptcha : turnstile, {
    siteKey: keys.BOT_CHECK_SITE_KEY,
    secret: keys.BOT_CHECK_SECRET,
    hostname: new URL(config.SITE_ORIGIN).hostname,
    verifyUrl: keys.BOT_CHECK_VERIFY_URL,
  });
}
