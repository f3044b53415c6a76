import { useState } from 'react';
import type { ProductDetail } from '#contract/catalog.ts';
import { addresses } from '#rules/page/addresses.ts';
import { lineFromCode } from '#rules/catalog/lines.ts';
import { CardAdd } from '#client/shop/features/cart/card-add.tsx';
import { canBuy } from '#client/shop/features/catalog/compare/comparison.ts';
import type { NotifyDialogProps } from '#client/shop/features/catalog/product/notify-dialog.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { lazyOverlay } from '#client/ui/lazy-overlay.tsx';

const NotifyDialog = lazyOverlay<NotifyDialogProps>(() =>
  import('#client/shop/features/catalog/product/notify-dialog.tsx').then((module) => ({
    default: module.NotifyDialog,
  })),
);

const SIMPLE = 1;
const look = 'px-2! pointer-coarse:h-11';

/** Into the cart at once where nothing is to be chosen; what needs a choice leads to its page. */
export function CompareAdd({ product }: { product: ProductDetail }) {
  if (!canBuy(product)) return <Notify product={product} />;
  if (product.type === SIMPLE) return <CardAdd productId={product.id} title={product.name} full />;
  const line = lineFromCode(product.is_active_for);
  return (
    <ButtonLink
      href={addresses.product(line, product.Category.slug, product.slug, product.id)}
      variant="outline"
      size={40}
      full
      className={look}
    >
      {/* One box: between two, a button leaves the gap of an icon. */}
      <span>
        Choose<span className="max-w600:sr-only"> options</span>
      </span>
      <span className="sr-only"> {product.name}</span>
    </ButtonLink>
  );
}

/** One email when the product, in any variation, can be bought again. */
function Notify({ product }: { product: ProductDetail }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        size={40}
        full
        className={look}
        onPointerEnter={NotifyDialog.preload}
        onFocus={NotifyDialog.preload}
        onClick={() => setIsOpen(true)}
      >
        Notify me
        <span className="sr-only"> of {product.name}</span>
      </Button>
      <NotifyDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        productId={product.id}
        variationId={undefined}
        name={product.name}
      />
    </>
  );
}
