import { DATA_KEY, readSecret } from '#server/db/secret.ts';
import type { BoughtUnit } from '#server/features/units/public.ts';
import { addUnit } from '#server/features/units/public.ts';
import { DEVICE_SEAL } from '#server/features/trade-ins/public.ts';
import { sealFor } from '#server/ports/seal.ts';
import type { TestApp } from './app.ts';
import { uniquePicture } from './media.ts';
import { one } from './one-row.ts';
import { vendorsOrder } from './owned-orders.ts';
import { formWith } from './photos.ts';
import type { Make } from './seed.ts';

/** The parts of a variation of a phone that the demo vendor sells. */
export interface SoldPhone {
  product_id: number;
  business_id: number;
  variation_id: number;
  name: string;
  grade: string;
  choice: string;
  sku: string;
}

/** A graded variation of the demo vendor, whose product has no questions. */
export const readSoldPhone = (shop: TestApp): Promise<SoldPhone> =>
  one<SoldPhone>(
    shop,
    `select p.id as product_id, p.business_id, v.id as variation_id, p.name, v.grade, v.sku,
       (select string_agg(t.label, ', ') from attribute_terms t join attributes a on a.id = t.attribute_id
         where t.id in (v.term_1_id, v.term_2_id, v.term_3_id, v.term_4_id) and a.role is distinct from 'grade') as choice
     from variations v join products p on p.id = v.product_id join businesses b on b.id = p.business_id
     join users u on u.id = b.owner_id
     where u.email = 'vendor@threefold.example' and p.line = 1 and p.is_active and p.is_published and v.is_active
       and v.grade <> 'New' and v.counts_stock and v.stock_status = 'instock' and p.model_id is not null
       and not exists (select from product_questions q where q.product_id = p.id)
     order by p.id, v.id limit 1`,
  );

/** A unit in stock, as a trade-in makes it, with an IMEI of its own. */
export async function stockedUnit(
  shop: TestApp,
  phone: SoldPhone,
  more: Partial<BoughtUnit> & { imei?: string; now?: Date } = {},
): Promise<string> {
  const { imei = '352099001761481', now = new Date(), ...facts } = more;
  const device = sealFor(DEVICE_SEAL, await readSecret(shop.database.pool, DATA_KEY));
  const number = await shop.database.transaction((at) =>
    addUnit(
      at,
      {
        businessId: phone.business_id,
        source: 'hand',
        sourceNumber: null,
        tradeInId: null,
        modelOf: phone.product_id,
        name: phone.name,
        choice: phone.choice,
        image: null,
        grade: phone.grade as BoughtUnit['grade'],
        cost: 12_000,
        identifier: device.close(JSON.stringify({ kind: 'imei', value: imei })),
        identifierEnds: `•••• ${imei.slice(-4)}`,
        identifierMark: device.mark(imei),
        checks: [{ check: 'Screen', told: 'Light marks', found: 'Light marks' }],
        photoIds: [],
        storeId: null,
        ...facts,
      },
      { actorId: null, now },
    ),
  );
  if (number === undefined) throw new Error('a unit was not made');
  return number;
}

async function vendorsUnit(shop: TestApp, rest: string, body?: unknown) {
  const number = await stockedUnit(shop, await readSoldPhone(shop));
  const path = (of: string) => `/office/units/${of}${rest}`;
  return {
    owner: 'vendor' as const,
    alsoFor: ['administrator', 'vendorStaff'] as const,
    path: path(number),
    unknownPath: path('UN-000000000'),
    body,
  };
}

/** An order that was sent with one device of a shelf, where another one lies. */
async function vendorsSwap(shop: TestApp) {
  const phone = await readSoldPhone(shop);
  const [sold, packed] = [
    await stockedUnit(shop, phone, { imei: '356938035643809' }),
    await stockedUnit(shop, phone, { imei: '490154203237518' }),
  ];
  const owned = await vendorsOrder(shop, '/device-swaps', { sold, packed });
  const ask = shop.database.pool;
  await ask.query(
    `update stock_units set product_id = $3, variation_id = $4, state = case when number = $1 then 'sold' else 'listed' end
     where number in ($1, $2)`,
    [sold, packed, phone.product_id, phone.variation_id],
  );
  await ask.query(
    `insert into unit_sales (unit_id, order_id, order_line_id, order_number, cost, price, scheme, sold_at)
     select u.id, o.id, l.id, o.number, u.cost, 20000, 'margin', now()
     from stock_units u, orders o join order_lines l on l.order_id = o.id where u.number = $1 and o.number = $2`,
    [sold, owned.path.split('/')[3]],
  );
  return owned;
}

/** For each call about a unit: how its vendor would request it. */
export const unitThings = () => ({
  'GET /office/orders/{number}/devices': (shop: TestApp) => vendorsOrder(shop, '/devices'),
  'POST /office/orders/{number}/device-swaps': vendorsSwap,
  'GET /office/units/{number}': (shop: TestApp) => vendorsUnit(shop, ''),
  'GET /office/units/{number}/listing': (shop: TestApp) => vendorsUnit(shop, '/listing'),
  'POST /office/units/{number}/moves': (shop: TestApp) =>
    vendorsUnit(shop, '/moves', { move: 'scrap', version: 1, note: 'It does not start.' }),
  'POST /office/units/{number}/photos': async (shop: TestApp) =>
    vendorsUnit(shop, '/photos', formWith(await uniquePicture())),
  'PUT /office/units/{number}/photos': (shop: TestApp) =>
    vendorsUnit(shop, '/photos', { version: 1, photos: [] }),
});

export const UNIT_SEEDS: Partial<Record<string, Make>> = {
  'GET /office/unit-margins': () => ({ path: '/office/unit-margins?quarter=2026-Q4' }),
  'POST /office/units': async (shop) => ({
    body: {
      product_id: (await readSoldPhone(shop)).product_id,
      identifier: `C02${Math.random().toString(36).slice(2, 10).toUpperCase()}`,
      grade: 'Good',
      cost: 120,
    },
  }),
};
