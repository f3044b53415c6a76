import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { ProductDetail, VariationChoice } from '#contract/catalog.ts';
import { NEW, REFURBISHED, REFURBISHED_LABEL } from '#rules/catalog/conditions.ts';
import { formatPence } from '#rules/money/money.ts';
import { isSignedOut, messageOf } from '#client/lib/api-error.ts';
import { useDelivery } from '#client/lib/delivery.ts';
import { CompareToggle } from '#client/shop/features/catalog/compare/compare-toggle.tsx';
import { CompareDock } from '#client/shop/features/catalog/compare/compare-dock.tsx';
import { Assurances } from '#client/shop/features/catalog/product/assurances.tsx';
import { AttributePickers } from '#client/shop/features/catalog/product/attribute-pickers.tsx';
import { BuyBox } from '#client/shop/features/catalog/product/buy-box.tsx';
import { firstPicture, galleryOf } from '#client/shop/features/catalog/product/choices.ts';
import { deliveryLines } from '#client/shop/features/catalog/product/delivery.ts';
import { Gallery } from '#client/shop/features/catalog/product/gallery.tsx';
import { conditionNotice } from '#client/shop/features/catalog/product/grades.ts';
import { InTheBox } from '#client/shop/features/catalog/product/in-the-box.tsx';
import { PriceBlock } from '#client/shop/features/catalog/product/price-block.tsx';
import { useQuestions } from '#client/shop/features/catalog/product/product.api.ts';
import { Questions } from '#client/shop/features/catalog/product/questions.tsx';
import { RatingAndSeller } from '#client/shop/features/catalog/product/rating-and-seller.tsx';
import { StickyBar } from '#client/shop/features/catalog/product/sticky-bar.tsx';
import { NOT_MADE } from '#client/shop/features/catalog/product/stock-line.tsx';
import { PRODUCT_COLUMNS } from '#client/shop/features/catalog/product/columns.ts';
import { useChosenVariation } from '#client/shop/features/catalog/product/use-chosen-variation.ts';
import { useSaidVariation } from '#client/shop/features/catalog/product/use-said-variation.ts';
import { usePurchase } from '#client/shop/features/catalog/product/use-purchase.ts';
import { useCompared } from '#client/shop/features/catalog/compare/compare-store.ts';
import { stockOf } from '#client/lib/shown-stock.ts';
import { rememberViewed } from '#client/shop/features/catalog/recent/recently-viewed.ts';
import { BuyActions } from '#client/shop/features/cart/buy-actions.tsx';
import { useSettings } from '#client/shop/features/site/site.api.ts';
import { Badge } from '#client/ui/badge.tsx';
import { cx } from '#client/ui/cx.ts';
import { Container } from '#client/ui/layout.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { ErrorState } from '#client/ui/state-panel.tsx';
import { ProductCrumbs } from './product-crumbs.tsx';
import { ProductWish } from './product-wish.tsx';

type ProductProps = { product: ProductDetail };

const Advisor = lazyPart<ProductProps>(
  () =>
    import('#client/shop/features/catalog/advisor/advisor.tsx').then((module) => ({
      default: module.Advisor,
    })),
  'soon',
  // On a tablet there is content below it, which must not move when this loads.
  'min-h-60 w768:max-w1024:min-h-128',
);
const ProductAbout = lazyPart<ProductProps>(
  () => import('./product-about.tsx').then((module) => ({ default: module.ProductAbout })),
  'soon',
);
const DeviceReport = lazyPart<{ productId: number; variationId: number | undefined; name: string }>(
  () =>
    import('#client/shop/features/catalog/product/device-report.tsx').then((module) => ({
      default: module.DeviceReport,
    })),
  'near',
  '',
);
const ProductMore = lazyPart<ProductProps>(() =>
  import('./product-more.tsx').then((module) => ({ default: module.ProductMore })),
);

type Props = {
  product: ProductDetail;
  /** The variation that the URL names, or the one it opens with; null for a product without any. */
  opening: VariationChoice | null;
};

/** A product that can be bought. */
export function BuyProduct({ product, opening }: Props) {
  useEffect(() => rememberViewed(product.id), [product.id]);
  return (
    <>
      <Container data-line="buy">
        <ProductCrumbs product={product} />
        <Choosing product={product} opening={opening} />
        <ProductAbout product={product} />
        <ProductMore product={product} />
      </Container>
      <div id="buy-bar" className="sticky bottom-0 z-10 mt-10 empty:mt-0 w1024:hidden" />
      <CompareDock />
    </>
  );
}

type AboveNameProps = { isRefurbished: boolean; sku: string; compare: ReactNode };

/**
 * Badge, number and the link to a comparison. If they don't fit in one line, the number goes below the badge.
 */
function AboveName({ isRefurbished, sku, compare }: AboveNameProps) {
  return (
    <div className="@container">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {isRefurbished && <Badge kind="verified">{REFURBISHED_LABEL}</Badge>}
        <span
          className={cx(
            'truncate text-caption text-muted',
            isRefurbished && '@max-[519px]:order-last @max-[519px]:basis-full',
          )}
        >
          SKU {sku}
        </span>
        <span className="ml-auto">{compare}</span>
      </div>
    </div>
  );
}

