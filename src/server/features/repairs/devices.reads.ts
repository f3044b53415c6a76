import type { PartQuality } from '#rules/repair/repair.ts';
import type { BenchTime } from '#rules/repair/repair.ts';
import { repairQuote } from '#rules/repair/repair.ts';
import { devicesOf } from '#rules/repair/devices.ts';
import { pence } from '#rules/money/money.ts';
import type { Ask } from '../../db/connect.ts';
import type { PricedItem } from '../cart/public.ts';

interface OptionRow {
  id: number;
  role: string | null;
  label: string;
  fault: string | null;
  price: number;
  partQuality: PartQuality | null;
  days: number | null;
  minutes: number | null;
  warranty: number | null;
  /** The simple product whose stock it uses. */
  partId: number | null;
  quantity: number;
}

const OPTIONS = {
  name: 'repair-options',
  text: `
  select o.id, q.role, o.label, o.fault, o.price, o.part_quality as "partQuality", o.bench_days as days,
    o.bench_minutes as minutes, o.warranty_months as warranty, part.id as "partId", o.quantity
  from question_options o join questions q on q.id = o.question_id
  left join products part on part.id = o.inventory_item_id and part.type = 1 and o.quantity > 0
  where o.id = any($1::int[]) order by q.sort_order, q.id, o.sort_order, o.id`,
};

/** A fault of a device in a cart, at the current price. */
interface AskedLine {
  name: string;
  fault: string | null;
  partQuality: PartQuality | null;
  /** In pence; null: it is known after the diagnosis. */
  price: number | null;
  warranty: number;
  time: BenchTime | undefined;
  part: { productId: number; quantity: number } | null;
}

export interface AskedDevice {
  item: PricedItem;
  lines: AskedLine[];
}

/** The devices of a repair cart with a line for each fault. A device without a fault that is known is only looked at. */
export async function readDevices(ask: Ask, items: readonly PricedItem[]): Promise<AskedDevice[]> {
  const rows = await ask<OptionRow>(OPTIONS, [items.flatMap(({ optionIds }) => optionIds)]);
  const chosen = items.map((item) => ({ ...item, item, ...linesOf(item, rows) }));
  return devicesOf(chosen).map((device) => ({
    item: (device.items[0] ?? unreachable()).item,
    lines: device.items.flatMap(({ lines }) => lines),
  }));
}

function unreachable(): never {
  throw new Error('a device has no items');
}

function linesOf(item: PricedItem, all: readonly OptionRow[]): { lines: AskedLine[]; faults: string[] } {
  const mine = all.filter(({ id }) => item.optionIds.includes(id));
  const faults = mine.filter(({ role }) => role === 'faults');
  const parts = mine.filter(({ role }) => role === 'parts');
  const quote = repairQuote(
    faults.map((row) => ({ ...factsOf(row), fault: row.fault })),
    parts.map(factsOf),
    faults.map(({ id }) => id),
    parts[0]?.id,
  );
  const lines = quote.lines.map(({ faultId, partId, price, time, warranty, isAfterDiagnosis }): AskedLine => {
    const fault = mine.find(({ id }) => id === faultId);
    const part = mine.find(({ id }) => id === partId);
    const stock = part?.partId ? part : fault;
    return {
      name: fault?.label ?? item.name,
      fault: fault?.fault ?? null,
      partQuality: part?.partQuality ?? null,
      price: isAfterDiagnosis ? null : price,
      warranty: warranty ?? 0,
      time,
      part: stock?.partId ? { productId: stock.partId, quantity: stock.quantity } : null,
    };
  });
  return { lines: lines.length > 0 ? lines : [LOOK], faults: faults.map(({ id }) => String(id)) };
}

const LOOK: AskedLine = {
  name: 'To be diagnosed',
  fault: null,
  partQuality: null,
  price: null,
  warranty: 0,
  time: undefined,
  part: null,
};

const factsOf = ({ id, price, days, minutes, warranty }: OptionRow) => ({
  id,
  price: pence(price),
  facts: {
    signs: '',
    time: days === null || minutes === null ? undefined : { days, minutes },
    warranty: warranty ?? undefined,
  },
});
