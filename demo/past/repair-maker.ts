import type { PartQuality } from '#rules/repair/repair.ts';
import { repairTotal } from '#rules/repair/moves.ts';
import { dayText, shopTime } from '#rules/stores/shop-time.ts';
import type { Connection } from '#server/db/connect.ts';
import type { PricedItem } from '#server/features/cart/public.ts';
import { moveRepair } from '#server/features/repairs/moves.writes.ts';
import type { RepairWords } from '#server/features/repairs/moving.writes.ts';
import { placeRepair } from '#server/features/repairs/public.ts';
import { readSale, readSoldItem } from '#server/features/repairs/sale.reads.ts';
import { readSlots } from '#server/features/repairs/slots.reads.ts';
import type { LineRow } from '#server/features/repairs/ticket.writes.ts';
import { readLines } from '#server/features/repairs/ticket.writes.ts';
import type { TradeInSeals } from '#server/features/trade-ins/public.ts';
import type { Seal } from '#server/ports/seal.ts';
import type { Sender } from '#server/ports/sender.ts';
import { THREEFOLD } from '../businesses.ts';
import type { Chance } from '../chance.ts';
import type { BenchPhotos } from './bench-photos.ts';
import type { Customer } from './customers.ts';
import type { RepairEnding, RepairStep } from './repair-plan.ts';
import { addStock, readAvailable, restoreAvailable } from './stock.ts';

export interface PlannedRepair {
  cartId: string;
  item: PricedItem;
  customer: Customer;
  userId: number | null;
  ending: RepairEnding;
  times: readonly Date[];
  storeId: number | undefined;
  /** Who works at the bench. */
  fixer: number | null;
}

interface Tools {
  at: Connection;
  seal: Seal;
  tradeInSeals: TradeInSeals;
  photos: BenchPhotos;
  chance: Chance;
}

const senderAt = (notedAt: Date): Sender => ({
  shop: { name: '', url: '', email: '' },
  secret: Buffer.alloc(0),
  notedAt,
});

const STANDING = { text: 'select version, minutes from repairs where id = $1' };
const REPAIRED_BY = { text: 'update repairs set repaired_by = $2 where id = $1' };

/** Places a repair and moves it with the functions for real ones, at past times. The stock of parts stays as it was. */
export async function makeRepair(tools: Tools, plan: PlannedRepair): Promise<void> {
  const { at } = tools;
  const { cartId, item, customer, userId, ending, times, storeId, fixer } = plan;
  const [placedAt = new Date()] = times;
  const parts = item.parts.map(({ product_id: productId, quantity }) => ({
    productId,
    variationId: null,
    quantity,
  }));
  const before = await readAvailable(at.ask, parts);
  await addStock(at.ask, parts, placedAt);
  const { email, name, address } = customer.contact;
  const isPosted = ending.way === 'post_in';
  const placed = await placeRepair(
    at,
    {
      cartId,
      items: [item],
      contact: { email, name, address: isPosted ? (address ?? null) : null },
      way: ending.way,
      storeId: isPosted ? null : (storeId ?? null),
      userId,
      now: placedAt,
    },
    senderAt(placedAt),
  );
  if (!('tickets' in placed)) throw new Error(`a repair of the demo shop failed: ${JSON.stringify(placed)}`);
  const { id } = placed.tickets[0];
  for (const [index, step] of ending.steps.entries()) {
    const now = times[index + 1];
    if (!now) continue;
    const [row] = await at.ask<{ version: number; minutes: number }>(STANDING, [id]);
    if (!row) throw new Error('a repair of the demo shop is gone');
    const said = await wordsFor(tools, { plan, id, minutes: row.minutes, step, now });
    const moved = await moveRepair(at, {
      repairId: id,
      move: step.move,
      version: row.version,
      by: moverOf(step, item),
      said,
      now,
      sender: senderAt(now),
      seal: tools.seal,
      tradeInSeals: tools.tradeInSeals,
    });
    if (moved !== 'moved') throw new Error(`${ending.name}: ${step.move} failed: ${JSON.stringify(moved)}`);
    // The log of the office has no past, so the move has no author. Another person has to check the work.
    if (step.move === 'check') await at.ask(REPAIRED_BY, [id, fixer]);
  }
  await restoreAvailable(at.ask, before, times.at(-1) ?? placedAt);
}

function moverOf({ by }: RepairStep, { businessId }: PricedItem) {
  if (by !== 'staff') return { actor: by, id: null };
  return { actor: businessId === THREEFOLD ? ('administrator' as const) : ('vendor' as const), id: null };
}

interface Making {
  plan: PlannedRepair;
  id: number;
  minutes: number;
  step: RepairStep;
  now: Date;
}

