import type pg from 'pg';
import type { Question } from '#contract/catalog.ts';
import { isVisible } from './visible.reads.ts';

const COLUMNS = { sort_order: 'q.sort_order', id: 'q.id' } as const;
const DIRECTIONS = { ASC: 'asc', DESC: 'desc' } as const;

/** The add-on questions of a product that visitors may see, with their options. */
export async function readQuestions(
  pool: pg.Pool,
  productId: number,
  order: { column?: keyof typeof COLUMNS | undefined; direction?: keyof typeof DIRECTIONS | undefined },
): Promise<Question[]> {
  const direction = DIRECTIONS[order.direction ?? 'ASC'];
  const { rows } = await pool.query<Question>(
    `select q.id, q.title, q.key, q.condition, q.option_type, q.description, q.sort_order,
       (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'label', o.label, 'value', o.value,
           'price', trim_scale(o.price / 100.0), 'inventory_item_id', o.inventory_item_id, 'qunatity', o.quantity,
           'description', o.description) order by o.sort_order, o.id), '[]')
        from question_options o where o.question_id = q.id) as "Question_options"
     from product_questions pq
     join products p on p.id = pq.product_id
     join questions q on q.id = pq.question_id
     where pq.product_id = $1 and ${isVisible('p')}
     order by ${COLUMNS[order.column ?? 'sort_order']} ${direction}, q.id ${direction}`,
    [productId],
  );
  return rows;
}
