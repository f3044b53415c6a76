import { PRODUCT_PICTURE_SIZES } from '#rules/picture-sizes.ts';
import { html, type Markup } from './markup.ts';
import { COLUMN, crumbs, picture } from './parts.ts';

export interface ProductScreen {
  name: string;
  /** The product's own name, which the last crumb says whatever is chosen. */
  crumb: string;
  image: string | undefined;
  /** How many pictures there are: more than one have thumbnails, or dots. */
  pictures: number;
  crumbs: readonly { name: string; path: string }[];
}

/** The picture as large as it will be, and the name beside it; on a phone that is below the first screen. */
export function productScreen(product: ProductScreen): Markup {
  const isMany = product.pictures > 1;
  return html`<div data-line="buy" class="${COLUMN}">
    ${crumbs(product.crumbs, product.crumb)}
    <div class="grid gap-5 w960:grid-cols-[minmax(0,598px)_minmax(0,1fr)] w960:gap-x-14">
      <div class="-mx-gutter bg-ground pb-2 w960:mx-0 w960:bg-transparent w960:p-0 ${isMany && 'w960:pl-22'}">
        <div
          class="h-[min(112vw,26rem)] w960:aspect-[510/680] w960:h-auto w960:max-w-[510px] w960:overflow-hidden w960:rounded-hero w960:bg-ground"
        >
          ${
            product.image &&
            picture(product.image, product.name, {
              height: 1600,
              sizes: PRODUCT_PICTURE_SIZES,
              look: 'size-full',
            })
          }
        </div>
        ${isMany && html`<div class="h-10 w960:hidden"></div>`}
      </div>
      <div class="hidden min-w-0 w960:block">
        <div class="h-8.5"></div>
        <h1 class="mt-2 text-h2 wrap-anywhere">${product.name}</h1>
      </div>
    </div>
  </div>`;
}
