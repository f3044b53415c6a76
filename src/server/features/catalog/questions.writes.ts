import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { OfficeProduct } from '#contract/products-office-shapes.ts';
import type { OfficeQuestion, QuestionChange } from '#contract/questions-office-shapes.ts';
import type { QuestionRole } from '#rules/catalog/questions.ts';
import { slugOf } from '#rules/catalog/slug.ts';
import { penceFromPounds } from '#rules/money/money.ts';
import type { Connection, Db } from '../../db/connect.ts';
import { insertRows } from '../../db/insert.ts';
import type { Refusal } from '../../http/refusal.ts';
import { productQuestions, questionOptions, questions } from './questions.tables.ts';
import { refuseFields } from './refusals.writes.ts';

/** The line whose products may ask a question with this role. */
const LINE_OF: Readonly<Record<QuestionRole, 1 | 2 | 3>> = {
  grade: 2,
  spec: 2,
  faults: 3,
  parts: 3,
};
const LINE_WORDS = { 1: 'that are bought', 2: 'to sell', 3: 'to repair' };

const LOCK = {
  name: 'questions-lock',
  text: `select q.id, q.sort_order from product_questions pq join questions q on q.id = pq.question_id
    where pq.product_id = $1 order by q.id for update of q`,
};
const PARTS = {
  name: 'question-parts',
  text: `select id from products where id = any($1::int[]) and business_id = $2 and type = 1`,
};

type Option = QuestionChange['Question_options'][number];
/** A question with all its fields, and its place. */
interface Planned extends Omit<QuestionChange, 'key' | 'Question_options'> {
  key: string;
  sortOrder: number;
  options: (Option & { value: string })[];
}

/**
 * Writes the list of questions of a locked product. A question that other products ask too is not changed for them:
 * this product gets a copy.
 */
export async function writeQuestions(
  at: Connection,
  product: OfficeProduct,
  given: readonly QuestionChange[] | undefined,
): Promise<Refusal | undefined> {
  if (!given) return undefined;
  const stored = await at.ask<{ id: number; sort_order: number }>(LOCK, [product.id]);
  const wrong = wrongIn(product, given) ?? (await wrongPart(at, product, given));
  if (wrong !== undefined) return refuseFields({ questions: wrong });
  const places = new Map(stored.map((row) => [row.id, row.sort_order]));
  const planned = inOrder(given, places);
  const known = new Map(product.questions.map((one) => [one.id, one]));
  const asked: number[] = [];
  for (const one of planned) {
    const before = one.id === undefined ? undefined : known.get(one.id);
    if (before && isSame(before, one) && places.get(before.id) === one.sortOrder) asked.push(before.id);
    else if (before && before.shared_with === 0) asked.push(await change(at.db, before, one));
    else asked.push(await add(at.db, one));
  }
  await ask(at.db, product.id, asked);
  return undefined;
}

function wrongIn(product: OfficeProduct, given: readonly QuestionChange[]): string | undefined {
  const known = new Map(product.questions.map((one) => [one.id, one]));
  const ids = given.flatMap(({ id }) => id ?? []);
  if (ids.some((id) => !known.has(id)) || new Set(ids).size < ids.length)
    return 'This product does not ask such a question';
  const roles = given.flatMap(({ role }) => role ?? []);
  if (new Set(roles).size < roles.length) return 'Two questions have the same role';
  for (const { id, title, role, Question_options: options } of given) {
    if (role && LINE_OF[role] !== product.is_active_for)
      return `${title}: only products ${LINE_WORDS[LINE_OF[role]]} have a question with this role`;
    const own = new Set(
      (id === undefined ? undefined : known.get(id))?.Question_options.map((one) => one.id),
    );
    const named = options.flatMap((option) => option.id ?? []);
    if (named.some((option) => !own.has(option)) || new Set(named).size < named.length)
      return `${title}: there is no such option`;
    const values = options.flatMap(({ value }) => value || []);
    if (new Set(values).size < values.length) return `${title}: two options have the same value`;
  }
  return undefined;
}

/** Parts come from the stock of the same business. Those that a question had already may stay. */
async function wrongPart(
  { ask: read }: Connection,
  { questions: before, business }: OfficeProduct,
  given: readonly QuestionChange[],
): Promise<string | undefined> {
  const itemsOf = (list: readonly Pick<OfficeQuestion, 'Question_options'>[]) =>
    list.flatMap(({ Question_options: options }) => options.flatMap((one) => one.inventory_item_id ?? []));
  const old = new Set(itemsOf(before));
  const fresh = [...new Set(itemsOf(given as never))].filter((id) => !old.has(id));
  const found = await read<{ id: number }>(PARTS, [fresh, business.id]);
  return found.length < fresh.length ? 'There is no such product to take from stock' : undefined;
}

