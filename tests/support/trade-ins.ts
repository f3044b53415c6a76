import { randomUUID } from 'node:crypto';
import type { TrackedTradeIn, TradeInMoveBody } from '#contract/trade-ins.ts';
import type { StaffTradeInMoveBody } from '#contract/trade-ins-office.ts';
import type { TradeInState } from '#rules/flows/trade-in.ts';
import { DATA_KEY, readSecret } from '#server/db/secret.ts';
import type { PricedItem } from '#server/features/cart/public.ts';
import { readWishes } from '#server/features/cart/public.ts';
import { tokenOfRepair } from '#server/features/repairs/public.ts';
import type { PlacedTradeIn, SellBasket, TradeInSeals } from '#server/features/trade-ins/public.ts';
import {
  DEVICE_SEAL,
  offeredTotal,
  openTradeInLink,
  placeTradeIn,
} from '#server/features/trade-ins/public.ts';
import { writeToken } from '#server/http/links.ts';
import { Refusal } from '#server/http/refusal.ts';
import { sealFor } from '#server/ports/seal.ts';
import type { Sender } from '#server/ports/sender.ts';
import type { TestApp } from './app.ts';
import { freshImei } from './imei.ts';
import { one } from './one-row.ts';
import { makeFresh, signIn } from './people.ts';
import { formWith, phonePhoto } from './photos.ts';

class RolledBack extends Error {}

export const IMEI = '490154203237518';
export const SELLER = 'nadia@mail.example';
export const BANK = { account_holder: 'Nadia Rahman', sort_code: '20-00-00', account_number: '55779911' };
/** What a seller states, with the number of another device each time: no device is bought twice. */
export const ACCEPTED = {
  is_adult: true,
  is_owner: true,
  get identifier() {
    return freshImei();
  },
};

export interface Placing {
  payout?: SellBasket['payout'];
  quantity?: number;
  userId?: number | null;
  email?: string;
  now?: Date;
  /** Another device, or the same at another price. */
  item?: PricedItem;
}

export interface TradeInTools {
  seals: TradeInSeals;
  sender: Sender;
  /** A device that a vendor of the demo shop buys, with its required questions answered. */
  item: PricedItem;
  /** The email of that vendor. */
  vendor: string;
  place: (how?: Placing) => Promise<PlacedTradeIn & { token: string }>;
  show: (token: string) => Promise<TrackedTradeIn>;
  /** A move by the link; a refusal is answered, not thrown. */
  move: (token: string, body: TradeInMoveBody) => Promise<TrackedTradeIn | Refusal>;
  /** A move by the link that must be made, in the version of now. */
  press: (token: string, body: Omit<TradeInMoveBody, 'version'>) => Promise<TrackedTradeIn>;
}

const SELLABLE = `
  select p.id as product_id, (select v.id from variations v where v.product_id = p.id and v.is_active order by v.id limit 1) as variation_id,
    array(select distinct on (q.id) o.id from product_questions pq join questions q on q.id = pq.question_id and q.condition = 2
      join question_options o on o.question_id = q.id where pq.product_id = p.id order by q.id, o.sort_order, o.id) as option_ids
  from products p join businesses b on b.id = p.business_id join users u on u.id = b.owner_id
  where p.line = 2 order by p.cash_trade_in desc nulls last, p.id limit 10`;

