import { use, useState } from 'react';
import type { ProductCard as Product } from '#contract/catalog.ts';
import { SLIDES_SEEN, type SlidesSeen } from '#rules/slides-seen.ts';
import { LoadCardBuying, type CardBuying } from '#client/lib/card-buying.ts';
import { useLoaded } from '#client/ui/use-loaded.ts';
import { Cards } from '../products/cards.tsx';
import { isCarousel } from '../products/design.ts';
import { useLinkedEntry } from '../products/linked-entry.ts';
import { ProductCard } from '../products/product-card.tsx';
import { SectionProducts } from '../products/section-products.tsx';
import type { SectionProps } from '../section-set.ts';
import { SeeProduct } from './see-product.tsx';
import { Spotlight } from './spotlight.tsx';
import { WideCard } from './wide-card.tsx';

const STANDARD = 'Products';
/** Wide cards take the room of more than one. */
const WIDE_SEEN: SlidesSeen = { ...SLIDES_SEEN.best, 950: 3 };

/** Designs 8 to 10: a product is chosen and put into the cart from its card. */
export function RichProductSection({ entry: given, design }: SectionProps) {
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
    // As tall as the button that is on its way.
    if (!buying) return <div className="h-10" />;
    return <buying.Button product={product} onChoose={choose} />;
  };
  return (
    <>
      <SectionProducts entry={entry} standard={STANDARD} columns={4}>
        {(products) => {
          const content = { entry, products, standard: STANDARD };
          if (design === 10 && !isCarousel(entry)) return <Spotlight {...content} action={action} />;
          if (design === 8) {
            return (
              <Cards
                {...content}
                seen={SLIDES_SEEN.best}
                columns={4}
                card={(product) => <ProductCard product={product} action={action(product)} />}
              />
            );
          }
          return (
            <Cards
              {...content}
              seen={WIDE_SEEN}
              columns={3}
              card={(product) => <WideCard product={product} action={action(product)} />}
            />
          );
        }}
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
