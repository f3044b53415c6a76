import type { TemplateRow } from '#contract/site.ts';
import { DEFAULT_BUTTON, mediaOf, sentencesOf } from '#rules/feature.ts';
import { HERO_PICTURE_SIZES } from '#rules/picture-sizes.ts';
import { slideHref } from '#rules/slide-link.ts';
import { packCells } from '#rules/template-grid.ts';
import { html, type Markup } from './markup.ts';
import { COLUMN, picture } from './parts.ts';

const BESIDE = 1;

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
  if (!slide || another || beside || !isUsual) return undefined;
  const media = mediaOf(slide);
  if (media.kind !== 'image' || !media.name) return undefined;
  return html`<div class="grid grid-cols-1 gap-tiles pt-2 w960:pt-6">
    <div class="${COLUMN}">
      <div class="relative overflow-hidden rounded-hero">
        <div
          class="relative flex h-full min-h-140 flex-col overflow-hidden bg-linear-to-b from-[#f3f1ec] via-[#eceae4] to-[#e6e3db] w960:h-125 w960:min-h-0 w960:flex-row w960:items-center"
        >
          <div
            class="relative z-1 px-6 pt-7 w960:w-[42%] w960:shrink-0 w960:pt-0 w960:pr-0 w960:pb-13 w960:pl-14"
          >
            <h2 class="text-display">
              ${sentencesOf(slide.title ?? '').map((sentence) => html`<span class="block">${sentence} </span>`)}
            </h2>
            ${slide.sub_title && html`<p class="mt-3.5 max-w-100 text-body text-secondary w960:mt-5 w960:text-lead">${slide.sub_title}</p>`}<a
              href="${slideHref(slide.button_text_url)}"
              class="mt-5 inline-flex h-12 shrink-0 items-center justify-center gap-2 rounded-control bg-ink px-7 text-body font-semibold tracking-[-0.01em] whitespace-nowrap text-paper w960:mt-7 w960:h-14"
              >${slide.button_label || DEFAULT_BUTTON}</a
            >
          </div>
          <div
            class="relative mt-auto mb-16 aspect-[1480/1000] max-h-100 w-full overflow-hidden w960:absolute w960:right-0 w960:bottom-0 w960:m-0 w960:h-125 w960:max-h-none w960:w-[58%] w960:max-w-[740px] w960:[&_img]:object-bottom"
          >
            ${picture(media.name, '', { sizes: HERO_PICTURE_SIZES, look: 'absolute inset-0 size-full' })}
          </div>
        </div>
      </div>
    </div>
  </div>`;
}
