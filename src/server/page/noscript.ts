import { escapeHtml } from './html.ts';

export interface PlainPage {
  title: string;
  text: string;
  price?: string | undefined;
  links: readonly { name: string; path: string }[];
}

const COLUMN = 'mx-auto w-full max-w-page px-gutter';

/** The note above the first screen for browsers without scripts: what doesn't work, and whom to contact. */
export function renderNote(site: { phone: string; email: string }): string {
  return `<noscript><p class="${COLUMN} py-3 text-label">The shop needs JavaScript to order. Or call ${escapeHtml(site.phone)}, or write to ${escapeHtml(site.email)}.</p></noscript>`;
}

/** The facts and links of a page as plain HTML, for pages without a first screen. */
export function renderPlain(page: PlainPage): string {
  const links = page.links
    .map(
      ({ name, path }) => `<li><a class="underline" href="${escapeHtml(path)}">${escapeHtml(name)}</a></li>`,
    )
    .join('');
  const price = page.price === undefined ? '' : `<p class="text-price">${escapeHtml(page.price)}</p>`;
  return [
    `<noscript><main class="${COLUMN} grid gap-4 py-10">`,
    `<h1 class="text-h3">${escapeHtml(page.title)}</h1>`,
    `${price}<p class="max-w-[64ch]">${escapeHtml(page.text)}</p>`,
    links && `<ul class="grid gap-2">${links}</ul>`,
    `</main></noscript>`,
  ].join('');
}
