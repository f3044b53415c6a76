import { escapeHtml } from './html.ts';

export interface PlainPage {
  title: string;
  text: string;
  price?: string | undefined;
  links: readonly { name: string; path: string }[];
}

const COLUMN = 'mx-auto w-full max-w-page px-gutter';

/** For a browser without scripts, above the first screen: what can't be done here, and who can be asked. */
export function renderNote(site: { phone: string; email: string }): string {
  return `<noscript><p class="${COLUMN} py-3 text-label">The shop needs JavaScript to order. Or call ${escapeHtml(site.phone)}, or write to ${escapeHtml(site.email)}.</p></noscript>`;
}

/** The facts of a page and ways to go on, where there is no first screen that has them. */
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
