import type { Parsed } from '#contract/calls.ts';
import type { OfficeProduct, OfficeVariation } from '#contract/products-office-shapes.ts';
import { GRADES } from '#rules/catalog/conditions.ts';
import { MOST_VARIATIONS, termsKey } from '#rules/catalog/variation-options.ts';
import { priceErrors } from './fields.writes.ts';

type Change = Parsed<'PUT /office/products/{id}'>['body'];
export type VariationWishes = Pick<Change, 'attribute_ids' | 'variations' | 'removed_variation_ids'>;
type Wish = NonNullable<Change['variations']>[number];

/** A term that may be chosen, with its attribute. */
export interface KnownTerm {
  id: number;
  attribute_id: number;
  label: string;
  role: 'grade' | null;
}

type Facts = Omit<OfficeVariation, 'id' | 'image' | 'terms' | 'reserved_stock'>;

/** A variation as it will be. */
export interface PlannedVariation extends Facts {
  /** Undefined: a new one. */
  id: number | undefined;
  isChanged: boolean;
  /** A counted stock. */
  count: { now: number; was: number } | undefined;
  /** Whether it was named to get the stock of the product. */
  takesStock: boolean;
}

export interface VariationPlan {
  attributeIds: readonly number[];
  /** All that the product will have. */
  kept: PlannedVariation[];
  removedIds: number[];
}

/** Reports an error, for the field `variations` unless it names another one. */
class PlanError extends Error {}

/** The variations that a product will have after a change, or the errors of the change. */
export function planVariations(
  before: OfficeProduct,
  wishes: VariationWishes,
  terms: ReadonlyMap<number, KnownTerm>,
): VariationPlan | { error: string } {
  try {
    return planOf(before, wishes, terms);
  } catch (error) {
    if (error instanceof PlanError) return { error: error.message };
    throw error;
  }
}

function planOf(
  before: OfficeProduct,
  { attribute_ids: wanted, variations: given = [], removed_variation_ids: gone = [] }: VariationWishes,
  terms: ReadonlyMap<number, KnownTerm>,
): VariationPlan {
  const attributeIds = wanted ?? before.attributes.map(({ attribute_id: id }) => id);
  const removed = new Set(gone);
  if (gone.some((id) => !before.variations.some((one) => one.id === id)))
    throw new PlanError('There is no such variation');
  const wishOf = new Map<OfficeVariation, Wish>();
  const added: Wish[] = [];
  for (const wish of given) {
    const one = meantBy(wish, before);
    if (one === undefined) added.push(wish);
    else if (wishOf.has(one) || removed.has(one.id)) throw new PlanError(`${one.sku} is named twice`);
    else wishOf.set(one, wish);
  }
  const back = before.removed_variations.filter((one) => wishOf.has(one));
  const stay = [...before.variations.filter(({ id }) => !removed.has(id)), ...back];
  const kept = [
    ...stay.map((one) => changed(one, wishOf.get(one), before, terms)),
    ...added.map((wish) => made(wish, before, terms)),
  ];
  check(kept, attributeIds, terms);
  setDefault(kept, given);
  return { attributeIds: kept.length === 0 ? [] : attributeIds, kept, removedIds: [...removed] };
}

/** The variation that a wish refers to: the one it names, or a removed one with the same terms. */
function meantBy({ id, term_ids: terms }: Wish, { variations, removed_variations: removed }: OfficeProduct) {
  if (id === undefined) return removed.find((one) => termsKey(one.term_ids) === termsKey(terms ?? []));
  const found = [...variations, ...removed].find((one) => one.id === id);
  if (!found) throw new PlanError('There is no such variation');
  return found;
}

function changed(
  one: OfficeVariation,
  wish: Wish | undefined,
  before: OfficeProduct,
  terms: ReadonlyMap<number, KnownTerm>,
): PlannedVariation {
  const { id, image: _image, terms: _labels, reserved_stock: reserved, ...facts } = one;
  if (!wish) return { ...facts, id, isChanged: false, count: undefined, takesStock: false };
  const { stock, is_default: _default, id: _id, takes_stock: takesStock = false, ...given } = wish;
  const isBack = !before.variations.includes(one);
  const next = { ...facts, ...defined(given), is_active: given.is_active ?? (isBack || one.is_active) };
  if (next.raw_status !== one.raw_status && reserved > 0)
    throw new PlanError(`Open orders have reserved some of ${one.sku}. Send them first`);
  return {
    ...next,
    ...namesOf(next.term_ids, one, before, terms),
    id,
    isChanged: true,
    // The office does not show the stock of a removed variation, so the stored number is the expected one.
    count: stock && (isBack ? { now: stock.now, was: one.stock } : stock),
    takesStock,
  };
}

