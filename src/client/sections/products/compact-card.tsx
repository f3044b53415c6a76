import type { ProductCard as Product } from '#contract/catalog.ts';
import { addresses } from '#rules/page/addresses.ts';
import { lineFromCode } from '#rules/catalog/lines.ts';
import { colours } from './card-words.ts';
import { priceWords } from '#client/lib/shown-price.ts';
import { Card } from '#client/ui/card.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Price } from '#client/ui/price.tsx';
import { Swatches } from '#client/ui/swatches.tsx';
import { Tile } from '#client/ui/tile.tsx';

export function productHref(product: Product): string {
  return addresses.product(
    lineFromCode(product.is_active_for),
    product.Category.slug,
    product.slug,
    product.id,
  );
}

/** A small product card, for six side by side. */
export function CompactCard({ product }: { product: Product }) {
  const { price, was } = priceWords(product);
  return (
    <Card
      href={productHref(product)}
      title={product.title}
      tile={
        <Tile>
          <Picture
            name={product.thumbnail ?? product.image}
            alt=""
            sizes="(min-width: 950px) 170px, (min-width: 650px) 23vw, (min-width: 500px) 45vw, 90vw"
          />
        </Tile>
      }
      subtitle={product.Brand.name}
      swatches={<Swatches swatches={colours(product.terms)} most={4} />}
      price={<Price price={price} was={was} from={product.has_price_range} />}
    />
  );
}
