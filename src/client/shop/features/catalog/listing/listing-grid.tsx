import type { Category, ProductCard as Product, SearchNote } from '#contract/catalog.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { onServer } from '#client/lib/on-server.ts';
import { CardSkeleton } from '#client/ui/card.tsx';
import { CardGrid } from '#client/ui/layout.tsx';
import { useDrawn } from '#client/ui/use-drawn.ts';
import { ProductCard } from '#client/sections/products/product-card.tsx';
import { CompareToggle } from '../compare/compare-toggle.tsx';
import { promoPlace } from './promo-place.ts';
import { SellPromo } from './sell-promo.tsx';

type Props = {
  products: readonly Product[];
  /** The top category of the listed category. */
  top: Category | undefined;
  /** Whether one card shows the shop's offer for such a device. */
  promotesSelling: boolean;
  searched: string | undefined;
  /** The price of each repair for the searched faults. */
  repairs?: SearchNote['repairs'] | undefined;
};

/** As many across as are at least 200 wide. */
const LISTING_GRID = 'w600:gap-x-6 w696:grid-cols-3';

/** How many cards are in the first row. Their pictures are not lazy. */
const FIRST_ROW = 3;
/** How many cards are rendered first: more than any screen shows. The HTML holds only these. */
const AT_FIRST = 12;
/** How many more are rendered in one turn. More would block a phone. */
const AT_ONCE = 4;

/** Only products of the buy line can be compared. */
const BUY = 1;

export function ListingGrid({ products, top, promotesSelling, searched, repairs }: Props) {
  const place = promotesSelling ? promoPlace(products.length) : undefined;
  const drawn = useDrawn(products.length, Math.min(AT_FIRST, products.length), AT_ONCE);
  const cards = products
    .slice(0, onServer ? AT_FIRST : drawn)
    .map((product, index) => (
      <ProductCard
        key={product.id}
        product={product}
        heading="h2"
        early={index < FIRST_ROW}
        action={product.is_active_for === BUY && <Compare product={product} />}
        mended={repairs?.find(({ id }) => id === product.id)}
      />
    ));
  // One list, so that cards keep their pictures when the promotion moves among them.
  if (place)
    cards.splice(place.after, 0, <SellPromo key="promo" span={place.span} top={top} searched={searched} />);
  return (
    <CardGrid columns={3} className={LISTING_GRID}>
      {cards}
    </CardGrid>
  );
}

function Compare({ product: { id, title, thumbnail, image } }: { product: Product }) {
  return <CompareToggle product={{ id, title, image: thumbnail ?? image }} />;
}

export function ListingSkeleton({ line }: { line: Line }) {
  return (
    <CardGrid columns={3} className={LISTING_GRID}>
      {Array.from({ length: 9 }, (_, index) => (
        <CardSkeleton key={index} swatches={line === 'buy'} action={line === 'buy'} />
      ))}
    </CardGrid>
  );
}
