import { randomInt } from 'node:crypto';
import type { Pence } from '#rules/money/money.ts';
import { pence } from '#rules/money/money.ts';
import type { CartProblem } from '#rules/cart/problem.ts';
import type { BasketGroup, BasketLine } from '#rules/orders/basket.ts';
import { vatScheme } from '#rules/orders/basket.ts';
import { changedSums, creditAgain, settlementOf, type Settlement } from '#rules/orders/change.ts';
import { changeWords } from '#rules/orders/change-words.ts';
import type { ContentLine, Contents } from '#rules/orders/contents.ts';
import { goodsKey, priceKey, quantitiesOf } from '#rules/orders/contents.ts';
import type { DeliveryWay } from '#rules/orders/delivery-ways.ts';
import { isFarArea } from '#rules/orders/far-areas.ts';
import { refundWays } from '#rules/orders/refunds.ts';
import type { ChosenWay } from '#rules/orders/vendor-ways.ts';
import type { Ask } from '../../db/connect.ts';
import type { PricedItem } from '../cart/public.ts';
import { readWishes } from '../cart/public.ts';
import { readCode, readCredit } from '../money/public.ts';
import { readPastContents } from './changes.reads.ts';
import { readContents, readLinesBeside, type LineBeside } from './contents.reads.ts';
import type { GroupRow, OrderRow } from './order.writes.ts';
import type { VendorQuote } from './quote.reads.ts';
import { readQuote } from './quote.reads.ts';

/** The contents that staff want an order to have. Fields that are left out stay as they are. */
export interface ChangeWish {
  items?:
    | readonly {
        product_id: number;
        variation_id?: number | null | undefined;
        option_ids?: readonly number[] | undefined;
        quantity: number;
      }[]
    | undefined;
  way?: DeliveryWay | undefined;
  storeId?: number | undefined;
  address?: NonNullable<Contents['address']> | undefined;
}

export interface ChangePlan {
  before: Contents;
  after: Contents;
  /** The changes in plain sentences. */
  words: string[];
  /** Why a line can't be ordered, for each line of `after`. */
  problems: (CartProblem | null)[];
  /** How many of each line the order could have; null where they are not counted. */
  available: (number | null)[];
  /** Why the new way of delivery is not possible. */
  wayProblem: string | undefined;
  vendor: VendorQuote;
  difference: number;
  settlement: Settlement;
  /** How a refund goes back. */
  back: { payment: number; credit: number };
  /** Store credit that it takes again, after an earlier change gave it back. */
  again: Pence;
}

interface Place {
  group: GroupRow;
  order: OrderRow;
}

/** The wish with the same goods in one item. */
function merged(items: NonNullable<ChangeWish['items']>) {
  const wishes = items.map(({ product_id, variation_id, option_ids, quantity }) => ({
    productId: product_id,
    variationId: variation_id ?? null,
    optionIds: [...new Set(option_ids)],
    quantity,
  }));
  const quantities = quantitiesOf(wishes);
  return [...new Map(wishes.map((wish) => [goodsKey(wish), wish])).values()].map((wish) => ({
    ...wish,
    quantity: quantities.get(goodsKey(wish)) ?? wish.quantity,
  }));
}

type Wanted = ReturnType<typeof merged>[number];

const wishOf = ({ productId, variationId, optionIds, quantity }: Wanted) => ({
  product_id: productId,
  variation_id: variationId,
  option_ids: optionIds,
  quantity,
});

/**
 * The order as it would be after a change, with all sums. Items that the order has, or had before, keep their
 * price and warranty. All others have today's. Undefined if this business does not sell one of them.
 */
