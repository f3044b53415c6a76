import type { TemplateEntry, TemplateRow } from '#contract/site.ts';
import { DEFAULT_BUTTON, mediaOf, sentencesOf } from '#rules/feature.ts';
import { HERO_PICTURE_SIZES } from '#rules/picture-sizes.ts';
import { backgroundOf } from '#rules/section-background.ts';
import { slideHref } from '#rules/slide-link.ts';
import { packCells } from '#rules/template-grid.ts';
import { html, type Markup } from './markup.ts';
import { COLUMN, picture } from './parts.ts';

const BESIDE = 1;

/** The policy of pages allows no style in an element, but a shape may have its colour. A picture waits for the scripts. */
function ground(entry: TemplateEntry): Markup | undefined {
  const background = backgroundOf(entry);
  if (background.kind !== 'colour') return undefined;
  return html`<svg class="absolute inset-0 size-full" aria-hidden="true">
    <rect width="100%" height="100%" fill="${background.colour}" />
  </svg>`;
}

/**
 * The first slide, where it is the usual one: words beside a picture, as wide as the page. Anything else waits for
 * the scripts, which know every design.
 */
export function homeScreen(slider: readonly TemplateRow[]): Markup | undefined {
  const [row] = slider;
  const [entry, another] = row?.template_meta_data ?? [];
  const [group] = packCells(entry?.header_slider_section?.header_slider_data ?? []);
  const [slide, beside] = group ?? [];
  const isUsual =
    (entry?.design?.design_value ?? BESIDE) === BESIDE && entry?.container_type !== 'full_container';
  if (!entry || !slide || another || beside || !isUsual) return undefined;
  const media = mediaOf(slide);
  if (media.kind !== 'image' || !media.name) return undefined;
  return html`<div class="grid grid-cols-1 gap-tiles pt-2 w960:pt-6">
    <div class="${COLUMN}">
      <div class="relative overflow-hidden rounded-hero">
        ${ground(entry)}
        <div
          class="relative flex h-full min-h-140 flex-col overflow-hidden w600:h-84 w600:min-h-0 w600:flex-row w600:items-center min-[768px]:h-96 min-[1024px]:h-110 min-[1280px]:h-125"
        >
          <div
            class="relative z-1 px-6 pt-7 w600:w-64 w600:shrink-0 w600:pt-0 w600:pr-0 w600:pb-11 w600:pl-7 min-[768px]:w-80 min-[768px]:pl-9 min-[1024px]:w-[42%] min-[1024px]:pb-13 min-[1024px]:pl-14"
          >
            <h2 class="text-display">
              ${sentencesOf(slide.title ?? '').map((sentence) => html`<span class="block">${sentence} </span>`)}
            </h2>
            ${slide.sub_title && html`<p class="mt-3.5 max-w-100 text-body text-secondary w600:mt-2.5 w600:max-w-46 w600:text-small min-[768px]:mt-3.5 min-[768px]:max-w-62 min-[768px]:text-body min-[1024px]:mt-5 min-[1024px]:max-w-76 min-[1024px]:text-lead min-[1280px]:max-w-100">${slide.sub_title}</p>`}<a
              href="${slideHref(slide.button_text_url)}"
              class="mt-5 inline-flex h-12 shrink-0 items-center justify-center gap-2 rounded-control bg-ink px-7 text-body font-semibold tracking-[-0.01em] whitespace-nowrap text-paper w600:mt-4 min-[768px]:mt-5 min-[1024px]:mt-7 min-[1024px]:h-14"
              >${slide.button_label || DEFAULT_BUTTON}</a
            >
          </div>
          <div
            class="relative mt-auto mb-16 aspect-[1480/1000] max-h-100 w-full overflow-hidden w600:absolute w600:right-0 w600:bottom-2 w600:m-0 w600:max-h-none w600:w-84.5 w600:[&_img]:object-bottom min-[768px]:w-107.5 min-[1024px]:bottom-0 min-[1024px]:w-150 min-[1280px]:h-125 min-[1280px]:w-[58%] min-[1280px]:max-w-[740px]"
          >
            ${picture(media.name, '', { sizes: HERO_PICTURE_SIZES, look: 'absolute inset-0 size-full' })}
          </div>
        </div>
      </div>
    </div>
  </div>`;
}
