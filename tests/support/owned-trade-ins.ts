import { NUMBER_SPACE, writeNumber } from '#rules/orders/numbers.ts';
import type { TestApp } from './app.ts';
import { uniquePicture } from './media.ts';
import { one } from './one-row.ts';
import { formWith } from './photos.ts';

const QUOTE = {
  best: { cash: 10_000, voucher: 11_000 },
  lines: [],
  rounding: 0,
  offer: { cash: 10_000, voucher: 11_000 },
  rules_version: 1,
};

/** A device on its way to the vendor. */
async function vendorsTradeIn(shop: TestApp, rest: string, body?: unknown) {
  const { number } = await one<{ number: string }>(
    shop,
    `with asked as (
       insert into trade_ins (number, cart_id, email, name, address, payout, placed_at, held_until)
       values ($1, gen_random_uuid(), 'ann@mail.example', 'Ann', '{"line_1":"1 High Street","town":"Leeds","post_code":"LS1 4AP"}',
         'voucher', now(), now() + interval '14 days') returning id, number
     ), device as (
       insert into trade_in_items (trade_in_id, number, business_id, state, name, choice, path, answers, quote, cash, voucher,
         payout, way, since)
       select asked.id, asked.number, b.id, 'in_transit', 'A phone', '', '/', '[]', $2::jsonb, 10000, 11000, 'voucher', 'label', now()
       from asked, businesses b join users u on u.id = b.owner_id where u.email = 'vendor@threefold.example' returning id
     ), placed as (
       insert into trade_in_events (item_id, move, to_state, actor, created_at)
       select id, 'place', 'quoted', 'customer', now() from device
     )
     select number from asked`,
    [writeNumber('TI', Math.floor(Math.random() * NUMBER_SPACE)), JSON.stringify(QUOTE)],
  );
  const path = (of: string) => `/office/trade-ins/${of}${rest}`;
  return {
    owner: 'vendor' as const,
    alsoFor: ['administrator', 'vendorStaff'] as const,
    path: path(number),
    unknownPath: path('TI-000000000'),
    body,
  };
}

/** For each call about a trade-in: how its vendor would request it. */
export function tradeInThings() {
  return {
    'GET /office/trade-ins/{number}': (shop: TestApp) => vendorsTradeIn(shop, ''),
    'POST /office/trade-ins/{number}/moves': (shop: TestApp) =>
      vendorsTradeIn(shop, '/moves', { move: 'receive', version: 1 }),
    'POST /office/trade-ins/{number}/photos': async (shop: TestApp) =>
      vendorsTradeIn(shop, '/photos', formWith(await uniquePicture())),
  };
}