export async function tradeInTools(shop: TestApp): Promise<TradeInTools> {
  const { pool, ask, transaction } = shop.database;
  const secret = await readSecret(pool, 'tracking links');
  const dataKey = await readSecret(pool, DATA_KEY);
  const seals = { bank: sealFor('bank account', dataKey), device: sealFor(DEVICE_SEAL, dataKey) };
  const sender = { shop: { name: 'Threefold', url: shop.origin, email: 'hello@threefold.example' }, secret };
  const { rows } = await pool.query<{
    product_id: number;
    variation_id: number | null;
    option_ids: number[];
  }>(SELLABLE);
  const found = await Promise.all(
    rows.map(async (row) => (await readWishes(ask, [{ ...row, quantity: 1 }], null, 'sell'))?.[0]),
  );
  const item = found.find((one) => one?.problem === null && one.unit > 10_000);
  if (!item) throw new Error(`the demo shop buys nothing: ${JSON.stringify(found)}`);

  const { email: vendor } = await one<{ email: string }>(
    shop,
    'select u.email from businesses b join users u on u.id = b.owner_id where b.id = $1',
    [item.businessId],
  );
  const open = async (token: string) => {
    const opened = await openTradeInLink(seals, tokenOfRepair)(ask, sender, token);
    if (!opened) throw new Error('a link opens nothing');
    return opened;
  };
  const show = async (token: string) => (await open(token)).show();

  async function move(token: string, body: TradeInMoveBody): Promise<TrackedTradeIn | Refusal> {
    const opened = await open(token);
    let answer: TrackedTradeIn | Refusal | undefined;
    await transaction(async (at) => {
      answer = await opened.move(at, body);
      // As a call does: a refused move writes nothing.
      if (answer instanceof Refusal) throw new RolledBack();
    }).catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
    if (!answer) throw new Error('a move was not answered');
    return answer;
  }

  return {
    seals,
    sender,
    item,
    vendor,
    show,
    move,
    async place({
      payout = 'bank',
      quantity = 1,
      userId = null,
      email = SELLER,
      now = new Date(),
      item: sold = item,
    } = {}) {
      const items = [{ ...sold, quantity }];
      const made = await transaction((at) =>
        placeTradeIn(
          at,
          {
            cartId: randomUUID(),
            items,
            contact: {
              email,
              name: 'Nadia Rahman',
              address: { line_1: '1 High Street', town: 'Leeds', post_code: 'LS1 4AP' },
            },
            payout,
            account: payout === 'bank' ? seals.bank.close(JSON.stringify(BANK)) : null,
            bankSeal: seals.bank,
            userId,
            agreedTotal: offeredTotal(items, payout),
            now,
          },
          sender,
        ),
      );
      if (!('id' in made)) throw new Error(`a trade-in was not placed: ${JSON.stringify(made)}`);
      return {
        ...made,
        token: writeToken(secret, { kind: 'trade_in', id: String(made.id) }, made.linkVersion),
      };
    },
    async press(token, body) {
      const { version } = await show(token);
      const answer = await move(token, { ...body, version });
      if (answer instanceof Refusal) throw new Error(`${body.move} was refused: ${answer.message}`);
      return answer;
    },
  };
}

/** Staff at the bench: who calls, and moves with the version of now. */
export async function benchOf(shop: TestApp, email: string) {
  const headers = await signIn(shop, email);
  await makeFresh(shop, headers);
  const params = (number: string) => ({ params: { number }, headers });
  const key = () => ({ ...headers, 'idempotency-key': randomUUID() });
  return {
    headers,
    read: async (number: string) =>
      (await shop.call('GET /office/trade-ins/{number}', params(number))).result,
    list: (query: { state?: TradeInState[]; q?: string } = {}) =>
      shop.call('GET /office/trade-ins', { headers, query }),
    async move(number: string, body: Omit<StaffTradeInMoveBody, 'version'>) {
      const { result } = await shop.call('GET /office/trade-ins/{number}', params(number));
      const { version } = result.items.find((one) => one.number === body.item) ?? result;
      return (
        await shop.call('POST /office/trade-ins/{number}/moves', {
          params: { number },
          headers: key(),
          body: { ...body, version },
        })
      ).result;
    },
    refused: (number: string, body: StaffTradeInMoveBody) =>
      shop.refused('POST /office/trade-ins/{number}/moves', { params: { number }, headers: key(), body }),
    async photo(number: string): Promise<string> {
      const answer = await shop.fetch(`/office/trade-ins/${number}/photos`, {
        method: 'POST',
        headers,
        body: formWith(await phonePhoto()),
      });
      const { result } = (await answer.json()) as { result: { id: string } };
      return result.id;
    },
  };
}

/** A cut with one photo. */
export const cutOf = (photo: string, amount = 30) => ({
  check: 'Screen',
  told: 'Light marks',
  found: 'A scratch',
  reason: 'A scratch of 22 mm that you can feel.',
  amount,
  photos: [photo],
});

/** Puts a device into a state, with the data of that state, without the moves of the flow. */
export async function putInto(shop: TestApp, itemId: number, state: TradeInState, seals: TradeInSeals) {
  await shop.database.pool.query(
    `update trade_in_items set state = $2, price = cash, way = 'label', since = now(), due_at = now() + interval '1 day',
       account = $3, account_ends = '911', identifier = $4, identifier_ends = '•••• 7518' where id = $1`,
    [
      itemId,
      state,
      seals.bank.close(JSON.stringify(BANK)),
      seals.device.close(JSON.stringify({ kind: 'imei', value: IMEI })),
    ],
  );
}

/** A photo of a trade-in that nothing uses yet, without its files. */
export async function readyPhoto(shop: TestApp, tradeInId: number): Promise<string> {
  const { id } = await one<{ id: string }>(
    shop,
    `insert into photos (trade_in_id, state, width, height, created_at, updated_at)
     values ($1, 'ready', 4, 3, now(), now()) returning id`,
    [tradeInId],
  );
  return id;
}

export const accountId = async (shop: TestApp, email: string): Promise<number> =>
  (await one<{ id: number }>(shop, 'select id from users where email = $1', [email])).id;
