import { pictureSources } from '#rules/picture-sources.ts';
import { html, type Markup } from './markup.ts';

/** The page's column, as the client's kit has it. */
export const COLUMN = 'mx-auto w-full max-w-page px-gutter';

/** Where an icon will be. */
export const room = (size: string): Markup => html`<span class="shrink-0 ${size}"></span>`;

interface PictureLook {
  width?: number;
  height?: number;
  sizes: string;
  look: string;
}

/** The files and sizes that the client's picture asks for: it is fetched once. */
export function picture(
  name: string,
  alt: string,
  { width = 1200, height = 1200, sizes, look }: PictureLook,
) {
  const { avif, src } = pictureSources(name);
  const image = html`<img
    src="${src}"
    alt="${alt}"
    width="${width}"
    height="${height}"
    fetchpriority="high"
    decoding="sync"
    class="object-contain ${look}"
  />`;
  if (!avif) return image;
  return html`<picture class="contents"
    ><source class="hidden" type="image/avif" srcset="${avif}" sizes="${sizes}" />
    ${image}</picture
  >`;
}

export function crumbs(links: readonly { name: string; path: string }[], current: string): Markup {
  return html`<nav aria-label="Breadcrumb" class="py-3 w960:py-5">
    <ol class="flex flex-wrap items-center gap-x-2 text-caption text-muted w960:text-small">
      ${links.map(
        ({ name, path }) =>
          html`<li class="flex items-center gap-2">
            <a href="${path}" class="rounded-badge py-1">${name}</a>${room('size-3.5')}
          </li>`,
      )}
      <li class="font-medium text-ink">${current}</li>
    </ol>
  </nav>`;
}
