import type { Advice, AdvisedFault } from '#contract/catalog.ts';
import { addresses } from '#rules/page/addresses.ts';
import { advise } from '#rules/repair/advisor.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { formatPence, pence, penceFromPounds, type Pence } from '#rules/money/money.ts';
import { benchWords, repairFacts } from '#rules/repair/repair.ts';
import type { Offer } from '#rules/trade-in/offer.ts';
import { withSearch } from '#client/lib/place.ts';

/** The visitor's answers on this page. They override the catalogue's assumptions. */
export interface Known {
  /** `isFrom`: it may cost more. null: unknown. */
  repair?: { price: Pence; words: string; isFrom?: boolean } | null | undefined;
  /** `isUpTo`: it may still be less. `answers`: those that give the offer on the sell page. */
  asItIs?: (Offer & { words: string; isUpTo?: boolean; answers?: string }) | undefined;
  /** null: unknown. */
  afterRepair?: (Offer & { answers?: string }) | null | undefined;
  /** All answers on the sell page, which links to the repair page carry. */
  said?: string | undefined;
  /** All choices on the repair page, which links to the sell page and back carry. */
  ticked?: string | undefined;
}

export interface Way {
  key: 'repair' | 'asItIs' | 'afterRepair' | 'replace';
  line: Line;
  title: string;
  prefix?: 'from' | 'up to';
  amount: Pence;
  /** Shown in place of the amount while there is none. */
  instead?: string;
  text: string;
  /** None if the option is this page. */
  href: string | undefined;
  action: string;
}

type InLine = { id: number; slug: string; category_slug: string };

function pathTo(
  line: Line,
  product: InLine,
  answers?: number | string,
  others: { selling?: string | undefined; repairing?: string | undefined } = {},
): string {
  const path = addresses.product(line, product.category_slug, product.slug, product.id);
  return withSearch(path, { answers: answers?.toString(), ...others });
}

const offerOf = (offer: { cash: number; voucher: number } | null | undefined): Offer | null =>
  offer ? { cash: penceFromPounds(offer.cash), voucher: penceFromPounds(offer.voucher) } : null;

/** The figures of every option, including the visitor's own. Only certain figures are used. */
export function figuresOf(advice: Advice, fault: AdvisedFault | undefined, known: Known = {}) {
  const asItIs = known.asItIs ?? offerOf(fault?.as_it_is);
  const afterRepair = known.afterRepair === undefined ? offerOf(fault?.after_repair) : known.afterRepair;
  const repair = repairPrice(fault, known);
  const sure = {
    repair: known.repair?.isFrom ? null : repair,
    asItIs: known.asItIs?.isUpTo ? null : (asItIs?.cash ?? null),
    afterRepair: fault ? (afterRepair?.cash ?? null) : null,
    replaceFrom: advice.replace ? penceFromPounds(advice.replace.price) : null,
  };
  return { ...sure, repair, asItIsOffer: asItIs, ...advise(sure) };
}

function repairPrice(fault: AdvisedFault | undefined, { repair }: Known): Pence | null {
  if (repair !== undefined) return repair?.price ?? null;
  return fault ? penceFromPounds(fault.price) : null;
}

/** Every option of the shop for this model, as text. `here` is the line of the page. */
export function waysFor(
  advice: Advice,
  fault: AdvisedFault | undefined,
  here: Line,
  known: Known = {},
): Way[] {
  const figures = figuresOf(advice, fault, known);
  return [
    ...repairWay(advice, fault, here, known, figures.repair),
    ...asItIsWay(advice, here, figures.asItIsOffer, fault, known),
    ...afterRepairWay(advice, here, figures, fault, known),
    ...replaceWay(advice, figures),
  ];
}

const UNPRICED = 'We tell you first';

function repairWay(
  { repair }: Advice,
  fault: AdvisedFault | undefined,
  here: Line,
  known: Known,
  amount: Pence | null,
): Way[] {
  if (!repair || amount === null) return [];
  const isFrom = known.repair?.isFrom === true;
  return [
    {
      key: 'repair',
      line: 'repair',
      title: 'Repair it',
      amount,
      ...(isFrom && (amount > 0 ? { prefix: 'from' as const } : { instead: UNPRICED })),
      text: known.repair?.words ?? (fault ? faultWords(fault) : ''),
      href:
        here === 'repair'
          ? undefined
          : pathTo('repair', repair, known.ticked ?? fault?.option_id, { selling: known.said }),
      action: 'See the repair',
    },
  ];
}

