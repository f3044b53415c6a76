import type { SitePage, SiteSettings } from '#contract/site.ts';
import { linesOn } from '#rules/catalog/lines.ts';
import { RecentRow } from '#client/shop/features/catalog/recent/recent-row.tsx';
import { ContentBlock } from '#client/shop/features/site/content-block.tsx';
import { Container } from '#client/ui/layout.tsx';
import { AboutSlider } from './about-slider.tsx';
import { BrandSlider } from './brand-slider.tsx';
import { ConsolePromo } from './console-promo.tsx';
import { OurStores } from './our-stores.tsx';
import { RichText } from '#client/lib/rich-text.tsx';

/** The theme under which the tech retailer's own blocks are shown. */
const TECH_RETAILER = 'tech_retailer';

export type HomeRestProps = {
  settings: SiteSettings;
  page: SitePage | undefined;
  /** The main storefront presents all three lines; the other one sells. */
  isMain: boolean;
  /** The key of its rows. */
  blocks: string;
};

/** The lower half of the home page: new products, the people behind the shop, and its stores. */
export function HomeRest({ settings, page, isMain, blocks }: HomeRestProps) {
  const sells = settings.is_active_for_buy;
  const hasExtras = isMain && settings.theme === TECH_RETAILER;
  return (
    <>
      {hasExtras && sells && <ConsolePromo />}
      <ContentBlock pageKey={blocks} position="bottom" />
      {hasExtras && <AboutSlider on={linesOn(settings)} />}
      {isMain && <OurStores />}
      {hasExtras && sells && <BrandSlider />}
      {page && <PageDescription page={page} name={settings.title} />}
      <ContentBlock pageKey={blocks} position="footer" />
      <Container className="empty:hidden">
        <RecentRow />
      </Container>
    </>
  );
}

/** The site's description of itself: its heading on the left, its text in two columns beside it. */
function PageDescription({ page, name }: { page: SitePage; name: string }) {
  return (
    <Container className="[--room:34rem] w600:[--room:18.5rem] w960:[--room:14.25rem]">
      <section aria-label={`About ${name}`}>
        <RichText
          html={page.page_description}
          className="text-secondary w960:columns-3 w960:gap-tiles w960:[&_h2]:break-after-column [&_h2]:text-h2! [&_h2]:text-ink [&_p]:break-inside-avoid w960:[&_h2+p]:mt-0"
        />
      </section>
    </Container>
  );
}