/** Keeps the positions of questions as far as their order allows, so that shared ones need no copy. */
function inOrder(given: readonly QuestionChange[], places: ReadonlyMap<number, number>): Planned[] {
  let last = -1;
  return given.map(({ Question_options: options, key, ...rest }) => {
    const place = rest.id === undefined ? undefined : places.get(rest.id);
    last = place !== undefined && place > last ? place : last + 1;
    return { ...rest, key: key || slugOf(rest.title), sortOrder: last, options: withValues(options) };
  });
}

/** Options without a value get one from their label. */
function withValues(options: readonly Option[]): Planned['options'] {
  const taken = new Set(options.flatMap(({ value }) => value || []));
  return options.map((option) => {
    if (option.value) return { ...option, value: option.value };
    const word = slugOf(option.label) || 'option';
    let value = word;
    for (let count = 2; taken.has(value); count += 1) value = `${word}-${count}`;
    taken.add(value);
    return { ...option, value };
  });
}

function isSame(before: OfficeQuestion, { options, sortOrder: _place, ...now }: Planned): boolean {
  const { shared_with: _shared, ...facts } = before;
  return isDeepStrictEqual({ ...facts }, { ...now, Question_options: options });
}

const questionRow = (one: Planned) => ({
  title: one.title,
  key: one.key,
  role: one.role,
  condition: one.condition,
  optionType: one.option_type,
  description: one.description,
  sortOrder: one.sortOrder,
});

const optionRow = (option: Planned['options'][number], index: number) => ({
  label: option.label,
  value: option.value,
  description: option.description,
  fault: option.fault,
  partQuality: option.part_quality,
  benchDays: option.bench_days,
  benchMinutes: option.bench_minutes,
  warrantyMonths: option.warranty_months,
  price: penceFromPounds(option.price),
  inventoryItemId: option.inventory_item_id,
  quantity: option.qunatity,
  sortOrder: index,
});

async function add(tx: Db, one: Planned): Promise<number> {
  const [made] = await tx.insert(questions).values(questionRow(one)).returning({ id: questions.id });
  if (!made) throw new Error('a question was not written');
  await insertRows(
    tx,
    questionOptions,
    one.options.map((option, index) => ({ ...optionRow(option, index), questionId: made.id })),
  );
  return made.id;
}

/** Options keep their ids, because carts name them. */
async function change(tx: Db, { id }: OfficeQuestion, one: Planned): Promise<number> {
  await tx.update(questions).set(questionRow(one)).where(eq(questions.id, id));
  const kept = one.options.flatMap((option) => option.id ?? []);
  await tx
    .delete(questionOptions)
    .where(
      and(
        eq(questionOptions.questionId, id),
        kept.length > 0 ? notInArray(questionOptions.id, kept) : undefined,
      ),
    );
  // Two options may swap their values.
  await tx
    .update(questionOptions)
    .set({ value: sql`'~' || ${questionOptions.id}` })
    .where(eq(questionOptions.questionId, id));
  for (const [index, option] of one.options.entries()) {
    const row = optionRow(option, index);
    if (option.id === undefined) await tx.insert(questionOptions).values({ ...row, questionId: id });
    else await tx.update(questionOptions).set(row).where(eq(questionOptions.id, option.id));
  }
  return id;
}

/** Questions that the product no longer asks stay in the table: orders of before name them. */
async function ask(tx: Db, productId: number, ids: readonly number[]): Promise<void> {
  const own = await tx
    .select({ id: productQuestions.questionId })
    .from(productQuestions)
    .where(eq(productQuestions.productId, productId));
  const gone = own.flatMap(({ id }) => (ids.includes(id) ? [] : id));
  if (gone.length > 0)
    await tx
      .delete(productQuestions)
      .where(and(eq(productQuestions.productId, productId), inArray(productQuestions.questionId, gone)));
  const fresh = ids.filter((id) => !own.some((one) => one.id === id));
  await insertRows(
    tx,
    productQuestions,
    fresh.map((questionId) => ({ productId, questionId })),
  );
}