export async function planChange(
  ask: Ask,
  { group, order }: Place,
  wish: ChangeWish,
  now: Date,
): Promise<ChangePlan | undefined> {
  const before = await readContents(ask, order.id);
  const past = [...(await readPastContents(ask, order.id)), before];
  const wanted = merged(wish.items ?? before.lines.map(wishOf));
  const found = await readWishes(ask, wanted.map(wishOf), order.businessId);
  if (!found) return undefined;
  const known = knownLines(before, past);
  const items = found.map((item) => ({ ...item, ...known.get(goodsKey(item)), quantity: item.quantity }));
  const choice = choiceOf(before, wish);
  const place = { ...choice, address: wish.address ?? before.address };
  const quote = await readQuote(ask, {
    items: items.map((item) => ({ ...item, unit: pence(item.unit), problem: null })),
    choices: {
      delivery: [{ business_id: order.businessId, way: choice.way, store_id: choice.storeId ?? undefined }],
    },
    buyer: { userId: null, email: group.email, postCode: place.address?.post_code },
    now,
  });
  const [vendor] = quote.vendors;
  if (!vendor) return undefined;
  const isSameWay = choice.way === before.way && choice.storeId === before.storeId;
  const terms = vendor.ways.find(({ way }) => way === choice.way);
  const chosen = vendor.isChanged ? undefined : vendor.chosen;
  const own = {
    businessId: order.businessId,
    commissionBps: order.commissionBps,
    delivery: terms?.price ?? pence(0),
    lines: items.map((item) => ({
      item,
      productId: item.productId,
      categoryIds: item.categoryIds,
      unit: pence(item.unit),
      quantity: item.quantity,
      scheme: known.get(goodsKey(item))?.scheme ?? vatScheme(item.condition, vendor.terms.hasVatNumber),
    })),
  };
  const beside = besideOf(await readLinesBeside(ask, group.id, order.id));
  const code = group.code === null ? undefined : await readCode(ask, group.code, group.email);
  const sums = changedSums(own, { groups: beside, discount: pence(before.beside.discount) }, code);
  const figures = {
    lines: sums.lines.map(({ line, discount, siteDiscount, vat, commission }) =>
      contentLine(line.item, { scheme: line.scheme, discount, siteDiscount, vat, commission }),
    ),
    goods: sums.goods,
    delivery: sums.delivery,
    deliveryVat: sums.deliveryVat,
    discount: sums.discount,
    siteDiscount: sums.siteDiscount,
    vat: sums.vat,
    commission: sums.commission,
    total: sums.total,
  };
  const key = priceKey({ lines: figures.lines, ...choice, beside: before.beside });
  // If it is changed back, an order gets its old figures to the penny, even if prices or terms have changed
  // since.
  const same = [before, ...past].find((one) => priceKey(one) === key);
  const after: Contents = {
    ...(same ? figuresOf(same) : figures),
    ...place,
    storeName: vendor.terms.stores.find(({ id }) => id === choice.storeId)?.name ?? null,
    ...(isSameWay && { storeName: before.storeName }),
    ...promiseFor({ before, same, place, isSameWay, chosen, now }),
    collectCode:
      choice.way === 'collect'
        ? (before.collectCode ?? same?.collectCode ?? String(randomInt(1_000_000)).padStart(6, '0'))
        : null,
    beside: before.beside,
  };
  const difference = after.total - before.total;
  const { credit } = order;
  const balance =
    group.userId === null || order.changedCredit === 0 ? 0 : await readCredit(ask, group.userId);
  const again = order.paidAt === null ? pence(0) : creditAgain(difference, order.changedCredit, balance);
  const wayProblemOf = () => {
    // It is paid when it is handed over. If it were sent, it would never be paid.
    if (order.paidAt === null && after.way !== 'collect')
      return 'This order is paid at the counter, so it has to be collected.';
    return isSameWay || chosen ? undefined : (terms?.reason ?? 'This store can’t hand the order over soon.');
  };
  return {
    before,
    after,
    words: changeWords(before, after),
    available: after.lines.map((line) => availableFor(line, before, found)),
    problems: await problemsOf(ask, before, after.lines, order.businessId),
    wayProblem: wayProblemOf(),
    vendor,
    difference,
    settlement: settlementOf(difference, order.paidAt !== null, again),
    again,
    back: refundWays(pence(Math.max(0, -difference)), {
      payment: pence(order.total - credit),
      credit: pence(credit),
    }),
  };
}

/** The lines that the order has, and those that it had, with price and warranty. The oldest ones count. */
function knownLines(before: Contents, past: readonly Contents[]): Map<string, ContentLine> {
  const known = new Map<string, ContentLine>();
  for (const line of [...before.lines, ...past.flatMap(({ lines }) => lines)]) {
    if (!known.has(goodsKey(line))) known.set(goodsKey(line), line);
  }
  return known;
}

function choiceOf(before: Contents, { way = before.way, storeId }: ChangeWish) {
  if (way !== 'collect') return { way, storeId: null };
  return { way, storeId: storeId ?? (before.way === 'collect' ? before.storeId : null) };
}

