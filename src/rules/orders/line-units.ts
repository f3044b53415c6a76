/** What else leaves the shelf with each unit of a line: the products of its options. */
export interface ItemPart {
  product_id: number;
  quantity: number;
  name: string;
}

/** A line of an order, as far as its stock is concerned. */
export interface StockLine {
  id: number;
  productId: number | null;
  variationId: number | null;
  parts: ItemPart[];
  quantity: number;
  sentUnits: number;
  /** Units that are never sent: the order was cancelled, or they turned out to be missing. */
  cancelledUnits: number;
  /** Sent units that were returned and refunded. */
  refundedUnits: number;
}

/** So many of a product, or of one of its variations. */
interface Wish {
  productId: number;
  variationId: number | null;
  quantity: number;
}

/** How many units of a line are asked for. */
export interface Units {
  line_id: number;
  units: number;
}

export interface LineUnits<L extends StockLine = StockLine> {
  line: L;
  units: number;
}

/** What is still to be sent. */
export const unsent = ({ quantity, sentUnits, cancelledUnits }: StockLine) =>
  Math.max(0, quantity - sentUnits - cancelledUnits);

/** Units whose price has gone back to the buyer, of an order that was paid. */
export const goneUnits = ({ cancelledUnits, refundedUnits }: StockLine) => cancelledUnits + refundedUnits;

export const sumUnits = (all: readonly LineUnits[]): number => all.reduce((sum, { units }) => sum + units, 0);

/** What is meant by the lines of a request; all that is left where it names none. Undefined where it asks for more. */
export function unitsOf<L extends StockLine>(
  lines: readonly L[],
  asked: readonly Units[] | undefined,
): LineUnits<L>[] | undefined {
  return pick(lines, asked ?? lines.map((line) => ({ line_id: line.id, units: unsent(line) })), unsent);
}

/** What a buyer wants to return, by line; undefined where they have not got so much, or asked for it in vain. */
export function returnable(
  lines: readonly StockLine[],
  asked: readonly Units[] | undefined,
  refused: ReadonlyMap<number, number>,
): Record<string, number> | undefined {
  const left = ({ id, sentUnits, refundedUnits }: StockLine) =>
    Math.max(0, sentUnits - refundedUnits - (refused.get(id) ?? 0));
  const picked = pick(lines, asked ?? [], left);
  return picked && Object.fromEntries(picked.map(({ line, units }) => [String(line.id), units]));
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

/** The goods themselves. What is gone from the shop has no stock. */
export const goodsWishes = (all: readonly LineUnits[]): Wish[] =>
  all.flatMap(({ line: { productId, variationId }, units }) =>
    productId === null || units === 0 ? [] : [{ productId, variationId, quantity: units }],
  );

/** All that leaves the shelf: the goods, and the products that were chosen as an option of them. */
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

/** What is still to be sent of lines: so much is set aside for them. */
export const unsentOf = (lines: readonly StockLine[]): LineUnits[] =>
  lines.map((line) => ({ line, units: unsent(line) }));

/** All that was sold, also where it has left the shop already. */
export const soldOf = (lines: readonly StockLine[]): LineUnits[] =>
  lines.map((line) => ({ line, units: line.quantity }));
