import { POS_HEADING, POS_LEAD, POS_NAME, POS_OFFER, POS_TRIAL } from '#rules/pos-words.ts';
import { html, type Markup } from './markup.ts';
import { COLUMN } from './parts.ts';

const BUTTON =
  'inline-flex h-13 shrink-0 items-center justify-center rounded-control px-6 text-body font-semibold tracking-[-0.01em] whitespace-nowrap';

/** The point-of-sale page has a header of its own; its first words are what it is about. */
export function posScreen(): Markup {
  return html`<header class="border-b border-border bg-paper">
      <div class="${COLUMN} flex h-15 items-center w960:h-20">
        <span class="flex items-center gap-2 font-price whitespace-nowrap w500:gap-2.5"
          ><span class="grid size-8 shrink-0 place-items-center rounded-control bg-ink"
            ><img src="/mark.svg" alt="" width="18" height="18" /></span
          ><span class="text-[1.1875rem] tracking-[-0.03em] w960:text-[1.5rem]">${POS_NAME}</span></span
        >
      </div>
    </header>
    <main class="${COLUMN}">
      <div class="grid items-end gap-x-6 gap-y-4 pt-6 w960:grid-cols-[7fr_5fr] w960:pt-12">
        <h1 class="max-w-165 text-display">${POS_HEADING}</h1>
        <div class="w960:pb-1">
          <p class="text-lead text-secondary">${POS_LEAD}</p>
          <div class="mt-6 grid gap-3 w500:flex w500:flex-wrap">
            <span class="${BUTTON} bg-ink text-paper">${POS_TRIAL}</span>
            <span class="${BUTTON} border border-outline bg-paper">${POS_OFFER}</span>
          </div>
        </div>
      </div>
    </main>`;
}
