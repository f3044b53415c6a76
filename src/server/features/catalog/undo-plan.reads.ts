import type { OfficeProduct } from '#contract/products-office-shapes.ts';
import type { UndoResult } from '#rules/catalog/import-states.ts';
import type { ProductMove } from '#rules/catalog/office-states.ts';
import type { Facts, StandingFacts, TracePart } from './import-trace.reads.ts';
import { changedSince, isShelf, variationIn } from './import-trace.reads.ts';

type Body = Record<string, unknown>;

/** The result of the undo for one product, with its message. */
export interface Undone {
  result: UndoResult;
  notes: string[];
}

interface UndoMove {
  move: ProductMove;
  publish_at?: string;
}

/** The calls that set a product back, and the parts that have to stay as they are. */
export interface UndoPlan {
  /** Counts come first: a count may set whether the product is in stock, which is a separate field. */
  counts: Body;
  change: Body;
  moves: UndoMove[];
  notes: string[];
}

/** Parts that are set back together: options and variations only fit each other. */
const isOfChoices = ({ part }: TracePart) => part === 'options' || part.startsWith('variation');

/** A variation's terms, and its existence, only fit the same options and the other variations. */
const isWhole = ({ part, before, after }: TracePart) =>
  !before || !after || part === 'options' || part === 'standing' || 'term_ids' in after;

/** A part without some of its fields; undefined if it is set back as a whole, or no field is left. */
function without(part: TracePart, fields: readonly string[]): TracePart | undefined {
  if (!part.before || !part.after || isWhole(part)) return undefined;
  const left = Object.keys(part.after).filter((field) => !fields.includes(field));
  const pick = (from: Facts[string]) => Object.fromEntries(left.map((field) => [field, from[field]]));
  return left.length === 0
    ? undefined
    : { part: part.part, before: pick(part.before), after: pick(part.after) };
}

const PRICES = [
  'regular_price',
  'sale_price',
  'is_on_sale',
  'is_trade_in',
  'cash_trade_in_value',
  'voucher_trade_in_value',
] as const;
type PriceFacts = Pick<OfficeProduct, (typeof PRICES)[number]>;

/** Prices that can't be set back, since another price that was changed since does not fit them. */
function misfitsIn(
  { part, before }: TracePart,
  now: Facts,
  wrongIn: (prices: PriceFacts) => object,
): string[] {
  const is = now[part];
  const mine = before ? PRICES.filter((field) => field in before) : [];
  if (!is || mine.length === 0) return [];
  return Object.keys(wrongIn({ ...is, ...before } as PriceFacts)).length > 0 ? mine : [];
}

/** The plan that sets back the changes of a trace, except those that were changed since. */
export function planUndo({
  trace,
  product,
  now,
  at,
  wrongIn,
}: {
  trace: readonly TracePart[];
  product: OfficeProduct;
  now: Facts;
  at: Date;
  /** The prices that don't fit each other. */
  wrongIn: (prices: PriceFacts) => object;
}): UndoPlan {
  const stale = new Map(trace.map((part) => [part, changedSince(part, now)]));
  const hasStaleChoices = trace.some(
    (part) => isOfChoices(part) && isWhole(part) && stale.get(part)?.length !== 0,
  );
  const sticks = trace.some(({ part }) => part === 'options') && hasStaleChoices;
  const notes: string[] = [];
  const back: TracePart[] = [];
  for (const part of trace) {
    const fields = stale.get(part) ?? [];
    if (fields.length > 0) notes.push(staleWords(part, fields, product));
    if (sticks && isOfChoices(part)) continue;
    const rest = fields.length === 0 ? part : without(part, fields);
    const misfits = rest ? misfitsIn(rest, now, wrongIn) : [];
    if (misfits.length > 0) notes.push(staleWords(part, misfits, product, 'would not fit the prices of now'));
    const fit = rest && misfits.length > 0 ? without(rest, misfits) : rest;
    if (fit) back.push(fit);
  }
  if (sticks) notes.push('Its variations stay as they are, since options and variations fit each other.');
  const { moves, note } = movesBack(
    back.find(({ part }) => part === 'standing'),
    at,
  );
  if (note !== undefined) notes.push(note);
  return { counts: countsOf(back), change: changeOf(back, product), moves, notes };
}

