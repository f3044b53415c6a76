import type pg from 'pg';
import type { Question } from '#contract/catalog.ts';
import type { Ask } from '../../db/connect.ts';
import { offerAmountJoin, offerPriceSql } from './offers.reads.ts';
import { isVisible } from './visible.reads.ts';

const COLUMNS = { sort_order: 'q.sort_order', id: 'q.id' } as const;
const DIRECTIONS = { ASC: 'asc', DESC: 'desc' } as const;

/** The description of an option with its time and warranty, as rules/repair/repair.ts words them. */
export const optionWordsSql = (option: string) =>
  `repair_words(${['description', 'bench_days', 'bench_minutes', 'warranty_months'].map((column) => `${option}.${column}`).join(', ')})`;

export const benchSql = (option: string) =>
  `case when ${option}.bench_days is not null
     then jsonb_build_object('days', ${option}.bench_days, 'minutes', ${option}.bench_minutes) end`;

const repairOptionSql = (option: string) =>
  `jsonb_build_object('fault', ${option}.fault, 'part_quality', ${option}.part_quality,
     'signs', coalesce(${option}.description, ''), 'bench', ${benchSql(option)},
     'warranty_months', ${option}.warranty_months)`;

interface Order {
  column?: keyof typeof COLUMNS | undefined;
  direction?: keyof typeof DIRECTIONS | undefined;
}

/** The add-on questions of a product that visitors may see, with their options. */
export const readQuestions = (pool: pg.Pool, productId: number, order: Order): Promise<Question[]> =>
  readBy(pool, productId, order, isVisible('p'));

/** The same for a product that visitors may not see yet. */
export const readPreviewQuestions = (pool: pg.Pool, productId: number): Promise<Question[]> =>
  readBy(pool, productId, {}, 'true');

/** The questions of several products that visitors may see, by product. */
export async function readQuestionsOfAll(
  pool: pg.Pool,
  productIds: readonly number[],
): Promise<Map<number, Question[]>> {
  const rows = await readRows(pool, productIds, {}, isVisible('p'));
  return new Map(
    productIds.map((id) => [id, rows.filter(({ of }) => of === id).map(({ question }) => question)]),
  );
}

async function readBy(pool: pg.Pool, productId: number, order: Order, where: string): Promise<Question[]> {
  return (await readRows(pool, [productId], order, where)).map(({ question }) => question);
}

async function readRows(pool: pg.Pool, productIds: readonly number[], order: Order, where: string) {
  const { rows } = await pool.query<Row>(questionsSql(order, where), [productIds]);
  return rows.map(byProduct);
}

type Row = Question & { product_id: number };
const byProduct = ({ product_id: of, ...question }: Row) => ({ of, question });

/** The questions of products in the caller's transaction, by product, also of hidden ones. */
export async function readAskedOf(ask: Ask, productIds: readonly number[]): Promise<Map<number, Question[]>> {
  const text = questionsSql({}, 'true');
  const rows = (
    await ask<Row & Record<string, unknown>>({ name: 'asked-of-products', text }, [productIds])
  ).map(byProduct);
  return new Map(
    productIds.map((id) => [id, rows.filter(({ of }) => of === id).map(({ question }) => question)]),
  );
}

function questionsSql(order: Order, where: string): string {
  const direction = DIRECTIONS[order.direction ?? 'ASC'];
  return `select pq.product_id, q.id, q.title, q.key, q.role, q.condition, q.option_type, q.description, q.sort_order,
       (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'label', o.label, 'value', o.value,
           'price', trim_scale(${offerPriceSql('o')} / 100.0), 'factor', trim_scale(oa.factor / 100.0), 'inventory_item_id', o.inventory_item_id, 'qunatity', o.quantity,
           'description', ${optionWordsSql('o')},
           'repair', case when q.role in ('faults', 'parts') then ${repairOptionSql('o')} end) order by o.sort_order, o.id), '[]')
        from question_options o ${offerAmountJoin('p', 'o')} where o.question_id = q.id) as "Question_options"
     from product_questions pq
     join products p on p.id = pq.product_id
     join questions q on q.id = pq.question_id
     where pq.product_id = any($1::int[]) and ${where}
     order by ${COLUMNS[order.column ?? 'sort_order']} ${direction}, q.id ${direction}`;
}
