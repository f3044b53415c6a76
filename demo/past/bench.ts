import type { Connection, Database } from '#server/db/connect.ts';
import { DATA_KEY, readSecret } from '#server/db/secret.ts';
import { users } from '#server/features/account/tables.ts';
import { PASSCODE_SEAL } from '#server/features/repairs/public.ts';
import { DEVICE_SEAL } from '#server/features/trade-ins/public.ts';
import type { Job } from '#server/jobs/runner.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import { sealFor } from '#server/ports/seal.ts';
import type { Chance } from '../chance.ts';
import { chanceOf } from '../chance.ts';
import { THREEFOLD } from '../businesses.ts';
import { ADMINISTRATOR, CREDIT_HOLDER, people, SHOPPER, VENDOR } from '../people.ts';
import type { BenchDevice } from './bench-goods.ts';
import { pickDevice, readBenchDevices, readBenchStores } from './bench-goods.ts';
import type { BenchPhotos } from './bench-photos.ts';
import { benchPhotos } from './bench-photos.ts';
import { timesOf } from './bench-times.ts';
import type { Customer } from './customers.ts';
import { guest, member } from './customers.ts';
import { makeRepair } from './repair-maker.ts';
import type { RepairEnding } from './repair-plan.ts';
import { REPAIR_ENDINGS } from './repair-plan.ts';
import { makeTradeIn } from './trade-in-maker.ts';
import { makeUnit } from './unit-maker.ts';
import type { TradeInEnding } from './trade-in-plan.ts';
import { TRADE_IN_ENDINGS } from './trade-in-plan.ts';

interface Shop extends Pick<Database, 'ask' | 'transaction' | 'pool'> {
  files: FileStore;
  dataKey: string | undefined;
}

interface Known {
  devices: { sell: BenchDevice[]; repair: BenchDevice[] };
  stores: ReadonlyMap<number, number[]>;
  accounts: ReadonlyMap<string, number>;
  seals: { bank: ReturnType<typeof sealFor>; device: ReturnType<typeof sealFor> };
  passcode: ReturnType<typeof sealFor>;
  photos: BenchPhotos;
  now: Date;
}

const all = <E extends { count: number }>(endings: readonly E[]): E[] =>
  endings.flatMap((ending) => Array.from({ length: ending.count }, () => ending));

/**
 * Gives the bench a history: trade-ins and repairs in all states, each placed and moved by the functions for real ones at
 * past times. Each is made in one transaction. After a crash it continues with the first missing one.
 */
export async function makePastBench(
  shop: Shop,
  { now }: { now: Date },
  { signal, progress }: Pick<Job, 'signal' | 'progress'>,
): Promise<void> {
  const { known, made } = await readKnown(shop, now);
  const tradeIns = all(TRADE_IN_ENDINGS);
  const repairs = all(REPAIR_ENDINGS);
  const whole = tradeIns.length + repairs.length;
  try {
    for (const [index, ending] of tradeIns.entries()) {
      signal.throwIfAborted();
      const cartId = cartIdOf('de400000', index);
      if (!made.has(cartId)) await shop.transaction((at) => sell(at, known, { index, cartId, ending }));
      await progress(index + 1, whole);
    }
    for (const [index, ending] of repairs.entries()) {
      signal.throwIfAborted();
      const cartId = cartIdOf('de500000', index);
      if (!made.has(cartId)) await shop.transaction((at) => repair(at, known, { index, cartId, ending }));
      await progress(tradeIns.length + index + 1, whole);
    }
  } finally {
    await known.photos.end();
  }
}

const cartIdOf = (kind: string, index: number) => `${kind}-0000-4000-8000-${String(index).padStart(12, '0')}`;

const MADE = {
  text: `select cart_id as id from trade_ins where cart_id::text like 'de400000-%'
    union select cart_id from repairs where cart_id::text like 'de500000-%'`,
};

