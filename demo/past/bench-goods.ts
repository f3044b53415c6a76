import type { Ask } from '#server/db/connect.ts';
import type { PricedItem } from '#server/features/cart/public.ts';
import { readWishes } from '#server/features/cart/public.ts';
import type { Chance } from '../chance.ts';

/** A device that the shop buys or repairs, with the options of its questions. */
export interface BenchDevice {
  productId: number;
  businessId: number;
  category: string;
  questions: { role: string | null; isRequired: boolean; options: number[] }[];
}

const DEVICES = {
  text: `
  select p.id as "productId", p.business_id as "businessId", c.name as category,
    (select json_agg(json_build_object('role', q.role, 'isRequired', q.condition = 2, 'options',
        (select json_agg(o.id order by o.sort_order, o.id) from question_options o where o.question_id = q.id))
        order by q.sort_order, q.id)
      from product_questions pq join questions q on q.id = pq.question_id
      where pq.product_id = p.id and q.option_type <> 3) as questions
  from products p join listing l on l.product_id = p.id join categories c on c.id = p.category_id
  where p.line = $1 and p.type = 1 order by p.id`,
};

/** The devices of a line that visitors can see. */
export async function readBenchDevices(ask: Ask, line: 2 | 3): Promise<BenchDevice[]> {
  const devices = await ask<BenchDevice & Record<string, unknown>>(DEVICES, [line]);
  return devices.filter(({ questions }) => (questions as unknown) !== null && questions.length > 0);
}

/** Chosen answers: one for each required question; of faults one, sometimes two. */
function answersFor(chance: Chance, { questions }: BenchDevice, line: 2 | 3): number[] {
  return questions.flatMap(({ role, isRequired, options }) => {
    if (options.length === 0) return [];
    if (role === 'faults') {
      const first = chance.pick(options.slice(0, 3));
      return chance.share() < 0.2 ? [...new Set([first, chance.pick(options.slice(0, 4))])] : [first];
    }
    // People sell devices in a fair condition more often than broken ones.
    if (role === 'grade') return [chance.pick([...options.slice(0, 3), ...options])];
    if (isRequired) return [chance.share() < 0.6 ? (options[0] ?? 0) : chance.pick(options)];
    return line === 2 && chance.share() < 0.4 ? [options[0] ?? 0] : [];
  });
}

/** One of the devices with answers, as a cart would hold it at the prices of today. */
export async function pickDevice(
  ask: Ask,
  chance: Chance,
  devices: readonly BenchDevice[],
  line: 2 | 3,
): Promise<{ device: BenchDevice; item: PricedItem }> {
  for (let tries = 0; tries < 20; tries += 1) {
    const device = chance.pick(devices);
    const options = answersFor(chance, device, line);
    const wish = { product_id: device.productId, variation_id: null, option_ids: options, quantity: 1 };
    const [item] = (await readWishes(ask, [wish], null, line === 2 ? 'sell' : 'repair')) ?? [];
    if (item?.problem === null) return { device, item };
  }
  throw new Error('no device of the demo shop could be chosen');
}

const STORES = {
  text: `select business_id as "businessId", array_agg(id order by sort_order, id) as ids from stores
    where is_active group by business_id`,
};

/** The stores of each business. */
export async function readBenchStores(ask: Ask): Promise<ReadonlyMap<number, number[]>> {
  const rows = await ask<{ businessId: number; ids: number[] }>(STORES, []);
  return new Map(rows.map(({ businessId, ids }) => [businessId, ids]));
}
