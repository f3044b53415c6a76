import { buyProductRows } from '#demo/buy.ts';
import { categoryRows } from '#demo/categories.ts';
import { repairProductRows } from '#demo/repair.ts';
import { sellProductRows } from '#demo/sell.ts';
import { addresses } from '#rules/page/addresses.ts';
import type { Line } from '#rules/catalog/lines.ts';

const rows = { buy: buyProductRows, sell: sellProductRows, repair: repairProductRows };

/** The path of a device's page in one of the three lines. */
export function devicePath(line: Line, name: string): string {
  const product = rows[line].find((row) => row.name === name);
  const category = categoryRows.find((row) => row.id === product?.categoryId);
  if (!product?.id || !category) throw new Error(`The demo shop has no ${name} to ${line}`);
  return addresses.product(line, category.slug, product.slug, product.id);
}
