import { escapeHtml } from './html.ts';

export interface PlainPage {
  title: string;
  text: string;
  price?: string | undefined;
  links: readonly { name: string; path: string }[];
}

/** The page for a browser without scripts: its facts, and ways to go on. */
export function renderNoscript(
  page: PlainPage,
  site: { title: string; phone: string; email: string },
): string {
  const links = page.links
    .map(({ name, path }) => `<li><a href="${escapeHtml(path)}">${escapeHtml(name)}</a></li>`)
    .join('');
  const price = page.price === undefined ? '' : `<p><strong>${escapeHtml(page.price)}</strong></p>`;
  return [
    '<noscript>',
    `<header><a href="/">${escapeHtml(site.title)}</a></header>`,
    `<main><h1>${escapeHtml(page.title)}</h1>${price}<p>${escapeHtml(page.text)}</p><ul>${links}</ul></main>`,
    `<footer><p>The shop needs JavaScript to order. Or call ${escapeHtml(site.phone)}, or write to ${escapeHtml(site.email)}.</p></footer>`,
    '</noscript>',
  ].join('');
}
