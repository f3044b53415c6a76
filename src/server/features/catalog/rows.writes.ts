import type { Db } from '../../db/connect.ts';
import { insertRows } from '../../db/insert.ts';
import { boxItems, customFieldValues } from './details.tables.ts';
import { productQuestions } from './questions.tables.ts';
import { openStock } from './stock.writes.ts';
import { productAttributes, productImages, products, variations } from './tables.ts';

type Rows<T extends { $inferInsert: object }> = readonly T['$inferInsert'][];

/** Rows of products with everything that belongs to them alone. */
export interface ProductRows {
  products: readonly (typeof products.$inferInsert & { id: number })[];
  attributes: Rows<typeof productAttributes>;
  variations: Rows<typeof variations>;
  images: Rows<typeof productImages>;
  fields: Rows<typeof customFieldValues>;
  box: Rows<typeof boxItems>;
}

/** Every product of the shop comes in here: those of the demo shop, and those that the office makes. */
export async function addProducts(db: Db, rows: ProductRows): Promise<void> {
  await insertRows(db, products, rows.products);
  await insertRows(db, productAttributes, rows.attributes);
  await insertRows(db, variations, rows.variations);
  await addDetails(db, rows);
  await openStock(
    db,
    rows.products.map(({ id }) => id),
    'with product',
  );
}

/**
 * The questions of each product. Options of questions may name products, so these rows are written after
 * both.
 */
export const askQuestions = (db: Db, asked: Rows<typeof productQuestions>): Promise<void> =>
  insertRows(db, productQuestions, asked);

/** Rows of products that exist. */
export async function addDetails(
  db: Db,
  { images, fields, box }: Pick<ProductRows, 'images' | 'fields' | 'box'>,
): Promise<void> {
  await insertRows(db, productImages, images);
  await insertRows(db, customFieldValues, fields);
  await insertRows(db, boxItems, box);
}
