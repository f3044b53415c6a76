import type { ProductCard } from '#contract/catalog.ts';
import { conditionWords } from '#rules/conditions.ts';
import { CARD_PICTURE_SIZES } from '#rules/picture-sizes.ts';
import { html, type Markup } from './markup.ts';
import { COLUMN, crumbs, picture } from './parts.ts';

export interface ListingScreen {
  line: 'buy' | 'sell' | 'repair';
  title: string;
  text: string;
  crumbs: readonly { name: string; path: string }[];
  current: string;
  cards: readonly { card: ProductCard; path: string }[];
}

/** The first row; two of it on a phone. Where the second one stands depends on all that a card says. */
const FIRST_ROW = 3;

/** What is listed, and the first of it; filters and sorting come with the scripts. */
export function listingScreen({ line, title, text, ...listing }: ListingScreen): Markup {
  return html`<div data-line="${line}" class="${COLUMN}">
    ${crumbs(listing.crumbs, listing.current)}
    <h1 class="mt-1 text-title wrap-anywhere w960:mt-2">${title}</h1>
    <p class="mt-2 max-w-[64ch] wrap-anywhere text-muted">${text}</p>
    <div
      class="mt-6 w960:mt-8 w1024:grid w1024:grid-cols-[232px_minmax(0,1fr)] w1024:gap-8 w1280:grid-cols-[264px_minmax(0,1fr)] w1280:gap-10"
    >
      <div class="hidden w1024:block"></div>
      <div>
        <div class="h-27 w600:h-26 w1024:h-11"></div>
        <div
          class="card-grid mt-4 grid grid-cols-2 gap-x-tiles [--grid-rows:1.75rem] w600:gap-x-6 w696:grid-cols-3 w960:[--grid-rows:3rem] [&>*]:min-w-0"
        >
          ${listing.cards.slice(0, FIRST_ROW).map(cardOf)}
        </div>
      </div>
    </div>
  </div>`;
}

function cardOf({ card, path }: ListingScreen['cards'][number]): Markup {
  const condition = card.is_active_for === 1 ? conditionWords(card.conditions) : undefined;
  const image = card.thumbnail ?? card.image;
  return html`<article class="card relative min-w-0 max-w696:nth-3:hidden">
    <div class="relative aspect-square overflow-hidden rounded-card bg-ground">
      <div
        class="absolute inset-x-[13%] top-[19%] bottom-[7%] w960:inset-x-[9%] w960:top-[12%] w960:bottom-[6%]"
      >
        ${image && picture(image, '', { sizes: CARD_PICTURE_SIZES, look: 'size-full' })}
      </div>
    </div>
    <div class="card-body px-0.5 pt-3.5">
      ${
        (condition || card.product_rating > 0) &&
        html`<div
          class="card-first mb-2 flex min-h-6 flex-col items-start gap-x-2 gap-y-1 w600:flex-row w600:flex-wrap w600:items-center w600:justify-between"
        >
          ${condition ? html`<span class="inline-flex h-6 shrink-0 items-center rounded-badge bg-grey-2 px-2 text-badge whitespace-nowrap text-ink">${condition}</span>` : html`<span></span>`}${card.product_rating > 0 && html`<span class="inline-flex items-center text-caption">&nbsp;</span>`}
        </div>`
      }
      <h2 class="card-name text-name wrap-anywhere">
        <a href="${path}" class="after:absolute after:inset-0">${card.title}</a>
      </h2>
    </div>
  </article>`;
}
