import { NEW, REFURBISHED } from '#rules/catalog/conditions.ts';
import { slugOf } from '#rules/catalog/slug.ts';
import type { productImages } from '#server/features/catalog/tables.ts';
import { galleryOf } from './art/names.ts';
import { brandId } from './brands.ts';
import { CELLAR_DEALS, CLYDE_COMPUTERS, THREEFOLD } from './businesses.ts';
import type { ProductRow } from './buy.ts';
import { categoryIdBySlug } from './categories.ts';
import { modelId } from './models.ts';
import { RETURN_30, WARRANTY_12, WARRANTY_24 } from './policies.ts';
import { featuredRank } from './ranks.ts';
import { SOLD_OUT, counted, flagged } from './stock.ts';

/**
 * Products beyond the catalogue, each for a case that the catalogue does not contain: sold out, none left, no
 * picture, a draft, a business that may not sell. All are simple products.
 */
type Extra = Pick<ProductRow, 'id' | 'name' | 'regularPrice'> &
  Partial<ProductRow> & {
    brand: string;
    category: string;
    /** Its colour in the picture; without one it has no picture. */
    colour?: string;
    /** The model whose pictures it uses, where its own name is longer. */
    drawnAs?: string;
  };

const EXTRAS: readonly Extra[] = [
  {
    id: 65,
    name: 'USB-C to Lightning cable 1m',
    brand: 'House',
    category: 'chargers-and-cables',
    regularPrice: 1_199,
    description:
      '<p>For the iPhones before the 15. The next delivery is on its way: leave your email and we write once.</p>',
    ...SOLD_OUT,
    colour: 'White',
  },
  {
    id: 66,
    name: 'USB-C to USB-C cable 1m (60W)',
    brand: 'House',
    category: 'chargers-and-cables',
    regularPrice: 999,
    description: '<p>The short one for the desk. The same soft braid, the same ten thousand bends.</p>',
    ...counted(0),
  },
  {
    id: 67,
    name: 'Microfibre cleaning cloth',
    brand: 'House',
    category: 'cases-and-protection',
    regularPrice: 399,
    // A sale price that has not started yet must not be shown.
    salePrice: 299,
    description:
      '<p>Thirty by thirty centimetres, washable, leaves no lint. The one we use on the bench.</p>',
    ...flagged(true),
    colour: 'Blue',
  },
  {
    id: 68,
    name: 'Travel adapter, UK to Europe',
    brand: 'House',
    category: 'chargers-and-cables',
    regularPrice: 899,
    // The sale price equals the regular price: there is no discount to show.
    salePrice: 899,
    isOnSale: true,
    description: '<p>Small enough to forget in a pocket, which is where you will find it next time.</p>',
    ...flagged(false),
    colour: 'White',
  },
  {
    id: 69,
    name: '20W USB-C power adapter, refurbished',
    brand: 'Apple',
    category: 'chargers-and-cables',
    regularPrice: 1_299,
    description: '<p>The maker’s own, from returned boxes: opened, measured, cleaned and packed again.</p>',
    condition: REFURBISHED,
    businessId: CLYDE_COMPUTERS,
    ...flagged(true),
    colour: 'White',
  },
  {
    id: 70,
    name: 'Google Pixel 10',
    brand: 'Google',
    category: 'google-pixel',
    regularPrice: 79_900,
    description: '<p>Being photographed: not for sale yet.</p>',
    ...counted(12),
    isPublished: false,
  },
  {
    id: 71,
    name: 'Samsung Galaxy S21',
    brand: 'Samsung',
    category: 'samsung-galaxy',
    regularPrice: 15_900,
    description: '<p>No longer stocked: the maker has stopped its updates.</p>',
    ...counted(3),
    condition: REFURBISHED,
    isActive: false,
  },
  {
    id: 72,
    name: 'iPhone 12 64GB Black, Good',
    brand: 'Apple',
    category: 'iphone',
    regularPrice: 12_900,
    description: '<p>Used, with charger.</p>',
    ...counted(9),
    condition: REFURBISHED,
    businessId: CELLAR_DEALS,
    modelId: modelId('Apple', 'iPhone 12'),
    colour: 'Black',
    drawnAs: 'iPhone 12',
  },
  {
    id: 73,
    name: 'Samsung Galaxy S22 128GB Green, Fair',
    brand: 'Samsung',
    category: 'samsung-galaxy',
    regularPrice: 14_900,
    description: '<p>Used, works.</p>',
    ...counted(4),
    condition: REFURBISHED,
    businessId: CELLAR_DEALS,
    modelId: modelId('Samsung', 'Galaxy S22'),
    colour: 'Green',
    drawnAs: 'Galaxy S22',
  },
];

export const extraProductRows: ProductRow[] = EXTRAS.map(
  ({ brand, category, colour: _colour, drawnAs: _drawnAs, ...extra }) => ({
    line: 1,
    type: 1,
    slug: slugOf(extra.name),
    categoryId: categoryIdBySlug(category),
    brandId: brandId(brand),
    businessId: THREEFOLD,
    sku: `TF-EXTRA-${extra.id}`,
    condition: NEW,
    costPrice: Math.round(extra.regularPrice * 0.6),
    warrantyPolicyId: extra.condition === REFURBISHED ? WARRANTY_12 : WARRANTY_24,
    returnPolicyId: RETURN_30,
    featuredRank: featuredRank(extra.id),
    createdAt: new Date('2026-03-02T08:30:00Z'),
    ...extra,
  }),
);

export const extraImageRows: (typeof productImages.$inferInsert)[] = EXTRAS.flatMap(
  ({ id, name: title, brand, colour, drawnAs = title }) =>
    colour === undefined
      ? []
      : galleryOf(brand, drawnAs, colour)
          .slice(0, 2)
          .map((name, sortOrder) => ({ productId: id, name, sortOrder })),
);
