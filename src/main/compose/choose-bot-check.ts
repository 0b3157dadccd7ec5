import { noBotCheck } from '#integrations/bot-check/no-bot-check.ts';
import { createProofOfWork } from '#integrations/bot-check/proof-of-work.ts';
import { recaptcha } from '#integrations/bot-check/recaptcha.ts';
import { requireProof } from '#integrations/bot-check/require-proof.ts';
import { createSiteVerify } from '#integrations/bot-check/site-verify.ts';
import { turnstile } from '#integrations/bot-check/turnstile.ts';
import type { BotCheck } from '#services/ports.ts';
import { type Config, type Environment, readConfig } from './config.ts';

type Choice = Pick<
  Config,
  'BOT_CHECK' | 'BOT_CHECK_REQUIRED' | 'APP_SECRET' | 'APP_SECRET_ALSO' | 'SITE_ORIGIN'
>;

export function chooseBotCheck(config: Choice, environment: Environment): BotCheck {
  if (!config.BOT_CHECK_REQUIRED) return checkNamed(config, environment);
  if (config.BOT_CHECK === 'off')
    throw new Error('BOT_CHECK_REQUIRED: there is nothing to require while BOT_CHECK is off.');
  return requireProof(checkNamed(config, environment));
}

/** By BOT_CHECK. Only a provider needs keys, and only then are they asked for. */
function checkNamed(config: Choice, environment: Environment): BotCheck {
  if (config.BOT_CHECK === 'off') return noBotCheck;
  if (config.BOT_CHECK === 'proof-of-work')
    return createProofOfWork(config.APP_SECRET, config.APP_SECRET_ALSO);
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
