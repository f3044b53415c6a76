import type { TestApp } from './app.ts';
import { bought } from './devices.ts';
import { one } from './one-row.ts';

const path = (device: string) => `/web/site/devices/${device}/reminder`;

/** A phone that the demo shopper has bought. */
async function shoppersDevice(shop: TestApp, body?: unknown) {
  const { id: userId, email } = await one<{ id: number; email: string }>(
    shop,
    "update users set confirmed_at = now() where email = 'shopper@threefold.example' returning id, email",
  );
  const id = await bought(shop, { email, userId });
  return { owner: 'shopper' as const, path: path(id), unknownPath: path('b900000000'), body };
}

export const deviceThings = {
  'PUT /web/site/devices/{id}/reminder': (shop: TestApp) => shoppersDevice(shop, { step: 20 }),
  'DELETE /web/site/devices/{id}/reminder': (shop: TestApp) => shoppersDevice(shop),
};