/** Gallery and buy column: everything that depends on the chosen variation. */
function Choosing({ product, opening }: Props) {
  const { chosen, choose, variation, details } = useChosenVariation(product, opening);
  const questions = useQuestions(product.id);
  const shown = details ?? variation ?? product;
  const purchase = usePurchase(shown, questions.data ?? []);
  useSaidVariation(details ?? variation, product.Business.hide_stock, purchase.addOns);
  const [missing, setMissing] = useState<readonly number[]>([]);
  const isComparing = useCompared().length > 0;
  const settings = useSettings();
  // Dates are relative to when the page was opened. A reload updates them.
  const [now] = useState(() => new Date());
  const delivery = useDelivery(product.Business, now);
  const name = variation?.name ?? product.name;
  const condition = (variation ?? product).product_condition;
  const grades = product.product_atrribute.find(({ attribute_role }) => attribute_role === 'grade');
  const grade = variation?.grade ?? (grades && chosen[grades.column]);
  const compared = { id: product.id, title: product.name, image: firstPicture(product) ?? null };
  const pictures = galleryOf(product, chosen, variation);
  const sold = product.type === 2 ? (details ?? variation ?? NOT_MADE) : product;
  const { canBuy } = stockOf(sold, product.Business.hide_stock);
  const bar = isComparing
    ? undefined
    : {
        product: product.name,
        name,
        choice: [...Object.values(chosen), ...purchase.options].join(', '),
        picture: pictures[0],
        price: formatPence(purchase.total),
        note: canBuy ? delivery?.when : (product.Business.away ?? 'Out of stock'),
      };
  return (
    <div
      className={cx(
        PRODUCT_COLUMNS,
        'gap-y-5 w768:grid-rows-[auto_auto_1fr] w768:gap-y-0 w1280:grid-cols-[minmax(0,598px)_minmax(0,1fr)] w1280:gap-x-14',
      )}
    >
      <div className="min-w-0">
        <Gallery
          pictures={pictures}
          product={name}
          altOf={(of) => product.product_images.find(({ imageName }) => imageName === of)?.alt}
          grade={grade}
        />
      </div>
      {/* On a tablet the promises move from this column, which is the longer one, to the end of the other. */}
      <div className="contents w1024:row-span-3 w1024:block">
        <div className="min-w-0 w768:row-span-3">
          <AboveName
            isRefurbished={condition === REFURBISHED}
            sku={shown.sku}
            compare={<CompareToggle product={compared} />}
          />
          <h1 className="mt-2 text-h2 wrap-anywhere w600:text-[1.875rem] w600:leading-9 w1024:text-[2rem] w1024:leading-9.5">
            {name}
          </h1>
          <RatingAndSeller product={product} />
          <div className="mt-4">
            <PriceBlock priced={shown} addOns={purchase.addOns} />
          </div>
          <AttributePickers product={product} chosen={chosen} addOns={purchase.addOns} onChoose={choose} />
          {/* SPEC: who turns out to be logged out sees no options. */}
          {questions.isError && !isSignedOut(questions.error) && (
            <ErrorState
              className="mt-6"
              heading="h2"
              title="The options did not load"
              text={messageOf(questions.error)}
              busy={questions.isFetching}
              onRetry={() => void questions.refetch()}
            />
          )}
          <Questions
            questions={questions.data ?? []}
            answers={purchase.answers}
            missing={missing}
            onChoose={purchase.choose}
          />
          <BuyBox
            product={product}
            variation={details ?? variation}
            purchase={purchase}
            delivery={delivery}
            actions={
              <BuyActions
                wanted={{
                  productId: product.id,
                  variationId: variation?.id,
                  quantity: purchase.quantity,
                  answers: purchase.answers,
                }}
                onMissing={setMissing}
                bar={(place) => bar && <StickyBar {...bar} {...place} action="Add to cart" />}
              />
            }
            bar={bar}
          />
          <ProductWish productId={product.id} />
        </div>
        <div data-later className="-mt-5 min-w-0 w768:col-start-1 w768:row-start-3 w768:mt-0">
          <Assurances
            delivery={
              canBuy && delivery
                ? {
                    short: delivery.when,
                    lines: deliveryLines(product.Business, delivery, settings?.delivery_note),
                  }
                : undefined
            }
            warranty={details?.Warranty_policy ?? product.Warranty_policy}
            returns={details?.Return_policy ?? product.Return_policy}
            condition={conditionNotice(condition, grade)}
          />
        </div>
      </div>
      <div
        data-later
        className="grid min-w-0 content-start gap-5 w768:col-start-1 w768:row-start-2 w768:gap-0"
      >
        <InTheBox product={product} />
        {condition !== NEW && 'available_stock' in sold && sold.available_stock === 1 && (
          <DeviceReport productId={product.id} variationId={variation?.id} name={name} />
        )}
        {product.other_lines.length > 0 && <Advisor product={product} />}
      </div>
    </div>
  );
}
