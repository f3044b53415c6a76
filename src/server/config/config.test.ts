import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

it('needs no setting at all', () => {
  expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', demo: true, databaseUrl: undefined });
});

it('takes an empty value as a missing one', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: '' })).toMatchObject({ port: 3000, publicUrl: undefined });
});

it('drops the slash at the end of the public address', () => {
  expect(readConfig({ PUBLIC_URL: 'https://shop.example/' }).publicUrl).toBe('https://shop.example');
});

it.each([
  { PORT: 'abc' },
  { PORT: '70000' },
  { DATABASE_URL: 'mysql://x' },
  { PUBLIC_URL: 'shop.example' },
  { DEMO: 'yes' },
  { SMTP_URL: 'http://mail.example', MAIL_FROM: 'shop@shop.example' },
  { DATA_KEY: 'too short' },
  { REDIS_URL: 'http://cache.example' },
  { GOOGLE_MAPS_KEY: 'a key; script-src *' },
  { MAP_TILES_URL: 'https://tiles.example/{z}/{x}.png' },
  { MAP_TILES_URL: "https://tiles.example; script-src 'unsafe-inline'/{z}/{x}/{y}.png" },
  { MAP_TILES_URL: 'javascript:{z}{x}{y}' },
  { S3_ENDPOINT: 'files.example' },
  { S3_BUCKET: 'My Bucket' },
  { S3_REGION: 'eu west' },
  { STRIPE_SECRET_KEY: 'pk_test_public', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
  { STRIPE_WEBHOOK_SECRET: 'sk_test_1', STRIPE_SECRET_KEY: 'sk_test_1' },
  { TRUST_PROXY: 'yes' },
  { TRUST_PROXY: '-1' },
  { TRUST_PROXY: '10' },
  { TRUST_PROXY: '10.0.0.0/33' },
  { TRUST_PROXY: '10.0.0.1, proxy.example' },
  { TRUST_PROXY: '10.0.0.1,' },
  { MAIL_FROM: 'the shop' },
  { MAIL_FROM: 'a@b.example, c@d.example' },
  { MAIL_FROM: 'Shop\n<a@b.example>' },
])('%o stops the start with one line that names it', (env) => {
  const [name = ''] = Object.keys(env);
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(new RegExp(`^Wrong setting: ${name}: [^\n]+$`));
});

it.each([
  [{ PORT: 'abc' }, 'PORT: must be a whole number from 0 to 65535'],
  [{ PORT: '80.5' }, 'PORT: must be a whole number from 0 to 65535'],
  [{ RATE_LIMIT: '0' }, 'RATE_LIMIT: must be a whole number from 1 to 10000000'],
  [{ DEMO: 'yes' }, 'DEMO: must be 0 or 1'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: must be trace, debug, info, warn, error or silent'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN: must have 16 characters or more'],
])('says of %o what it must be', (env, line) => {
  expect(() => readConfig(env)).toThrow(new ConfigError(`Wrong setting: ${line}`));
});

it('requires a sender address with a mail server', () => {
  const SMTP_URL = 'smtp://mail.example';
  expect(() => readConfig({ SMTP_URL })).toThrow(/^Wrong setting: MAIL_FROM: [^\n]+$/);
  const MAIL_FROM = 'The Shop <shop@shop.example>';
  expect(readConfig({ SMTP_URL, MAIL_FROM })).toMatchObject({ smtpUrl: SMTP_URL, mailFrom: MAIL_FROM });
});

describe('The keys of Stripe', () => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };

  it('are taken together or not at all', () => {
    expect(readConfig({}).stripe).toBeUndefined();
    expect(readConfig(keys).stripe).toEqual({
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      webhookSecret: 'whsec_1',
      apiUrl: undefined,
    });
    for (const name of Object.keys(keys)) {
      expect(() => readConfig({ ...keys, [name]: '' })).toThrow(
        new RegExp(`^Wrong setting: ${name}: is needed too[^\\n]+$`),
      );
    }
  });

  it('are all of test mode, or all live', () => {
    expect(() => readConfig({ ...keys, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' })).toThrow(
      /^Wrong setting: STRIPE_PUBLISHABLE_KEY: must be of the same mode/,
    );
  });
});

it.each([
  [undefined, false],
  ['0', false],
  ['1', 1],
  ['2', 2],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
])('reads TRUST_PROXY=%s as %o', (TRUST_PROXY, trustProxy) => {
  expect(readConfig({ TRUST_PROXY }).trustProxy).toEqual(trustProxy);
});

it.each([
  [undefined, 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'],
  ['https://tiles.example/{z}/{x}/{y}@2x.png?key=1', 'https://tiles.example/{z}/{x}/{y}@2x.png?key=1'],
  ['/tiles/{z}-{x}-{y}.webp', '/tiles/{z}-{x}-{y}.webp'],
  ['none', undefined],
])('draws maps without a key on the tiles of MAP_TILES_URL=%s', (MAP_TILES_URL, mapTilesUrl) => {
  expect(readConfig({ MAP_TILES_URL })).toMatchObject({ mapTilesUrl, googleMapsKey: undefined });
});

it('takes the settings of a bucket together or not at all', () => {
  const keys = {
    S3_ENDPOINT: 'https://s3.eu-west-2.amazonaws.com',
    S3_BUCKET: 'my-shop',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  expect(readConfig({}).bucket).toBeUndefined();
  expect(readConfig({ ...keys, S3_REGION: 'eu-west-2' }).bucket).toEqual({
    endpoint: 'https://s3.eu-west-2.amazonaws.com',
    bucket: 'my-shop',
    region: 'eu-west-2',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
  for (const name of Object.keys(keys))
    expect(() => readConfig({ ...keys, [name]: '' })).toThrow(
      new RegExp(`^Wrong setting: ${name}: is needed too[^\\n]+$`),
    );
});
