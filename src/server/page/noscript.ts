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

/** And below it: the facts of the page, and ways to go on. Where there is no first screen they are the page. */
export function renderNoscript(page: PlainPage, isAlone: boolean): string {
  const [box, heading] = isAlone ? ['main', 'h1'] : ['section', 'h2'];
  const links = page.links
    .map(
      ({ name, path }) => `<li><a class="underline" href="${escapeHtml(path)}">${escapeHtml(name)}</a></li>`,
    )
    .join('');
  const price = page.price === undefined ? '' : `<p class="text-price">${escapeHtml(page.price)}</p>`;
  return [
    `<noscript><${box} class="${COLUMN} grid gap-4 py-10">`,
    `<${heading} class="text-h3">${escapeHtml(page.title)}</${heading}>`,
    `${price}<p class="max-w-[64ch]">${escapeHtml(page.text)}</p>`,
    links && `<ul class="grid gap-2">${links}</ul>`,
    `</${box}></noscript>`,
  ].join('');
}