/** 'CABLE-BLUE: regular price was changed since, and stays.' */
export function staleWords(
  { part }: TracePart,
  fields: readonly string[],
  product: OfficeProduct,
  why?: string,
): string {
  const id = variationIn(part);
  const all = [...product.variations, ...product.removed_variations];
  const sku = id === undefined ? undefined : all.find((one) => one.id === id)?.sku;
  const names = fields.map((field) => field.replace(/_ids?$/, '').replaceAll('_', ' '));
  const verb = names.length > 1 ? 'were' : 'was';
  return `${sku === undefined ? '' : `${sku}: `}${names.join(', ')} ${why ?? `${verb} changed since`}, and ${names.length > 1 ? 'stay' : 'stays'}.`;
}

const movesShelf = ({ part, before, after }: TracePart) =>
  part === 'options' &&
  [before, after].some(
    (side) => Array.isArray(side?.['attribute_ids']) && side['attribute_ids'].length === 0,
  );

function countsOf(back: readonly TracePart[]): Body {
  const counts = back.flatMap(({ part, before, after }) =>
    isShelf(part) && before && after
      ? { id: variationIn(part), stock: { now: before['stock'], was: after['stock'] } }
      : [],
  );
  // The stock of a product moves to its first variations, and back from its last ones.
  const own = back.some(movesShelf) ? undefined : counts.find(({ id }) => id === undefined);
  const others = counts.filter(({ id }) => id !== undefined);
  return { ...(own && { stock: own.stock }), ...(others.length > 0 && { variations: others }) };
}

type Questions = OfficeProduct['questions'];

/** Questions and options that are gone are added anew. */
function questionsBack(before: Questions, now: Questions): Body[] {
  const known = new Map(now.map(({ id, Question_options: options }) => [id, options.map((one) => one.id)]));
  return before.map(({ id, Question_options: options, ...rest }) => ({
    ...(known.has(id) && { id }),
    ...rest,
    Question_options: options.map(({ id: option, ...facts }) => ({
      ...(known.get(id)?.includes(option) && { id: option }),
      ...facts,
    })),
  }));
}

function changeOf(back: readonly TracePart[], product: OfficeProduct): Body {
  const before = (name: string) => back.find(({ part }) => part === name)?.before ?? {};
  const choices = new Map<number, Body>();
  const removed: number[] = [];
  for (const { part, before: was } of back) {
    const id = part.startsWith('variation') ? variationIn(part) : undefined;
    if (id === undefined) continue;
    if (was) choices.set(id, { id, ...was });
    else removed.push(id);
  }
  const first = before('first')['variation_id'];
  if (typeof first === 'number') choices.set(first, { id: first, ...choices.get(first), is_default: true });
  const { questions } = before('product') as { questions?: Questions };
  return {
    ...before('product'),
    ...(questions && { questions: questionsBack(questions, product.questions) }),
    ...before('options'),
    ...(choices.size > 0 && { variations: [...choices.values()] }),
    ...(removed.length > 0 && { removed_variation_ids: removed }),
  };
}

/** The moves that bring a product from its current state back to its old one. */
function movesBack(part: TracePart | undefined, at: Date): { moves: UndoMove[]; note?: string } {
  if (!part?.before) return { moves: [] };
  const was = { state: part.before['state'], publish_at: part.before['publish_at'] ?? null } as StandingFacts;
  const is = part.after?.['state'] as StandingFacts['state'] | undefined;
  const { state } = was;
  if (state === 'archived') return { moves: [{ move: 'archive' }] };
  const toDraft: UndoMove[] =
    is === 'archived' ? [{ move: 'restore' }] : is === 'draft' ? [] : [{ move: 'unpublish' }];
  if (state === 'draft') return { moves: toDraft };
  if (state === 'published') return { moves: [...(is === 'archived' ? toDraft : []), { move: 'publish' }] };
  if (was.publish_at === null || new Date(was.publish_at) <= at)
    return { moves: [], note: 'The time at which it was to be published has passed, so it stays as it is.' };
  return { moves: [...toDraft, { move: 'schedule', publish_at: was.publish_at }] };
}
