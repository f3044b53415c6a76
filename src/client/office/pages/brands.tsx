import { Badge } from 'lucide-react';
import { BrandCard, brandColumns } from '../features/catalog/brand-columns.tsx';
import { BrandDialog } from '../features/catalog/brand-dialog.tsx';
import { removeBrand, useBrands } from '../features/catalog/lists.api.ts';
import { CatalogueList } from './catalogue-list.tsx';

/** The brands of products. */
export function BrandsPage() {
  const brands = useBrands();
  return (
    <CatalogueList
      shown="brands"
      one="brand"
      many="brands"
      icon={Badge}
      help="Shoppers filter by them. Every product is of one."
      list={brands}
      nameOf={({ name }) => name}
      columns={brandColumns}
      card={(brand, actions) => <BrandCard brand={brand} actions={actions} />}
      dialog={(brand, more) => <BrandDialog key={brand?.id} brand={brand} {...more} />}
      usersOf={({ product_count: products, model_count: models }) => [
        [products, 'product'],
        [models, 'model'],
      ]}
      remove={removeBrand}
    />
  );
}
