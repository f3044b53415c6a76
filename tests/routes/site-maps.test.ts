import { beforeAll, expect, it } from 'vitest';
import { ADMINISTRATOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { signIn } from '#tests/support/people.ts';

const KEY = 'AIza-key-of-the-office';
let shop: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  shop = await buildTestApp();
  headers = await signIn(shop, ADMINISTRATOR);
});

async function change(key: string) {
  const { result } = await shop.call('GET /office/settings', { headers });
  const body = { version: result.version, google_maps_key: key };
  return (await shop.call('PUT /office/settings', { headers, body })).result;
}
const shown = async () => (await shop.call('GET /no/auth/web/site/map', {})).result.google_maps_key;
const policyOf = async (path: string) =>
  (await shop.fetch(path, { headers: { accept: 'text/html' } })).headers.get('content-security-policy') ?? '';

it('The key of the settings opens Google’s maps at once, on pages with a map alone', async () => {
  expect(await shown()).toBeNull();
  expect(await policyOf('/stores')).not.toContain('maps.googleapis.com');
  expect(await change(` ${KEY} `)).toMatchObject({ google_maps_key: KEY });
  await expect.poll(shown).toBe(KEY);
  await expect.poll(() => policyOf('/stores')).toContain('https://maps.googleapis.com');
  expect(await policyOf('/compare')).not.toContain('maps.googleapis.com');
  await change('');
  await expect.poll(shown).toBeNull();
  await expect.poll(() => policyOf('/stores')).not.toContain('maps.googleapis.com');
});

it('What can be no key is refused', async () => {
  const { result } = await shop.call('GET /office/settings', { headers });
  for (const wrong of ['short', 'a key with spaces', '"><script>alert(1)</script>']) {
    const body = { version: result.version, google_maps_key: wrong };
    const refused = await shop.refused('PUT /office/settings', { headers, body });
    expect(refused.errors).toHaveProperty('google_maps_key');
  }
});

it('A key in the environment counts more', async () => {
  const own = await buildTestApp({ env: { GOOGLE_MAPS_KEY: 'AIza-key-of-the-environment' } });
  const admin = await signIn(own, ADMINISTRATOR);
  const { result } = await own.call('GET /office/settings', { headers: admin });
  const body = { version: result.version, google_maps_key: KEY };
  await own.call('PUT /office/settings', { headers: admin, body });
  expect((await own.call('GET /no/auth/web/site/map', {})).result.google_maps_key).toBe(
    'AIza-key-of-the-environment',
  );
  expect((await own.call('GET /office/settings/setup', { headers: admin })).result.map).toBe('google');
});
