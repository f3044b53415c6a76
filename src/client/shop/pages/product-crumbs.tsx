import type { ProductDetail } from '#contract/catalog.ts';
import { addresses } from '#rules/addresses.ts';
import { lineFromCode } from '#rules/lines.ts';
import { LINE_NAMES } from '#client/shop/layout/header/shop-lines.tsx';
import { Breadcrumb } from '#client/ui/breadcrumb.tsx';

/** Home, the line, and the categories down to the product. */
export function ProductCrumbs({ product }: { product: ProductDetail }) {
  const line = lineFromCode(product.is_active_for);
  const crumbs = [
    { label: 'Home', href: addresses.home() },
    { label: LINE_NAMES[line], href: addresses.listing(line) },
    ...product.BreadCrumb.map(({ name: label, slug }) => ({ label, href: addresses.listing(line, slug) })),
  ];
  return <Breadcrumb crumbs={crumbs} current={product.name} />;
}
