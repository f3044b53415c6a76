import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { MAPS_KEY } from '#rules/site/settings-fields.ts';

const wholeNumber = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).int(error).min(least, error).max(most, error);
};
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`);
const address = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address such as ${example}` });

/** OpenStreetMap's tiles: the default if neither a key nor another source of tiles is set. */
const OPEN_STREET_MAP = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const NO_TILES = 'none';
const TILES = /^(?:none|(?:https?:\/\/[^\s{}/'",;]+)?\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})[^\s'",;]*)$/;

/** Longer chains of proxies than this are a mistake. */
const MOST_HOPS = 9;
const PROXIES = 'must be 0, a number of proxies such as 1, or their addresses such as 10.0.0.0/8, 192.0.2.7';

/**
 * The proxies that are trusted to name the client's network address: none, the last N hops, or a list of
 * addresses.
 */
function readProxies(text: string): false | number | string[] | undefined {
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops > MOST_HOPS ? undefined : hops || false;
  }
  const all = text.split(',').map((part) => part.trim());
  return all.every(isAddressOrRange) ? all : undefined;
}

function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

const MAIL_FROM = /^(?:[^<>@\r\n"]{1,80} <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/;

const STRIPE_KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

const BUCKET_KEYS = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** The mode of a Stripe key: 'test' or 'live'. */
const modeOf = (key: string | undefined) => key?.split('_')[1];

/** An empty value means the same as a missing one, so that `.env` files can list every name. */
const environment = z
  .object({
    PORT: wholeNumber(0, 65_535).default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    PUBLIC_URL: address(/^https?$/, 'https://shop.example').optional(),
    DATA_DIR: z.string().default('.data'),
    DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user@host/shop').optional(),
    DEMO: oneOf(['0', '1']).default('1'),
    DEMO_BASKETS: wholeNumber(0, 2_000).default(285),
    LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    RATE_LIMIT: wholeNumber(1, 10_000_000).default(1200),
    METRICS_TOKEN: z.string().min(16, 'must have 16 characters or more').optional(),
    TRUST_PROXY: z
      .string()
      .default('0')
      .transform((text, context) => {
        const proxies = readProxies(text);
        if (proxies === undefined) context.addIssue({ code: 'custom', message: PROXIES });
        return proxies ?? false;
      }),
    SMTP_URL: address(/^smtps?$/, 'smtp://user:secret@mail.example:587').optional(),
    MAIL_FROM: z.string().regex(MAIL_FROM, 'must be such as Shop <shop@shop.example>').optional(),
    GOOGLE_MAPS_KEY: z
      .string()
      .regex(MAPS_KEY, 'must be a key of letters, digits, hyphens and underscores')
      .optional(),
    MAP_TILES_URL: z
      .string()
      .regex(TILES, `must be none, or an address such as ${OPEN_STREET_MAP}`)
      .default(OPEN_STREET_MAP),
    DATA_KEY: z.string().min(32, 'must have 32 characters or more').optional(),
    REDIS_URL: address(/^rediss?$/, 'redis://cache.example:6379').optional(),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^[sr]k_(?:test|live)_\w+$/, 'must be a secret key of Stripe, such as sk_test_…')
      .optional(),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_\S+$/, 'must be the signing secret of a webhook, such as whsec_…')
      .optional(),
    STRIPE_PUBLISHABLE_KEY: z
      .string()
      .regex(/^pk_(?:test|live)_\w+$/, 'must be a publishable key of Stripe, such as pk_test_…')
      .optional(),
    STRIPE_API_URL: address(/^https?$/, 'http://127.0.0.1:12111').optional(),
    S3_ENDPOINT: address(/^https?$/, 'https://s3.eu-west-2.amazonaws.com').optional(),
    S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket, such as my-shop')
      .optional(),
    S3_REGION: z
      .string()
      .regex(/^[a-z0-9-]{1,40}$/, 'must be a region, such as eu-west-2')
      .default('us-east-1'),
    S3_ACCESS_KEY_ID: z
      .string()
      .regex(/^\S{1,200}$/, 'must have no spaces')
      .optional(),
    S3_SECRET_ACCESS_KEY: z
      .string()
      .regex(/^\S{1,200}$/, 'must have no spaces')
      .optional(),
    THREEFOLD_DEV: oneOf(['0', '1']).default('0'),
  })
  .refine((given) => given.SMTP_URL === undefined || given.MAIL_FROM !== undefined, {
    path: ['MAIL_FROM'],
    error: 'is needed with SMTP_URL: mail servers refuse a sender that they do not know',
  })
  .check(({ value, issues }) => {
    const missing = BUCKET_KEYS.filter((name) => value[name] === undefined);
    if (missing.length === BUCKET_KEYS.length) return;
    for (const name of missing) {
      const message = `is needed too: a bucket is used with ${BUCKET_KEYS.join(', ')}, or not at all`;
      issues.push({ code: 'custom', path: [name], message, input: value });
    }
  })
  .check(({ value, issues }) => {
    const missing = STRIPE_KEYS.filter((name) => value[name] === undefined);
    if (missing.length === STRIPE_KEYS.length) return;
    for (const name of missing) {
      const message = `is needed too: cards are taken with ${STRIPE_KEYS.join(', ')}, or not at all`;
      issues.push({ code: 'custom', path: [name], message, input: value });
    }
    if (missing.length === 0 && modeOf(value.STRIPE_SECRET_KEY) !== modeOf(value.STRIPE_PUBLISHABLE_KEY)) {
      const message = 'must be of the same mode as STRIPE_SECRET_KEY: test or live';
      issues.push({ code: 'custom', path: ['STRIPE_PUBLISHABLE_KEY'], message, input: value });
    }
  });

export interface StripeSettings {
  secretKey: string;
  /** Sent to browsers, for the card form. */
  publishableKey: string;
  webhookSecret: string;
  /** Another host that speaks Stripe's API, for tests. */
  apiUrl: string | undefined;
}

/** A bucket of a service that speaks S3's protocol. */
export interface BucketSettings {
  /** Such as https://s3.eu-west-2.amazonaws.com, or any other service with the same protocol. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface Config {
  port: number;
  host: string;
  /** Without a trailing slash. Canonical links, the sitemap and mails are built from it. */
  publicUrl: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  demo: boolean;
  /** How many past orders the demo shop starts with. A few of them have several vendors. */
  demoBaskets: number;
  logLevel: string;
  /** Requests a minute from one client, beyond those answered from memory. */
  rateLimit: number;
  metricsToken: string | undefined;
  /**
   * How many proxies are in front of the shop, or their addresses. The first address from the right that is not a
   * proxy's is the client's. The client can forge everything further left.
   */
  trustProxy: false | number | string[];
  /** Without it, mails are written to files in the data folder. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Encrypts values that a copy of the database must not reveal. Without it, the shop generates a key. */
  dataKey: string | undefined;
  /** Without it, every node counts requests and attempts separately. */
  redisUrl: string | undefined;
  /** With it maps are Google's, without it Leaflet's on tiles. */
  googleMapsKey: string | undefined;
  /** With it the shop takes cards. */
  stripe: StripeSettings | undefined;
  /** The bucket for photos and media. Without it they are kept in the data folder. */
  bucket: BucketSettings | undefined;
  /** Source of the tiles for Leaflet's maps. Without it, maps show pins on a plain background. */
  mapTilesUrl: string | undefined;
  dev: boolean;
}

/** The shop can't start, for a reason that the operator can fix. Printed as one line without a stack. */
export class StartProblem extends Error {}

export class ConfigError extends StartProblem {}

/** Reads the environment once. A wrong value stops the start with one clear line. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`Wrong setting: ${lines.join('; ')}`);
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, ''),
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    demo: values.DEMO === '1',
    demoBaskets: values.DEMO_BASKETS,
    logLevel: values.LOG_LEVEL,
    rateLimit: values.RATE_LIMIT,
    metricsToken: values.METRICS_TOKEN,
    trustProxy: values.TRUST_PROXY,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? 'Threefold <shop@localhost>',
    dataKey: values.DATA_KEY,
    redisUrl: values.REDIS_URL,
    googleMapsKey: values.GOOGLE_MAPS_KEY,
    stripe: stripeOf(values),
    bucket: bucketOf(values),
    mapTilesUrl: values.MAP_TILES_URL === NO_TILES ? undefined : values.MAP_TILES_URL,
    dev: values.THREEFOLD_DEV === '1',
  };
}

function stripeOf(given: z.infer<typeof environment>): StripeSettings | undefined {
  const [secretKey, publishableKey, webhookSecret] = STRIPE_KEYS.map((name) => given[name]);
  if (secretKey === undefined || publishableKey === undefined || webhookSecret === undefined)
    return undefined;
  return { secretKey, publishableKey, webhookSecret, apiUrl: given.STRIPE_API_URL };
}

function bucketOf(given: z.infer<typeof environment>): BucketSettings | undefined {
  const [endpoint, bucket, accessKeyId, secretAccessKey] = BUCKET_KEYS.map((name) => given[name]);
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, region: given.S3_REGION, accessKeyId, secretAccessKey };
}
