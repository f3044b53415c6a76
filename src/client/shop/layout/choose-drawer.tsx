import { useState } from 'react';
import type { ProductDetail } from '#contract/catalog.ts';
import { openingVariation, type Chosen } from '#rules/catalog/variation-choice.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { useAddToCart } from '#client/shop/features/cart/use-add-to-cart.ts';
import { AttributePickers } from '#client/shop/features/catalog/product/attribute-pickers.tsx';
import { chosenVariation, choiceOf, galleryOf } from '#client/shop/features/catalog/product/choices.ts';
import { PriceBlock } from '#client/shop/features/catalog/product/price-block.tsx';
import { useProduct, useQuestions } from '#client/shop/features/catalog/product/product.api.ts';
import { Questions } from '#client/shop/features/catalog/product/questions.tsx';
import { NOT_MADE, StockLine } from '#client/shop/features/catalog/product/stock-line.tsx';
import { SumLine } from '#client/shop/features/catalog/product/sum-line.tsx';
import { usePurchase } from '#client/shop/features/catalog/product/use-purchase.ts';
import { stockOf } from '#client/lib/shown-stock.ts';
import { BottomSheet } from '#client/ui/bottom-sheet.tsx';
import { Button } from '#client/ui/button.tsx';
import { Drawer } from '#client/ui/drawer.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { ErrorState } from '#client/ui/state-panel.tsx';
import { narrowScreen, useMedia } from '#client/ui/use-media.ts';

export type ChooseDrawerProps = {
  open: boolean;
  onClose: () => void;
  product: { id: number; title: string } | undefined;
  /** It is in the cart. */
  onAdded?: (productId: number) => void;
};

const TITLE = 'Choose options';
const WIDTH = 520;

/** A drawer with a product's choices and an add-to-cart button, without leaving the page. */
export function ChooseDrawer({ open, onClose, product, onAdded }: ChooseDrawerProps) {
  const Overlay = useMedia(narrowScreen) ? BottomSheet : Drawer;
  return (
    <Overlay open={open} onClose={onClose} title={TITLE} width={WIDTH}>
      {product && (
        <Content
          key={product.id}
          id={product.id}
          onAdded={() => {
            onAdded?.(product.id);
            onClose();
          }}
        />
      )}
    </Overlay>
  );
}

function Content({ id, onAdded }: { id: number; onAdded: () => void }) {
  const product = useProduct(id);
  if (product.isError) {
    return (
      <ErrorState
        heading="h3"
        title="The options did not load"
        text={messageOf(product.error)}
        busy={product.isFetching}
        onRetry={() => void product.refetch()}
      />
    );
  }
  if (!product.data) {
    return (
      <div role="status" aria-label="Loading" className="grid gap-4">
        <Skeleton className="h-24" />
        <Skeleton className="h-40" />
        <Skeleton className="h-13" />
      </div>
    );
  }
  return <Choosing product={product.data} onAdded={onAdded} />;
}

function Choosing({ product, onAdded }: { product: ProductDetail; onAdded: () => void }) {
  const [chosen, setChosen] = useState<Chosen>(() =>
    choiceOf(openingVariation(product.Product_variations, undefined)),
  );
  const [missing, setMissing] = useState<readonly number[]>([]);
  const questions = useQuestions(product.id);
  const { add, busy } = useAddToCart();
  const isVariable = product.Product_variations.length > 0;
  const variation = chosenVariation(product, chosen);
  const sold = variation ?? product;
  const stock = isVariable && !variation ? NOT_MADE : sold;
  const hidesStock = product.Business.hide_stock;
  const purchase = usePurchase(sold, questions.data ?? []);
  const addNow = async () => {
    const wanted = { productId: product.id, variationId: variation?.id, answers: purchase.answers };
    if (await add(wanted, { onMissing: setMissing })) onAdded();
  };
  return (
    <div data-line="buy">
      <div className="flex items-center gap-4">
        <div className="size-24 shrink-0 rounded-box bg-grey-1 p-2">
          <Picture
            name={galleryOf(product, chosen, variation)[0]}
            alt=""
            sizes="96px"
            className="size-full"
          />
        </div>
        <div className="min-w-0">
          <p className="text-name">{variation?.name ?? product.name}</p>
          <PriceBlock priced={sold} addOns={purchase.addOns} />
        </div>
      </div>
      <AttributePickers
        product={product}
        chosen={chosen}
        addOns={purchase.addOns}
        onChoose={(column, label) => setChosen({ ...chosen, [column]: label })}
      />
      <Questions
        questions={questions.data ?? []}
        answers={purchase.answers}
        missing={missing}
        onChoose={purchase.choose}
      />
      <div className="sticky -bottom-6 -mx-6 mt-6 -mb-6 border-t border-border bg-paper px-6 pt-3 pb-5">
        <div className="flex items-end justify-between gap-4">
          <StockLine stock={stock} hidesStock={hidesStock} />
          <SumLine purchase={purchase} />
        </div>
        <Button
          variant="accent"
          size={52}
          full
          className="mt-2"
          disabled={!stockOf(stock, hidesStock).canBuy}
          busy={busy && 'Adding'}
          onClick={() => void addNow()}
        >
          Add to cart
        </Button>
      </div>
    </div>
  );
}
