import { homeProducts } from '#contract/first-calls.ts';
import { addresses, type Address } from '#rules/addresses.ts';
import { withSearch } from '#client/lib/place.ts';
import { RichText } from '#client/lib/rich-text.tsx';
import { CategoryTiles } from '#client/shop/features/catalog/category-tiles.tsx';
import { ProductCarousel, ProductGrid } from '#client/shop/features/catalog/product-row.tsx';
import { RecentRow } from '#client/shop/features/catalog/recent/recent-row.tsx';
import { usePage, useSettings } from '#client/shop/features/site/site.api.ts';
import { useTitle } from '#client/shop/features/site/title.ts';
import { HeroSlider } from '#client/shop/layout/hero-slider.tsx';
import { LeftMenu } from '#client/shop/layout/left-menu.tsx';
import { Container, SectionHeading } from '#client/ui/layout.tsx';

/** DECISIONS: 1 the main storefront, 2 buy-only with the left menu, 3 and 4 plain. */
const MAIN = 1;
const BUY_ONLY = 2;

export function HomePage({ address }: { address: Extract<Address, { page: 'home' }> }) {
  const settings = useSettings();
  const variant = address.variant ?? settings?.home_variant ?? MAIN;
  const page = usePage('home-page').data;
  useTitle(page?.meta_title);
  const isPlain = variant !== MAIN && variant !== BUY_ONLY;
  const hasLeftMenu = variant === BUY_ONLY && settings?.shows_left_menu;
  return (
    <Container className="pt-2 w960:pt-6">
      {/* The large words on the screen belong to slides, which come and go. */}
      {!isPlain && <h1 className="sr-only">{settings?.title}</h1>}
      {hasLeftMenu && (
        <div className="gap-6 w1150:grid w1150:grid-cols-[264px_minmax(0,1fr)]">
          <div className="hidden w1150:block">
            <LeftMenu />
          </div>
          <HeroSlider narrow />
        </div>
      )}
      {!isPlain && !hasLeftMenu && <HeroSlider />}
      {variant === MAIN && <Storefront />}
      {page && (
        <section aria-label={`About ${settings?.title}`} className={isPlain ? 'pt-8' : 'pt-section'}>
          {isPlain && <h1 className="mb-6 text-title">{page.title}</h1>}
          <RichText html={page.page_description} className="max-w-[72ch] text-secondary" />
        </section>
      )}
      <RecentRow className="mt-section" />
    </Container>
  );
}

function Storefront() {
  return (
    <div className="mt-section grid gap-section [&>*]:min-w-0">
      <ProductCarousel
        title="Deals"
        query={homeProducts.deals()}
        viewAll={withSearch(addresses.listing('buy'), { on_sale: '1', sort: 'discount' })}
      />
      <section aria-labelledby="shop-by-category">
        <SectionHeading id="shop-by-category" title="Shop by category" />
        <CategoryTiles line="buy" />
      </section>
      <ProductGrid title="Best sellers" query={homeProducts.best()} viewAll={addresses.listing('buy')} />
    </div>
  );
}
