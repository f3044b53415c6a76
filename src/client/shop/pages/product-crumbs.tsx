import type { ProductDetail } from '#contract/catalog.ts';
import { addresses } from '#rules/page/addresses.ts';
import { LINE_NAMES, lineFromCode } from '#rules/catalog/lines.ts';
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