async function readKnown(shop: Shop, now: Date): Promise<{ known: Known; made: Set<string> }> {
  const dataKey = shop.dataKey ?? (await readSecret(shop.pool, DATA_KEY));
  const { ask } = shop;
  const rows = await shop.transaction(({ db }) =>
    db.select({ id: users.id, email: users.email }).from(users),
  );
  const known = {
    devices: { sell: await readBenchDevices(ask, 2), repair: await readBenchDevices(ask, 3) },
    stores: await readBenchStores(ask),
    accounts: new Map(rows.map(({ id, email }) => [email, id])),
    seals: { bank: sealFor('bank account', dataKey), device: sealFor(DEVICE_SEAL, dataKey) },
    passcode: sealFor(PASSCODE_SEAL, dataKey),
    photos: await benchPhotos(shop.files),
    now,
  };
  const made = await ask<{ id: string }>(MADE, []);
  return { known, made: new Set(made.map(({ id }) => id)) };
}

interface Planned<E> {
  index: number;
  cartId: string;
  ending: E;
}

/** One in nine belongs to the demo shopper. The others are guests, whom orders know too. */
const SHOPPERS_TURN = 9;
const GUESTS = 57;

const nameOf = (email: string) => people.find((person) => person.email === email)?.name ?? email;

function customerOf(chance: Chance, index: number, mustBeMember = false): Customer {
  if (index % SHOPPERS_TURN === 4) return member(SHOPPER, nameOf(SHOPPER), 3);
  if (mustBeMember) return member(CREDIT_HOLDER, nameOf(CREDIT_HOLDER), 11);
  return guest(chance.between(0, GUESTS - 1));
}

const lagOf = (chance: Chance, [least, most]: readonly [number, number]) =>
  least + chance.share() * (most - least);

/** A device whose offer is cut has to be told better than it can be found. */
async function pickSold(at: Connection, chance: Chance, known: Known, { steps }: TradeInEnding) {
  const isCut = steps.some(({ move }) => move === 'revise');
  for (;;) {
    const picked = await pickDevice(at.ask, chance, known.devices.sell, 2);
    const { best, unit } = picked.item;
    if (!isCut || (best !== null && unit * 10 > best.cash * 7)) return picked;
  }
}

async function sell(at: Connection, known: Known, { index, cartId, ending }: Planned<TradeInEnding>) {
  const chance = chanceOf(`trade-in ${index}`);
  const { device, item } = await pickSold(at, chance, known, ending);
  const stores = known.stores.get(device.businessId) ?? [];
  const isBrought =
    chance.share() < 0.3 && stores.length > 0 && ending.steps.every(({ move }) => move !== 'lose');
  // A voucher waits for an account, so this one is sold without.
  const customer =
    ending.name === 'waiting voucher' ? guest(index) : customerOf(chance, index, ending.byMember);
  await makeTradeIn(
    { at, seals: known.seals, photos: known.photos, chance },
    {
      cartId,
      item,
      category: device.category,
      customer,
      userId: customer.account === null ? null : (known.accounts.get(customer.account) ?? null),
      ending,
      times: timesOf(timed(ending.steps), lagOf(chance, ending.lag), known.now),
      storeId: isBrought && ending.name !== 'in_transit' ? chance.pick(stores) : undefined,
    },
  );
  await makeUnit(at, chanceOf(`unit ${index}`), {
    tradeInCartId: cartId,
    cartId: cartIdOf('de600000', index),
    buyer: guest(chance.between(0, GUESTS - 1)),
    device: known.seals.device,
    now: known.now,
  });
}

async function repair(at: Connection, known: Known, { index, cartId, ending }: Planned<RepairEnding>) {
  const chance = chanceOf(`repair ${index}`);
  const { device, item } = await pickDevice(at.ask, chance, withStores(known), 3);
  const customer = customerOf(chance, index);
  await makeRepair(
    { at, seal: known.passcode, tradeInSeals: known.seals, photos: known.photos, chance },
    {
      cartId,
      item,
      customer,
      userId: customer.account === null ? null : (known.accounts.get(customer.account) ?? null),
      ending,
      times: timesOf(timed(ending.steps), lagOf(chance, ending.lag), known.now),
      storeId: chance.pick(known.stores.get(device.businessId) ?? []),
      fixer: known.accounts.get(device.businessId === THREEFOLD ? ADMINISTRATOR : VENDOR) ?? null,
    },
  );
}

const withStores = ({ devices, stores }: Known) =>
  devices.repair.filter(({ businessId }) => (stores.get(businessId)?.length ?? 0) > 0);

const timed = (steps: readonly { after: number; by: string }[]) =>
  steps.map(({ after, by }) => ({ after, byStaff: by === 'staff' }));
