import { beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { TestBrowser } from '#tests/support/browser.ts';

const LIST = 'GET /web/site/account/sessions';
const END = 'DELETE /web/site/account/sessions/{id}';
const END_OTHERS = 'DELETE /web/site/account/sessions';
const SHOPPER = { email: 'shopper@threefold.example', password: 'threefold-demo' };
const VENDOR = { ...SHOPPER, email: 'vendor@threefold.example' };
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp({ env: { TRUST_PROXY: '1' } });
});

async function loggedIn(body = SHOPPER, userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/133.0') {
  const browser = new TestBrowser(shop, { 'user-agent': userAgent });
  await browser.call('POST /global/user/login', { body });
  return browser;
}

describe('Sessions', () => {
  it('are listed by their browsers, this one first and marked', async () => {
    const phone = await loggedIn(SHOPPER, IPHONE);
    const desk = await loggedIn();
    const { result } = await desk.call(LIST);
    expect(result[0]).toMatchObject({ browser: 'Firefox on Linux', is_current: true });
    expect(result.slice(1)).toContainEqual(
      expect.objectContaining({ browser: 'Safari on iPhone', is_current: false }),
    );
    expect((await phone.call(LIST)).result[0]).toMatchObject({
      browser: 'Safari on iPhone',
      is_current: true,
    });
    expect(JSON.stringify(result)).not.toContain(desk.cookies.get('threefold_session'));
  });

  it('can be ended one by one, and all but this one', async () => {
    const [desk, phone, tablet] = [await loggedIn(), await loggedIn(SHOPPER, IPHONE), await loggedIn()];
    const other = (await phone.call(LIST)).result[0]?.id ?? '';
    await desk.call(END, { params: { id: other } });
    expect([await phone.isLoggedIn(), await tablet.isLoggedIn()]).toEqual([false, true]);
    const { result } = await desk.call(END_OTHERS);
    expect(result).toMatchObject([{ is_current: true }]);
    expect([await tablet.isLoggedIn(), await desk.isLoggedIn()]).toEqual([false, true]);
  });

  it('of another account are not there', async () => {
    const [shopper, vendor] = [await loggedIn(), await loggedIn(VENDOR)];
    const id = (await vendor.call(LIST)).result[0]?.id ?? '';
    const missing = { status: 404, message: 'There is no such session.' };
    expect(await shopper.refused(END, { params: { id } })).toEqual(missing);
    await shopper.call(END_OTHERS);
    expect(await vendor.isLoggedIn()).toBe(true);
    expect((await shopper.refused(END, { params: { id: 'no-uuid' } })).status).toBe(404);
    expect((await new TestBrowser(shop).refused(LIST)).status).toBe(401);
  });

  it('that have expired are neither listed nor accepted, and the cookie is removed', async () => {
    const [desk, phone] = [await loggedIn(), await loggedIn(SHOPPER, IPHONE)];
    await desk.call(END_OTHERS);
    await phone.call('POST /global/user/login', { body: SHOPPER });
    const id = (await phone.call(LIST)).result[0]?.id;
    await shop.database.pool.query('update sessions set expires_at = now() where id = $1', [id]);
    expect((await desk.call(LIST)).result).toHaveLength(1);
    expect((await phone.refused(LIST)).status).toBe(401);
    expect(phone.cookies.has('threefold_session')).toBe(false);
  });

  it('are noted as used at most every few minutes', async () => {
    const desk = await loggedIn();
    const seen = async () => (await desk.call(LIST)).result[0]?.last_seen_at ?? '';
    const first = await seen();
    expect(await seen()).toBe(first);
    await shop.database.pool.query(`update sessions set last_seen_at = now() - interval '6 minutes'`);
    await desk.isLoggedIn();
    expect(Date.parse(await seen())).toBeGreaterThanOrEqual(Date.parse(first));
  });
});
