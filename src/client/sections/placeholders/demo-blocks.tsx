import { useId } from 'react';
import { addresses } from '#rules/page/addresses.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { cx } from '#client/ui/cx.ts';
import { Container, CardGrid, SectionHeading } from '#client/ui/layout.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { PlaceholderCard, type Placeholder } from './placeholder-card.tsx';

/** SPEC: fashion, gift shop and special offers are static placeholders, and their tiles lead to the third home page. */
const TARGET = addresses.homeVariant(3);

const FASHION: Placeholder[] = [
  { title: 'A watch for every day', image: 'categories/watches', original: 120, href: TARGET },
  { title: 'Headphones in midnight', image: 'categories/audio', original: 200, href: TARGET },
  { title: 'A phone in a light case', image: 'categories/phones', original: 30, discount: 0, href: TARGET },
  { title: 'Small things that match', image: 'categories/accessories', original: 18, href: TARGET },
];

const GIFTS: Placeholder[] = [
  { title: 'For players', image: 'categories/consoles', original: 300, href: TARGET },
  { title: 'For artists', image: 'categories/tablets', original: 260, href: TARGET },
  { title: 'For writers', image: 'categories/laptops', original: 480, href: TARGET },
  { title: 'For runners', image: 'categories/watches', original: 150, discount: 10, href: TARGET },
];

const OFFERS = [
  { line: 'buy', title: 'Phones of the season', tint: 'bg-buy-tint' },
  { line: 'sell', title: 'Packed within the hour', tint: 'bg-sell-tint' },
  { line: 'repair', title: 'Mended while you wait', tint: 'bg-repair-tint' },
];

export function FashionBlock() {
  return <Cards title="Fashion" cards={FASHION} />;
}

export function GiftShopBlock() {
  return <Cards title="Gift shop" cards={GIFTS} />;
}

function Cards({ title, cards }: { title: string; cards: readonly Placeholder[] }) {
  const id = useId();
  return (
    <Container>
      <section aria-labelledby={id}>
        <SectionHeading id={id} title={title} />
        <CardGrid columns={4}>
          {cards.map((card) => (
            <PlaceholderCard key={card.title} {...card} />
          ))}
        </CardGrid>
      </section>
    </Container>
  );
}

export function SpecialOffers() {
  const id = useId();
  return (
    <Container>
      <section aria-labelledby={id}>
        <SectionHeading id={id} title="Special offers" />
        <ul className="grid gap-tiles w650:grid-cols-3">
          {OFFERS.map(({ line, title, tint }) => (
            <li key={line} data-line={line} className="group/tile">
              <Anchor
                href={TARGET}
                className={cx('relative block h-52 overflow-hidden rounded-hero p-6 w960:h-64', tint)}
              >
                <span className="block text-small font-semibold text-accent-text">Special offer</span>
                <span className="mt-1 block max-w-44 text-h3 underline-offset-4 group-hover/tile:underline">
                  {title}
                </span>
                <Picture
                  name={`tiles/${line}`}
                  alt=""
                  sizes="200px"
                  fallback="none"
                  className="absolute right-2 bottom-0 size-32 object-bottom w960:size-44"
                />
              </Anchor>
            </li>
          ))}
        </ul>
      </section>
    </Container>
  );
}
