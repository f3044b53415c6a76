import type { SiteSetup } from '#contract/settings-office.ts';
import type { Config } from './config.ts';

/** The settings from the environment, without keys and passwords. The office shows them. */
export const setupOf = (config: Config, origin: string): SiteSetup => ({
  cards: config.stripe ? (/^.k_live_/.test(config.stripe.secretKey) ? 'live' : 'test') : null,
  webhook_url: `${origin}/payments/stripe/webhook`,
  has_trial: config.demo,
  map: config.googleMapsKey !== undefined ? 'google' : config.mapTilesUrl === undefined ? 'plain' : 'tiles',
  sends_mail: config.smtpUrl !== undefined,
  mail_from: config.mailFrom,
});