function made(wish: Wish, before: OfficeProduct, terms: ReadonlyMap<number, KnownTerm>): PlannedVariation {
  const {
    stock,
    is_default: _default,
    id: _id,
    takes_stock: takesStock = false,
    term_ids: ids = [],
    ...given
  } = wish;
  if (given.sku === undefined) throw new PlanError('A new variation needs a SKU');
  const like = before.variations[0] ?? before;
  const facts = {
    term_ids: ids,
    sku: given.sku,
    product_condition: like.product_condition,
    regular_price: like.regular_price,
    sale_price: null,
    is_on_sale: false,
    cost_price: null,
    ...(like === before && firstFigures(before, given.regular_price)),
    raw_status: like.raw_status,
    is_available: like.is_available,
    stock_status: 'instock' as const,
    is_trade_in: false,
    cash_trade_in_value: null,
    voucher_trade_in_value: null,
    is_default: false,
    is_active: true,
    ...defined(given),
  };
  const counted = facts.raw_status ? 0 : (stock?.now ?? 0);
  return {
    ...facts,
    ...namesOf(ids, undefined, before, terms),
    stock: counted,
    id: undefined,
    isChanged: true,
    count: facts.raw_status ? undefined : stock,
    takesStock,
  };
}

/** The first variations of a product begin with its cost, and with its offer unless they have a price of their own. */
const firstFigures = (
  { regular_price, sale_price, is_on_sale, cost_price = null }: OfficeProduct,
  price = regular_price,
) => ({ cost_price, ...(price === regular_price && { sale_price, is_on_sale }) });

/** Its name and grade by its terms. With the terms it had, it keeps both. */
function namesOf(
  ids: readonly number[],
  one: OfficeVariation | undefined,
  { name, variations }: OfficeProduct,
  terms: ReadonlyMap<number, KnownTerm>,
): Pick<Facts, 'name' | 'grade'> {
  if (one && termsKey(one.term_ids) === termsKey(ids)) return { name: one.name, grade: one.grade };
  const chosen = ids.flatMap((id) => terms.get(id) ?? []);
  const graded = chosen.find(({ role }) => role === 'grade');
  const words = [name, ...chosen.filter((term) => term !== graded).map(({ label }) => label)].join(' ');
  const sibling = graded && variations.find(({ term_ids: own, grade }) => grade && own.includes(graded.id));
  const known = GRADES.find((grade) => grade.toLowerCase() === graded?.label.toLowerCase());
  return {
    name: graded ? `${words}, ${graded.label}` : words,
    grade: graded ? (sibling?.grade ?? known ?? null) : null,
  };
}

function check(
  kept: readonly PlannedVariation[],
  attributeIds: readonly number[],
  terms: ReadonlyMap<number, KnownTerm>,
): void {
  if (kept.length > MOST_VARIATIONS)
    throw new PlanError(`A product can have at most ${MOST_VARIATIONS} variations`);
  if (kept.length === 0 && attributeIds.length > 0) throw new PlanError('Make at least one variation');
  const seen = new Set<string>();
  const skus = new Set<string>();
  for (const one of kept) {
    const { term_ids: ids, sku } = one;
    const fits =
      ids.length === attributeIds.length &&
      ids.every((id, index) => terms.get(id)?.attribute_id === attributeIds[index]);
    if (!fits) throw new PlanError(`${sku} needs one term of each attribute`);
    if (seen.has(termsKey(ids))) throw new PlanError(`${sku} has the same terms as another variation`);
    if (skus.has(sku)) throw new PlanError(`Two variations have the SKU ${sku}`);
    seen.add(termsKey(ids));
    skus.add(sku);
    const [wrong] = one.isChanged ? Object.values(priceErrors(one)) : [];
    if (wrong !== undefined) throw new PlanError(`${sku}: ${wrong}`);
    if (one.count && one.raw_status) throw new PlanError(`Nothing of ${sku} is counted`);
  }
}

/** One variation is chosen when the page opens: the requested one, or else one that can be chosen. */
function setDefault(kept: PlannedVariation[], given: readonly Wish[]): void {
  const wished = given.find((wish) => wish.is_default);
  const asked =
    wished &&
    kept.find(({ id, term_ids: ids }) =>
      wished.id === undefined ? termsKey(ids) === termsKey(wished.term_ids ?? []) : id === wished.id,
    );
  const usual = kept.find((one) => one.is_default);
  const chosen = asked ?? usual ?? kept.find((one) => one.is_active) ?? kept[0];
  for (const one of kept) {
    if (one.is_default === (one === chosen)) continue;
    one.is_default = one === chosen;
    one.isChanged = true;
  }
}

const defined = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
