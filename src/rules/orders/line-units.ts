/** Another product that each unit of a line uses: that of a chosen option. */
export interface ItemPart {
  product_id: number;
  quantity: number;
  name: string;
}

/** The stock facts of an order line. */
export interface StockLine {
  id: number;
  productId: number | null;
  variationId: number | null;
  parts: ItemPart[];
  quantity: number;
  sentUnits: number;
  /** Units that will never be sent: the order was cancelled, or stock was missing. */
  cancelledUnits: number;
  /** Sent units that were returned and refunded. */
  refundedUnits: number;
}

/** A quantity of a product, or of one of its variations. */
interface Wish {
  productId: number;
  variationId: number | null;
  quantity: number;
}

/** The requested units of a line. */
export interface Units {
  line_id: number;
  units: number;
}

export interface LineUnits<L extends StockLine = StockLine> {
  line: L;
  units: number;
}

/** Units still to be sent. */
export const unsent = ({ quantity, sentUnits, cancelledUnits }: StockLine) =>
  Math.max(0, quantity - sentUnits - cancelledUnits);

/** Units of a paid order that were refunded to the buyer. */
export const goneUnits = ({ cancelledUnits, refundedUnits }: StockLine) => cancelledUnits + refundedUnits;

export const sumUnits = (all: readonly LineUnits[]): number => all.reduce((sum, { units }) => sum + units, 0);

/** The units that a request means; all that are left if it names none. Undefined if it asks for more than that. */
export function unitsOf<L extends StockLine>(
  lines: readonly L[],
  asked: readonly Units[] | undefined,
): LineUnits<L>[] | undefined {
  return pick(lines, asked ?? lines.map((line) => ({ line_id: line.id, units: unsent(line) })), unsent);
}

/** The units to return, by line; undefined if the buyer has fewer, or their return was already refused. */
export function returnable(
  lines: readonly StockLine[],
  asked: readonly Units[] | undefined,
  refused: ReadonlyMap<number, number>,
): Record<string, number> | undefined {
  const picked = pick(lines, asked ?? [], (line) => leftToReturn(line, refused));
  return picked && Object.fromEntries(picked.map(({ line, units }) => [String(line.id), units]));
}

const leftToReturn = ({ id, sentUnits, refundedUnits }: StockLine, refused: ReadonlyMap<number, number>) =>
  Math.max(0, sentUnits - refundedUnits - (refused.get(id) ?? 0));

/** Why these units can't be returned: nothing was chosen, or more than the buyer may still return. */
export function whyNotReturnable(
  lines: readonly (StockLine & { name: string })[],
  asked: readonly Units[] | undefined,
  refused: ReadonlyMap<number, number>,
): string {
  const tooMany = lines.find((line) => {
    const wanted = (asked ?? []).filter(({ line_id: id }) => id === line.id);
    return wanted.reduce((sum, { units }) => sum + units, 0) > leftToReturn(line, refused);
  });
  if (!tooMany) return 'Please choose what you want to return.';
  const left = leftToReturn(tooMany, refused);
  if (left === 0) return `${lines.length > 1 ? tooMany.name : 'These'} can’t be returned now.`;
  return `You can return at most ${left} of ${lines.length > 1 ? tooMany.name : 'these'}.`;
}

function pick<L extends StockLine>(
  lines: readonly L[],
  asked: readonly Units[],
  mostOf: (line: L) => number,
): LineUnits<L>[] | undefined {
  const wanted = new Map<number, number>();
  for (const { line_id: id, units } of asked) wanted.set(id, (wanted.get(id) ?? 0) + units);
  const picked: LineUnits<L>[] = [];
  for (const [id, units] of wanted) {
    const line = lines.find((one) => one.id === id);
    if (!line || units < 0 || units > mostOf(line)) return undefined;
    if (units > 0) picked.push({ line, units });
  }
  return picked.length > 0 ? picked : undefined;
}

export const linesOf = <L extends StockLine>(
  lines: readonly L[],
  units: Record<string, number>,
): LineUnits<L>[] =>
  lines.flatMap((line) => {
    const of = units[String(line.id)] ?? 0;
    return of > 0 ? [{ line, units: of }] : [];
  });

/** The goods themselves. Products that were deleted have no stock. */
export const goodsWishes = (all: readonly LineUnits[]): Wish[] =>
  all.flatMap(({ line: { productId, variationId }, units }) =>
    productId === null || units === 0 ? [] : [{ productId, variationId, quantity: units }],
  );

/** All stock that the units use: the goods, and the products of their options. */
export const stockWishes = (all: readonly LineUnits[]): Wish[] => [
  ...goodsWishes(all),
  ...all.flatMap(({ line, units }) => (units === 0 ? [] : partWishes(line, units))),
];

export const partWishes = ({ parts }: Pick<StockLine, 'parts'>, units: number): Wish[] =>
  parts.map(({ product_id, quantity }) => ({
    productId: product_id,
    variationId: null,
    quantity: quantity * units,
  }));

/** The units still to be sent. This stock is reserved. */
export const unsentOf = <L extends StockLine>(lines: readonly L[]): LineUnits<L>[] =>
  lines.map((line) => ({ line, units: unsent(line) }));

/** All sold units, including those already sent. */
export const soldOf = (lines: readonly StockLine[]): LineUnits[] =>
  lines.map((line) => ({ line, units: line.quantity }));
