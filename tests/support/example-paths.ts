import { EXAMPLES, type Example } from '#demo/examples.ts';
import { buyProductRows, variationRows } from '#demo/buy.ts';
import { categoryRows } from '#demo/categories.ts';
import { extraProductRows } from '#demo/extras.ts';
import { addresses } from '#rules/page/addresses.ts';

const products = [...buyProductRows, ...extraProductRows];

/** The path of the product page that shows this case in the demo shop. */
export function examplePath(example: Example): string {
  const sku: string = EXAMPLES[example];
  const variation = variationRows.find((row) => row.sku === sku);
  return productPath(variation?.productId ?? products.find((row) => row.sku === sku)?.id, variation?.id);
}

/** A variation that is out of stock, of the business that hides its stock numbers. */
export function hiddenAndSoldOutPath(): string {
  const id = products.find((row) => row.sku === EXAMPLES['business that hides its stock'])?.id;
  const variation = variationRows.find(
    ({ productId, stockStatus }) => productId === id && stockStatus === 'outofstock',
  );
  if (!variation) throw new Error('The business that hides its stock has nothing that is out of stock');
  return productPath(id, variation.id);
}

/** A path of the kind that the demo vendor has most of. */
export function vendorsPath(): string {
  const id = products.find((row) => row.sku === EXAMPLES['product of the demo vendor'])?.id;
  const [most] = variationRows
    .filter(({ productId, stockStatus }) => productId === id && stockStatus === 'instock')
    .toSorted((a, b) => (b.stock ?? 0) - (a.stock ?? 0));
  if (!most) throw new Error('The demo vendor has nothing in stock');
  return productPath(id, most.id);
}

function productPath(id: number | undefined, variationId: number | undefined): string {
  const product = products.find((row) => row.id === id);
  const category = categoryRows.find((row) => row.id === product?.categoryId);
  if (!product || !category) throw new Error(`The demo shop has no product ${id}`);
  return addresses.product('buy', category.slug, product.slug, product.id, variationId);
}
