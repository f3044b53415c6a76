import { HOME_BLOCKS } from '#contract/first-calls.ts';
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
  /** The main storefront tells of all three lines; the other one sells. */
  isMain: boolean;
};

/** The lower half of the home page: what is new, who is behind the shop, and where. */
export function HomeRest({ settings, page, isMain }: HomeRestProps) {
  const sells = settings.is_active_for_buy;
  const hasExtras = isMain && settings.theme === TECH_RETAILER;
  return (
    <>
      {hasExtras && sells && <ConsolePromo />}
      <ContentBlock pageKey={HOME_BLOCKS} position="bottom" />
      {hasExtras && <AboutSlider on={linesOn(settings)} />}
      {isMain && <OurStores />}
      {hasExtras && sells && <BrandSlider />}
      {page && <PageDescription page={page} name={settings.title} />}
      <ContentBlock pageKey={HOME_BLOCKS} position="footer" />
      <Container className="empty:hidden">
        <RecentRow />
      </Container>
    </>
  );
}

/** What the site says about itself: its heading on the left, its text in two columns beside it. */
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
