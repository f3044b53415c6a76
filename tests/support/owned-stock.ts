import type { TestApp } from './app.ts';
import { one } from './one-row.ts';

const NOBODYS_NUMBER = 2_000_000_000;

/** A transfer of two of a product to a store of its business. */
export async function vendorsTransfer(shop: TestApp, productPath: string, rest: string, body?: unknown) {
  const { id } = await one<{ id: number }>(
    shop,
    `with made as (
       insert into stock_transfers (business_id, to_store_id)
       select p.business_id, (select min(s.id) from stores s where s.business_id = p.business_id) from products p
       where p.id = $1 returning id
     ), lines as (
       insert into stock_transfer_lines (transfer_id, product_id, quantity) select id, $1, 2 from made
     )
     select id from made`,
    [Number(productPath.split('/').at(-1))],
  );
  const path = (of: number) => `/office/transfers/${of}${rest}`;
  return {
    owner: 'vendor' as const,
    alsoFor: ['administrator', 'vendorStaff'] as const,
    path: path(id),
    unknownPath: path(NOBODYS_NUMBER),
    body,
  };
}

/** A purchase order of the vendor that is not sent yet. */
async function vendorsPurchase(shop: TestApp, rest = '', body?: unknown) {
  const { id } = await one<{ id: number }>(
    shop,
    `with made as (
       insert into purchase_orders (business_id, supplier)
       select b.id, 'Parts Ltd' from businesses b join users u on u.id = b.owner_id
       where u.email = 'vendor@threefold.example' returning id
     ), lines as (
       insert into purchase_lines (purchase_id, text, quantity, unit_cost) select id, 'Screen', 2, 1000 from made
     )
     select id from made`,
  );
  const path = (of: number) => `/office/purchases/${of}${rest}`;
  return {
    owner: 'vendor' as const,
    alsoFor: ['administrator', 'vendorStaff'] as const,
    path: path(id),
    unknownPath: path(NOBODYS_NUMBER),
    body,
  };
}

/** For each call about an order to a supplier: how its owner would request it. */
export const purchaseThings = () => ({
  'GET /office/purchases/{id}': (shop: TestApp) => vendorsPurchase(shop),
  'PUT /office/purchases/{id}': (shop: TestApp) => vendorsPurchase(shop, '', { version: 1, note: 'Urgent' }),
  'POST /office/purchases/{id}/moves': (shop: TestApp) =>
    vendorsPurchase(shop, '/moves', { move: 'order', version: 1 }),
});
