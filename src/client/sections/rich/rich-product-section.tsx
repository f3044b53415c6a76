import { use, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { ProductCard as Product } from '#contract/catalog.ts';
import { SLIDES_SEEN, type SlidesSeen } from '#rules/presentation/slides-seen.ts';
import { LoadCardBuying, type CardBuying } from '#client/lib/card-buying.ts';
import { useLoaded } from '#client/ui/use-loaded.ts';
import { Cards } from '../products/cards.tsx';
import { isCarousel, type BuyingDesign, type ProductDesign } from '../products/design.ts';
import { useLinkedEntry } from '../products/linked-entry.ts';
import { ProductCard } from '../products/product-card.tsx';
import { SectionProducts } from '../products/section-products.tsx';
import type { SectionProps } from '../section-set.ts';
import { SeeProduct } from './see-product.tsx';
import { Spotlight } from './spotlight.tsx';
import { WideCard } from './wide-card.tsx';

/** Wide cards take more space, so fewer are visible. */
const WIDE_SEEN: SlidesSeen = { ...SLIDES_SEEN.best, 950: 3 };

type Show = ComponentType<ProductDesign & { action: (product: Product) => ReactNode }>;

const BuyCards: Show = ({ action, ...content }) => (
  <Cards
    {...content}
    seen={SLIDES_SEEN.best}
    columns={4}
    card={(product) => <ProductCard product={product} action={action(product)} />}
  />
);

const WideCards: Show = ({ action, ...content }) => (
  <Cards
    {...content}
    seen={WIDE_SEEN}
    columns={3}
    isWide
    card={(product) => <WideCard product={product} action={action(product)} />}
  />
);

const LargeCard: Show = (props) =>
  isCarousel(props.entry) ? <WideCards {...props} /> : <Spotlight {...props} />;

const DESIGNS: Readonly<Record<number, Show>> = {
  8: BuyCards,
  9: WideCards,
  10: LargeCard,
} satisfies Record<BuyingDesign, Show>;

/** Designs 8 to 10: cards with options and an add-to-cart button. */
export function RichProductSection({ entry: given, design }: SectionProps<'product_section'>) {
  const entry = useLinkedEntry(given);
  const [choosing, setChoosing] = useState<Product>();
  const [isOpen, setIsOpen] = useState(false);
  const choose = (product: Product) => {
    setChoosing(product);
    setIsOpen(true);
  };
  const { canBuy, buying } = useCardBuying();
  const action = (product: Product) => {
    if (!canBuy) return <SeeProduct product={product} />;
    // As tall as the button that is still loading.
    if (!buying) return <div className="h-10" />;
    return <buying.Button product={product} onChoose={choose} />;
  };
  const Show = DESIGNS[design];
  if (!Show) return null;
  return (
    <>
      <SectionProducts entry={entry} columns={4}>
        {(products) => <Show entry={entry} products={products} action={action} />}
      </SectionProducts>
      {buying && <buying.Choice open={isOpen} onClose={() => setIsOpen(false)} product={choosing} />}
    </>
  );
}

function useCardBuying(): { canBuy: boolean; buying: CardBuying | undefined } {
  const load = use(LoadCardBuying);
  return { canBuy: load !== undefined, buying: useLoaded(load !== undefined, load ?? never) };
}

const never = (): Promise<CardBuying> => new Promise(() => undefined);
