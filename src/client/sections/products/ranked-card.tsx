import type { ReactNode } from 'react';
import type { ProductCard as Product } from '#contract/catalog.ts';
import { formatCount } from '#client/lib/format.ts';
import { priceWords } from '#client/lib/shown-price.ts';
import { Card } from '#client/ui/card.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Price } from '#client/ui/price.tsx';
import { Tile } from '#client/ui/tile.tsx';
import { productHref } from './compact-card.tsx';

type Props = { product: Product; rank: number; action: ReactNode };

/** A best seller with its rank. */
export function RankedCard({ product, rank, action }: Props) {
  const { price, was } = priceWords(product);
  return (
    <Card
      href={productHref(product)}
      title={product.title}
      tile={
        <Tile badge={<Rank rank={rank} />}>
          <Picture
            name={product.thumbnail ?? product.image}
            alt=""
            sizes="(min-width: 950px) 260px, (min-width: 500px) 45vw, 90vw"
          />
        </Tile>
      }
      subtitle={`${formatCount(product.product_sale_count)} sold`}
      price={<Price price={price} was={was} from={product.has_price_range} />}
      action={action}
    />
  );
}

function Rank({ rank }: { rank: number }) {
  return (
    <span className="text-title text-faint tabular-nums">
      <span className="sr-only">Number </span>
      {rank}
    </span>
  );
}
