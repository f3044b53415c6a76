import type { TrackedRepair } from '#contract/repairs.ts';
import type { StaffTrackedRepair } from '#contract/repairs-office.ts';
import { THREEFOLD } from '#demo/businesses.ts';
import { ADMINISTRATOR } from '#demo/people.ts';
import { readPricedCart } from '#server/features/cart/public.ts';
import { openRepairLink, placeRepair, readPlacedRepair } from '#server/features/repairs/public.ts';
import type { LinkedMove, NotPlaced, PlacedTicket } from '#server/features/repairs/public.ts';
import { DATA_KEY, readSecret } from '#server/db/secret.ts';
import type { TradeInSeals } from '#server/features/trade-ins/public.ts';
import { DEVICE_SEAL } from '#server/features/trade-ins/public.ts';
import { sealFor } from '#server/ports/seal.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Sender } from '#server/ports/sender.ts';
import type { TestApp } from './app.ts';
import { freshKey, send, type Answered } from './buying.ts';
import { addStaff, signIn } from './people.ts';
import { formWith, phonePhoto } from './photos.ts';

export const CUSTOMER = { email: 'bea@mail.example', name: 'Bea Moss' };
const ADDRESS = { line_1: '1 High Street', town: 'Leeds', post_code: 'LS1 4AP' };

/** A phone of the demo shop, with the options of its faults by their keys. */
export interface RepairPhone {
  productId: number;
  options: Record<string, number>;
}

/** A store of the business that repairs phones, and a phone. */
export async function readRepairPhone({ database }: TestApp): Promise<RepairPhone> {
  const { rows } = await database.pool.query<{ id: number; fault: string; option: number }>(
    `select p.id, o.fault, o.id as option from products p join product_questions pq on pq.product_id = p.id
     join questions q on q.id = pq.question_id and q.role = 'faults' join question_options o on o.question_id = q.id
     where p.line = 3 and p.business_id = $1 and o.fault is not null order by p.id, o.id`,
    [THREEFOLD],
  );
  const productId = rows[0]?.id ?? 0;
  const mine = rows.filter(({ id }) => id === productId);
  return { productId, options: Object.fromEntries(mine.map(({ fault, option }) => [fault, option])) };
}

export async function readRepairStores({ database }: TestApp): Promise<number[]> {
  const { rows } = await database.pool.query<{ id: number }>(
    'select id from stores where business_id = $1 and is_active order by id',
    [THREEFOLD],
  );
  return rows.map(({ id }) => id);
}

/** A repair cart with one device. */
export async function repairCart(
  { database }: TestApp,
  { productId, options }: RepairPhone,
  faults: readonly string[] = ['battery'],
): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    `with made as (insert into carts (line) values (3) returning id)
     insert into cart_items (cart_id, product_id, option_ids, quantity, price_then)
     select id, $1, $2::int[], 1, 1 from made returning cart_id as id`,
    [productId, faults.map((fault) => options[fault])],
  );
  return rows[0]?.id ?? '';
}

interface RepairWay {
  storeId?: number | undefined;
  email?: string;
  userId?: number | null;
  now?: Date;
}

export const senderOf = async ({ database }: TestApp): Promise<Sender> => ({
  shop: { name: 'Threefold', url: 'http://shop.example', email: 'hello@shop.example' },
  secret: await readSecret(database.pool, 'tracking links'),
});

/** Places a repair cart: dropped in at a store, or posted if none is named. */
export async function placeCart(
  shop: TestApp,
  cartId: string,
  { storeId, email = CUSTOMER.email, userId = null, now = new Date() }: RepairWay = {},
): Promise<{ tickets: PlacedTicket[] } | NotPlaced> {
  const sender = await senderOf(shop);
  const cart = await readPricedCart(shop.database.ask, { cartId, account: undefined });
  const way = storeId === undefined ? ('post_in' as const) : ('drop_in' as const);
  return shop.database.transaction((at) =>
    placeRepair(
      at,
      {
        cartId,
        items: cart?.items ?? [],
        contact: { email, name: CUSTOMER.name, address: way === 'post_in' ? ADDRESS : null },
        way,
        storeId: storeId ?? null,
        userId,
        now,
      },
      sender,
    ),
  );
}

export interface PlacedOne {
  id: number;
  number: string;
  token: string;
}

