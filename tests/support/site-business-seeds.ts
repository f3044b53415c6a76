import { randomUUID } from 'node:crypto';
import { BODIES } from '#server/http/openapi/examples.ts';
import type { TestApp } from './app.ts';
import { idOf, type Make } from './seed.ts';

/** A business without an owner, and its store. */
async function sitesOwn(shop: TestApp): Promise<{ id: number; storeId: number }> {
  const id = await idOf(
    shop,
    `insert into businesses (name, address, phone, post_code, latitude, longitude, approval)
     values ('${randomUUID()}', '1 Quay', '020 7946 0000', 'NW1 6XE', 51.52, -0.15, 'approved') returning id`,
  );
  const storeId = await idOf(
    shop,
    `insert into stores (business_id, name, address, phone, post_code, latitude, longitude)
     values (${id}, '${randomUUID()}', '1 Quay', '020 7946 0000', 'NW1 6XE', 51.52, -0.15) returning id`,
  );
  return { id, storeId };
}

/** The data that the calls about businesses of the site's own need. */
export const SITE_BUSINESS_SEEDS = {
  'GET /office/vendors/{id}/business': async (shop) => ({
    path: `/office/vendors/${(await sitesOwn(shop)).id}/business`,
  }),
  'PUT /office/vendors/{id}/business': async (shop) => ({
    path: `/office/vendors/${(await sitesOwn(shop)).id}/business`,
    body: { ...BODIES['PUT /office/vendors/{id}/business'], business_name: randomUUID() },
  }),
  'GET /office/vendors/{id}/stores': async (shop) => ({
    path: `/office/vendors/${(await sitesOwn(shop)).id}/stores`,
  }),
  'POST /office/vendors/{id}/stores': async (shop) => ({
    path: `/office/vendors/${(await sitesOwn(shop)).id}/stores`,
    body: { ...BODIES['POST /office/vendors/{id}/stores'], business_name: randomUUID() },
  }),
  'PUT /office/vendors/{id}/stores/{storeId}': async (shop) => {
    const { id, storeId } = await sitesOwn(shop);
    const body = { ...BODIES['PUT /office/vendors/{id}/stores/{storeId}'], business_name: randomUUID() };
    return { path: `/office/vendors/${id}/stores/${storeId}`, body };
  },
  'DELETE /office/vendors/{id}/stores/{storeId}': async (shop) => {
    const { id, storeId } = await sitesOwn(shop);
    return { path: `/office/vendors/${id}/stores/${storeId}` };
  },
} satisfies Record<string, Make>;