/** 'Back glass, 1 h 30, 12-month warranty'. */
function faultWords({ label, repair }: AdvisedFault): string {
  const { time, warranty } = repairFacts(repair);
  // Without months the warranty depends on the repair.
  const guaranteed =
    warranty === undefined ? '' : warranty > 0 ? `${warranty}-month warranty` : 'warranty by repair';
  return [label, time && benchWords(time), guaranteed].filter(Boolean).join(', ');
}

function asItIsWay(
  { sell }: Advice,
  here: Line,
  asItIs: Offer | null,
  fault: AdvisedFault | undefined,
  { asItIs: known, ticked }: Known,
): Way[] {
  if (!sell) return [];
  const shared = { key: 'asItIs', line: 'sell', action: 'Sell it' } as const;
  const link = (answer?: number) =>
    here === 'sell' ? undefined : pathTo('sell', sell, known?.answers ?? answer, { repairing: ticked });
  const offer = asItIs ?? offerOf(sell);
  if (!offer) return [];
  const voucher = formatPence(offer.voucher);
  if (!asItIs || known?.isUpTo) {
    const text = known
      ? `${known.words}: cash, or ${voucher} voucher`
      : `In cash in its best condition, or ${voucher} as a voucher`;
    return [{ ...shared, title: 'Sell it', prefix: 'up to', amount: offer.cash, text, href: link() }];
  }
  return [
    {
      ...shared,
      title: 'Sell it as it is',
      amount: offer.cash,
      text: `${known?.words ?? fault?.as_it_is?.label ?? 'As it is'}: cash, or ${voucher} voucher`,
      href: link(fault?.as_it_is?.option_id),
    },
  ];
}

type Figures = ReturnType<typeof figuresOf>;

function afterRepairWay(
  { sell }: Advice,
  here: Line,
  { afterRepair, leftAfterRepair, gain }: Figures,
  fault: AdvisedFault | undefined,
  known: Known,
): Way[] {
  if (!sell || afterRepair === null || leftAfterRepair === null || gain === null) return [];
  const answers = known.afterRepair?.answers ?? fault?.after_repair?.option_id;
  return [
    {
      key: 'afterRepair',
      line: 'sell',
      title: 'Sell it after repair',
      amount: afterRepair,
      text: gainWords(leftAfterRepair, gain),
      href: here === 'sell' ? undefined : pathTo('sell', sell, answers, { repairing: known.ticked }),
      action: 'See the offer',
    },
  ];
}

function gainWords(left: Pence, gain: Pence): string {
  const amount = formatPence(pence(Math.abs(gain)));
  const compared = gain === 0 ? 'the same as now' : `${amount} ${gain > 0 ? 'more' : 'less'} than as it is`;
  if (left < 0) return `Less than the repair costs: ${compared}`;
  return `${formatPence(left)} left after the repair, ${compared}`;
}

function replaceWay({ replace }: Advice, { replaceFrom, replaceAfterSelling }: Figures): Way[] {
  if (!replace || replaceFrom === null) return [];
  return [
    {
      key: 'replace',
      line: 'buy',
      title: 'Replace it',
      prefix: 'from',
      amount: replaceFrom,
      text: replaceWords(replaceAfterSelling),
      href: pathTo('buy', replace),
      action: 'See our stock',
    },
  ];
}

function replaceWords(afterSelling: Pence | null): string {
  if (afterSelling === null) return 'The same model, checked, with a warranty';
  if (afterSelling <= 0) return 'Fully covered by selling yours as it is';
  return `${formatPence(afterSelling)} after selling yours as it is`;
}

/**
 * How much the customer saves by keeping the device; undefined if repair or replacement is not available. It
 * names the compared product, since a repair may cover several models, and another one may be cheaper.
 */
export function keepingWords(saves: Pence | null, { replace }: Advice): string | undefined {
  if (saves === null || !replace) return undefined;
  const amount = formatPence(pence(Math.abs(saves)));
  if (saves === 0) return `Keeping it costs as much as the cheapest ${replace.name} in stock.`;
  return `Keeping it costs ${amount} ${saves > 0 ? 'less' : 'more'} than the cheapest ${replace.name} in stock.`;
}