export async function placed(
  shop: TestApp,
  phone: RepairPhone,
  faults: readonly string[] = ['battery'],
  way: RepairWay = {},
): Promise<PlacedOne> {
  const made = await placeCart(shop, await repairCart(shop, phone, faults), way);
  const ticket = 'tickets' in made ? made.tickets[0] : undefined;
  if (!ticket) throw new Error('a repair was not placed');
  const { secret } = await senderOf(shop);
  const { number, token } = await readPlacedRepair(shop.database.ask, [ticket], secret);
  return { id: ticket.id, number, token };
}

const sealsOf = async ({ database }: TestApp): Promise<TradeInSeals> => {
  const dataKey = await readSecret(database.pool, DATA_KEY);
  return { bank: sealFor('bank account', dataKey), device: sealFor(DEVICE_SEAL, dataKey) };
};

/** The ways that the demo shop takes. */
const PAYS = async () => ({ stripe: true, trial: true, bank_transfer: true });

/** The ticket as the holder of the link sees it. */
export async function seen(shop: TestApp, token: string): Promise<TrackedRepair> {
  const opened = await openRepairLink(await sealsOf(shop), PAYS)(
    shop.database.ask,
    await senderOf(shop),
    token,
  );
  if (!opened) throw new Error('the link opens nothing');
  return opened.show();
}

/** A move of the customer at the current version, unless another one is named. */
export async function asCustomer(
  shop: TestApp,
  token: string,
  move: Omit<LinkedMove, 'version'> & { version?: number },
): Promise<TrackedRepair | Refusal> {
  const opened = await openRepairLink(await sealsOf(shop), PAYS)(
    shop.database.ask,
    await senderOf(shop),
    token,
  );
  if (!opened) throw new Error('the link opens nothing');
  const { version } = opened.show();
  // As in the call: a refusal undoes everything.
  return shop.database
    .transaction(async (at) => {
      const answer = await opened.move(at, { version, ...move });
      if (answer instanceof Refusal) throw new Undone(answer);
      return answer;
    })
    .catch((error: unknown) => {
      if (error instanceof Undone) return error.refusal;
      throw error;
    });
}

class Undone extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super('refused');
    this.refusal = refusal;
  }
}

export type Headers = Record<string, string>;

/** The administrator, and two people of the bench. */
export async function benchPeople(
  shop: TestApp,
): Promise<{ admin: Headers; fixer: Headers; checker: Headers }> {
  await addStaff(shop, 'fixer@site.example', { ownedBy: undefined, rights: ['bench'] });
  await addStaff(shop, 'checker@site.example', { ownedBy: undefined, rights: ['bench'] });
  return {
    admin: await signIn(shop, ADMINISTRATOR),
    fixer: await signIn(shop, 'fixer@site.example'),
    checker: await signIn(shop, 'checker@site.example'),
  };
}

export async function record(shop: TestApp, number: string, headers: Headers): Promise<StaffTrackedRepair> {
  const answer = await shop.call('GET /office/repairs/{number}', { params: { number }, headers });
  return answer.result;
}

/** A move of staff at the current version, unless the body names another. */
export async function asStaff(
  shop: TestApp,
  number: string,
  headers: Headers,
  body: Record<string, unknown>,
): Promise<Answered> {
  const { version } = await record(shop, number, headers);
  const path = `/office/repairs/${number}/moves`;
  return send(shop, path, { version, ...body }, { ...headers, ...freshKey() });
}

/** A move of staff that must be made. */
export async function moved(
  shop: TestApp,
  number: string,
  headers: Headers,
  body: Record<string, unknown>,
): Promise<StaffTrackedRepair> {
  const { status, body: answer } = await asStaff(shop, number, headers, body);
  if (status !== 200) throw new Error(`${String(body['move'])} was refused: ${answer.message}`);
  return answer.result as StaffTrackedRepair;
}

export async function sendRepairPhoto(shop: TestApp, number: string, headers: Headers): Promise<string> {
  const answer = await shop.fetch(`/office/repairs/${number}/photos`, {
    method: 'POST',
    headers,
    body: formWith(await phonePhoto()),
  });
  const { result } = (await answer.json()) as { result?: { id: string } };
  if (!result) throw new Error('a photo was refused');
  return result.id;
}

export const CHECK_IN = {
  move: 'check_in',
  checks: [{ check: 'Turns on', is_ok: true }],
  accessories: 'A case',
  agrees: true,
  signed_by: CUSTOMER.name,
};

/** Checks a device in with a photo. */
export async function checkedIn(
  shop: TestApp,
  number: string,
  headers: Headers,
  more: Record<string, unknown> = {},
): Promise<StaffTrackedRepair> {
  const photo = await sendRepairPhoto(shop, number, headers);
  return moved(shop, number, headers, { ...CHECK_IN, photos: [photo], ...more });
}