const CHECKS = ['Turns on', 'Screen and touch', 'Cameras', 'Speakers and microphone', 'Charging', 'Buttons'];

async function wordsFor(tools: Tools, making: Making): Promise<RepairWords> {
  const { at, chance, photos } = tools;
  const { plan, id, step, now } = making;
  const name = plan.customer.contact.name;
  switch (step.move) {
    case 'book':
      return bookingOf(at, making);
    case 'check_in':
      return {
        photos: [
          await photos.give(at.ask, { kind: 'repair', id }, chance.between(0, 9), now),
          await photos.give(at.ask, { kind: 'repair', id }, chance.between(0, 9), now),
        ],
        checks: CHECKS.map((check, index) => ({ check, is_ok: index > 0 || chance.share() < 0.8 })),
        accessories: chance.pick(['None', 'A case', 'A charger and its box', 'A SIM card, given back']),
        passcode: String(chance.between(1000, 9999)),
        agrees: plan.ending.steps.every(({ move }) => move !== 'diagnose'),
        signed_by: name,
      };
    case 'estimate':
      return { lines: estimateOf(await readLines(at.ask, id), chance) };
    case 'approve':
      return { estimate: 1 };
    case 'order_parts':
      return { parts_by: dayText(shopTime(new Date(now.getTime() + 6 * 86_400_000))) };
    case 'dispatch':
      return {
        carrier: 'DPD',
        tracking: `15${chance.between(10_000_000, 99_999_999)}`,
        ...(await paymentOf(at, id, 'bank_transfer')),
      };
    case 'collect':
      return step.by === 'system' ? {} : { signed_by: name, ...(await paymentOf(at, id, 'card')) };
    case 'give_up':
      return { note: 'Water has reached the main board, and it corrodes. A repair would not last.' };
    case 'sell_instead':
      return saleOf(at, { plan, id });
    case 'fail_check':
      return { note: 'The screen has a bright spot in the lower corner.' };
    case 'miss':
      return { note: 'The device was not brought at the booked time.' };
    default:
      return {};
  }
}

/** A free time on a bench of the store. */
async function bookingOf({ ask }: Connection, { plan, minutes, now }: Making): Promise<RepairWords> {
  const [store] = await readSlots(ask, { storeId: plan.storeId, minutes, businessIds: null, now });
  const slots = store?.days.flatMap((day) => day.slots) ?? [];
  // About a day ahead, as most people book.
  const wanted = new Date(now.getTime() + 22 * 3_600_000).toISOString();
  const slot = slots.find(({ starts_at: from }) => from >= wanted) ?? slots.at(-1);
  if (!slot || plan.storeId === undefined) throw new Error('no store of the demo shop has a free bench');
  return { store_id: plan.storeId, starts_at: slot.starts_at };
}

/** A price for each fault, and sometimes one more that was found. */
function estimateOf(lines: readonly LineRow[], chance: Chance): NonNullable<RepairWords['lines']> {
  const open = lines.filter(({ state }) => state === 'asked');
  const priced = open.map(({ id, name, price, warrantyMonths, partQuality }) => ({
    line_id: id,
    name,
    price: (price ?? 6_900) / 100 + (chance.share() < 0.4 ? 20 : 0),
    warranty_months: warrantyMonths || 12,
    part_quality: partQuality,
  }));
  if (chance.share() < 0.5) return priced;
  const quality: PartQuality | null = null;
  return [...priced, { name: 'Charging port cleaned', price: 15, warranty_months: 3, part_quality: quality }];
}

/** Sells a device that can't be repaired, with the first answer to what is not known of it. */
async function saleOf(
  { ask }: Connection,
  { plan: { item, customer }, id }: Pick<Making, 'plan' | 'id'>,
): Promise<RepairWords> {
  const sale = await readSale(ask, id);
  const answers = sale?.wire.questions.flatMap(({ Question_options: options }) => options[0]?.id ?? []) ?? [];
  const sold = await readSoldItem(ask, { id, businessId: item.businessId }, answers);
  if (!sold || 'missing' in sold) throw new Error(`nobody buys ${item.name} as it is`);
  const { address } = customer.contact;
  return {
    is_adult: true,
    is_owner: true,
    payout: 'voucher',
    answers,
    agreed_total: (sold.voucher ?? sold.unit) / 100,
    ...(address && { line_1: address.line_1, town: address.town, post_code: address.post_code }),
  };
}

/** The sum to pay, in the form that the counter sends. */
async function paymentOf(
  { ask }: Connection,
  id: number,
  kind: 'card' | 'bank_transfer',
): Promise<RepairWords> {
  const due = repairTotal(await readLines(ask, id));
  return due > 0 ? { payment: { kind, amount: due / 100 } } : {};
}
