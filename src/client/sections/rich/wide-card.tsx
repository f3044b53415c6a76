import type { ReactNode } from 'react';
import type { ProductCard as Product } from '#contract/catalog.ts';
import { discountWords } from '#rules/money/discount.ts';
import { conditionWords } from '#rules/catalog/conditions.ts';
import { colours, specWords } from '../products/card-words.ts';
import { priceOf, priceWords } from '#client/lib/shown-price.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { cx } from '#client/ui/cx.ts';
import { Picture } from '#client/ui/picture.tsx';
import { Price } from '#client/ui/price.tsx';
import { Rating } from '#client/ui/rating.tsx';
import { Swatches } from '#client/ui/swatches.tsx';
import { unbroken } from '#client/ui/unbroken.tsx';
import { productHref } from '../products/compact-card.tsx';

type Props = { product: Product; action: ReactNode; isLarge?: boolean };

/** A product with its picture beside its facts, or above them on a narrow or large card. */
export function WideCard({ product, action, isLarge = false }: Props) {
  const { price, was } = priceWords(product);
  const saving = discountWords(priceOf(product).off, 'card');
  return (
    <div className="@container h-full">
      <article
        className={cx(
          'group/card relative flex h-full flex-col overflow-hidden rounded-card bg-grey-1',
          !isLarge && '@min-[340px]:flex-row @min-[340px]:items-stretch',
        )}
      >
        <div
          className={cx(
            'relative shrink-0 p-5',
            isLarge ? 'flex-1 w960:p-10' : '@min-[340px]:w-[44%] @min-[340px]:content-center',
          )}
        >
          <Picture
            name={product.thumbnail ?? product.image}
            alt=""
            sizes={isLarge ? '(min-width: 961px) 520px, 90vw' : '(min-width: 650px) 220px, 45vw'}
            className={cx(
              'mx-auto w-full',
              isLarge ? 'h-60 w960:h-full' : 'aspect-4/3 @min-[340px]:aspect-square',
            )}
          />
          {saving && (
            <Badge kind="saving" className="absolute top-4 left-4">
              {saving}
            </Badge>
          )}
        </div>
        <div
          className={cx(
            'flex min-w-0 flex-1 flex-col gap-1 p-5 pt-0',
            isLarge ? 'flex-none w960:p-8 w960:pt-0' : '@min-[340px]:pt-5 @min-[340px]:pl-0',
          )}
        >
          {/* Reserved also without a rating, so that the names in a row are aligned. */}
          <p className="min-h-5">
            {product.product_rating > 0 && (
              <Rating value={product.product_rating} count={product.product_rating_count} />
            )}
          </p>
          <h3 className={isLarge ? 'text-tile' : 'text-name'}>
            <Anchor
              href={productHref(product)}
              className="underline-offset-4 group-hover/card:underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
            >
              {unbroken(product.title)}
            </Anchor>
          </h3>
          <p className="text-small text-muted">
            {[specWords(product.terms), conditionWords(product.conditions)].filter(Boolean).join(' · ')}
          </p>
          <Swatches swatches={colours(product.terms)} />
          <Price price={price} was={was} from={product.has_price_range} className="mt-auto pt-1" />
          <div className={cx('relative z-1 pt-4', isLarge && 'w960:max-w-70')}>{action}</div>
        </div>
      </article>
    </div>
  );
}