function contentLine(
  item: Omit<PricedItem, 'unit'> & { unit: number },
  sums: Pick<ContentLine, 'scheme' | 'discount' | 'siteDiscount' | 'vat' | 'commission'>,
): ContentLine {
  const { productId, variationId, optionIds, parts, name, choice, sku, image, path, quantity, unit } = item;
  const { warrantyMonths } = item;
  return {
    productId,
    variationId,
    optionIds,
    parts,
    name,
    choice,
    sku,
    image,
    path,
    quantity,
    unit,
    warrantyMonths,
    ...sums,
  };
}

const figuresOf = ({
  lines,
  goods,
  delivery,
  deliveryVat,
  discount,
  siteDiscount,
  vat,
  commission,
  total,
}: Contents) => ({ lines, goods, delivery, deliveryVat, discount, siteDiscount, vat, commission, total });

type Promised = Pick<Contents, 'promise' | 'promisedFrom' | 'promisedBy' | 'sendBy'>;

const promisedIn = ({ promise, promisedFrom, promisedBy, sendBy }: Promised): Promised => ({
  promise,
  promisedFrom,
  promisedBy,
  sendBy,
});

/** A delivery promise stays if the way stays. A new way gets a new promise. */
function promiseFor({
  before,
  same,
  place,
  isSameWay,
  chosen,
  now,
}: {
  before: Contents;
  same: Contents | undefined;
  place: Pick<Contents, 'address'>;
  isSameWay: boolean;
  chosen: ChosenWay | undefined;
  now: Date;
}): Promised {
  const isFar = isFarArea(place.address?.post_code);
  const isAsFar = (one: Contents) => isFarArea(one.address?.post_code) === isFar;
  if (isSameWay && isAsFar(before)) return promisedIn(before);
  if (same && isAsFar(same) && new Date(same.sendBy) > now) return promisedIn(same);
  if (!chosen) return promisedIn(before);
  const { keptWords, from, by, leavesBy } = chosen.promise;
  return {
    promise: keptWords,
    promisedFrom: from.toISOString(),
    promisedBy: by.toISOString(),
    sendBy: leavesBy.toISOString(),
  };
}

/** The orders that were placed together with this one, as parts of a basket. Their delivery does not matter here. */
function besideOf(lines: readonly LineBeside[]): BasketGroup[] {
  const groups = new Map<number, BasketLine[]>();
  for (const { businessId, productId, categoryIds, unit, quantity, scheme } of lines) {
    const line = { productId: productId ?? 0, categoryIds, unit: pence(unit), quantity, scheme };
    groups.set(businessId, [...(groups.get(businessId) ?? []), line]);
  }
  return [...groups].map(([businessId, own]) => ({
    businessId,
    lines: own,
    delivery: pence(0),
    commissionBps: 0,
  }));
}

/** The units in stock, and those that the order already holds. */
function availableFor(
  line: ContentLine,
  before: Contents,
  found: readonly Pick<PricedItem, 'productId' | 'variationId' | 'optionIds' | 'left'>[],
): number | null {
  const left = found.find((item) => goodsKey(item) === goodsKey(line))?.left;
  return left === null || left === undefined
    ? null
    : left + (onShelves(before.lines).get(shelfOf(line)) ?? 0);
}

const shelfOf = ({ productId, variationId }: Pick<ContentLine, 'productId' | 'variationId'>) =>
  `${productId}/${variationId ?? ''}`;

function onShelves(lines: readonly ContentLine[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const line of lines) sums.set(shelfOf(line), (sums.get(shelfOf(line)) ?? 0) + line.quantity);
  return sums;
}

/** The units that the order has already are reserved, so only added ones can be a problem. */
async function problemsOf(
  ask: Ask,
  before: Contents,
  lines: readonly ContentLine[],
  businessId: number,
): Promise<ChangePlan['problems']> {
  const had = quantitiesOf(before.lines);
  const shelved = onShelves(before.lines);
  const wanted = onShelves(lines);
  const added = lines
    .map((line) => ({ ...line, quantity: line.quantity - (had.get(goodsKey(line)) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  const found = added.length === 0 ? [] : await readWishes(ask, added.map(wishOf), businessId);
  return lines.map((line) => {
    const problem = found?.find((item) => goodsKey(item) === goodsKey(line))?.problem ?? null;
    const isNoMore = (wanted.get(shelfOf(line)) ?? 0) <= (shelved.get(shelfOf(line)) ?? 0);
    return isNoMore && (problem === 'out_of_stock' || problem === 'not_enough') ? null : problem;
  });
}
