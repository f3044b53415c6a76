import type { CodeProblem } from '#rules/orders/codes.ts';
import { basketProblem, termsProblem } from '#rules/orders/codes.ts';
import type { DeliveryWay } from '#rules/orders/delivery-ways.ts';
import { isFarArea, isForcesPost } from '#rules/orders/far-areas.ts';
import type { BasketLine } from '#rules/orders/basket.ts';
import { vatScheme } from '#rules/orders/basket.ts';
import type { BasketSums } from '#rules/orders/sums.ts';
import { basketSums, sum } from '#rules/orders/sums.ts';
import type { ChosenWay, Sending, VendorWay } from '#rules/orders/vendor-ways.ts';
import { chosenWay, firstWay, vendorWays } from '#rules/orders/vendor-ways.ts';
import type { Pence } from '#rules/money/money.ts';
import { pence } from '#rules/money/money.ts';
import type { Ask } from '../../db/connect.ts';
import type { PricedItem } from '../cart/public.ts';
import type { KnownCode, TakenDevice } from '../money/public.ts';
import { readCode, readCredit } from '../money/public.ts';
import type { VendorTerms } from './terms.reads.ts';
import { readVendorTerms } from './terms.reads.ts';

/** A buyer's choices at the checkout, without contact details. */
export interface Choices {
  delivery: readonly { business_id: number; way: DeliveryWay; store_id?: number | undefined }[];
  code?: string | undefined;
  use_credit?: boolean | undefined;
  /** A device of the buyer that pays a part, which the caller has found. */
  tradeIn?: PayingDevice | undefined;
}

/** A device whose accepted offer pays for an order. */
export interface PayingDevice extends TakenDevice {
  worth: Pence;
  choice: string;
  image: string | null;
}

export interface Buyer {
  userId: number | null;
  /** Empty while unknown. */
  email: string;
  /** The delivery postcode, if known. */
  postCode?: string | undefined;
}

export type QuotedLine = BasketLine & { item: PricedItem };

export interface VendorQuote {
  terms: VendorTerms;
  ways: VendorWay[];
  /** Undefined if this vendor can neither send nor hand over the items. */
  chosen: ChosenWay | undefined;
  /** The earlier choice is no longer available. */
  isChanged: boolean;
}

export interface Quote {
  sums: BasketSums<QuotedLine>;
  vendors: VendorQuote[];
  code: { typed: string; known: KnownCode | undefined; problem: CodeProblem | undefined } | undefined;
  /** The account's credit, used or not. */
  credit: Pence;
  /** The device that pays a part. */
  tradeIn: PayingDevice | undefined;
}

/**
 * Prices and delivery of a cart's items, for the buyer's choices at this moment. The sums are without items that can't
 * be ordered as they are, so that they are what will be charged once those are taken out.
 */
export async function readQuote(
  ask: Ask,
  { items, choices, buyer, now }: { items: readonly PricedItem[]; choices: Choices; buyer: Buyer; now: Date },
): Promise<Quote> {
  const ids = [...new Set(items.map(({ businessId }) => businessId))];
  const terms = await readVendorTerms(ask, ids);
  const known = choices.code ? await readCode(ask, choices.code, buyer.email) : undefined;
  const credit = buyer.userId === null ? pence(0) : await readCredit(ask, buyer.userId);

  const sending = {
    now,
    isFar: isFarArea(buyer.postCode),
    isForces: isForcesPost(buyer.postCode),
  };
  const vendors = ids.flatMap((id) => {
    const own = terms.get(id);
    return own ? [vendorQuote(own, linesOf(items, own), choices, sending)] : [];
  });
  const groups = vendors
    .map(({ terms: own, chosen }) => ({
      businessId: own.businessId,
      commissionBps: own.commissionBps,
      lines: linesOf(items.filter(canBeOrdered), own),
      delivery: chosen?.price ?? pence(0),
    }))
    .filter(({ lines }) => lines.length > 0);
  const problem = choices.code
    ? known
      ? (termsProblem(known, now) ?? basketProblem(known, groups))
      : 'unknown'
    : undefined;
  return {
    sums: basketSums({
      groups,
      code: problem ? undefined : known,
      credit: choices.use_credit ? credit : pence(0),
      tradeIn: choices.tradeIn?.worth,
    }),
    vendors,
    code: choices.code ? { typed: choices.code, known, problem } : undefined,
    credit,
    tradeIn: choices.tradeIn,
  };
}

const canBeOrdered = ({ problem }: PricedItem) => problem === null;

const linesOf = (items: readonly PricedItem[], { businessId, hasVatNumber }: VendorTerms): QuotedLine[] =>
  items
    .filter((item) => item.businessId === businessId)
    .map((item) => ({
      item,
      productId: item.productId,
      categoryIds: item.categoryIds,
      unit: item.unit,
      quantity: item.quantity,
      scheme: vatScheme(item.condition, hasVatNumber),
    }));

function vendorQuote(
  terms: VendorTerms,
  lines: readonly QuotedLine[],
  { delivery }: Choices,
  sending: Sending,
): VendorQuote {
  const ordered = lines.filter(({ item }) => canBeOrdered(item));
  // A vendor of whom nothing can be ordered still shows what delivery costs.
  const goods = sum(ordered.length > 0 ? ordered : lines, ({ unit, quantity }) => pence(unit * quantity));
  const ways = vendorWays(terms, goods, sending);
  const wanted = delivery.find((choice) => choice.business_id === terms.businessId);
  const chosen = wanted && chosenWay(ways, { way: wanted.way, storeId: wanted.store_id ?? null });
  return {
    terms,
    ways,
    chosen: chosen ?? firstWay(ways),
    isChanged: wanted !== undefined && chosen === undefined,
  };
}
