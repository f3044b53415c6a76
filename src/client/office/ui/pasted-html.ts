const TAG = /<[a-z][^>]*>/gi;

/**
 * The policy of the page forbids inline styles and handlers, also in a document that is only parsed, and the
 * browser reports each of them. So their names are changed first. The cleaning afterwards removes any that
 * this misses.
 */
const withoutInline = (html: string) =>
  html
    .replaceAll(/<style[\s\S]*?<\/style>/gi, '')
    .replaceAll(TAG, (tag) =>
      tag.replaceAll(/\sstyle\s*=/gi, ' data-style=').replaceAll(/[\s/"']on\w+\s*=/gi, ' data-none='),
    );

/**
 * Pasted HTML with its meaning as elements, before all the rest is removed. Word writes lists as paragraphs,
 * and other programs write bold text as a style. It is parsed in a separate document, where no script runs.
 */
export function pastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutInline(html), 'text/html');
  for (const element of body.querySelectorAll<HTMLElement>('[data-style]')) styleToMarks(element);
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2');
  for (const heading of body.querySelectorAll('h5, h6')) rename(heading, 'h4');
  listsOfWord(body);
  // Word and web pages break lines anywhere, and mark where a copied part begins and ends.
  for (const odd of body.querySelectorAll('style, script, title, meta, link')) odd.remove();
  return body.innerHTML;
}

function rename(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** Google Docs wraps a document in a <b> that is not bold. */
function styleToMarks(element: HTMLElement): void {
  const style = element.getAttribute('data-style') ?? '';
  if (/^(?:b|strong)$/i.test(element.tagName)) {
    if (/font-weight:\s*(?:normal|[1-5]00)/i.test(style)) element.replaceWith(...element.childNodes);
    return;
  }
  if (element.tagName !== 'SPAN') return;
  if (/font-weight:\s*(?:bold|[6-9]00)/i.test(style)) wrapInside(element, 'strong');
  if (/font-style:\s*italic/i.test(style)) wrapInside(element, 'em');
}

function wrapInside(element: Element, name: string): void {
  const wrap = element.ownerDocument.createElement(name);
  wrap.append(...element.childNodes);
  element.append(wrap);
}

const isWordItem = (element: Element | null): element is HTMLElement =>
  element?.tagName === 'P' && /mso-list:\s*l\d/i.test(element.getAttribute('data-style') ?? '');

/** The bullet or number that Word writes before the words of an item. */
const bulletOf = (item: Element) =>
  [...item.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('data-style') ?? ''),
  );

function listsOfWord(body: HTMLElement): void {
  for (const first of body.querySelectorAll('p')) {
    if (!isWordItem(first) || !first.isConnected || isWordItem(first.previousElementSibling)) continue;
    const items: HTMLElement[] = [];
    for (let next: Element | null = first; isWordItem(next); next = next.nextElementSibling) items.push(next);
    const isNumbered = /^[\s\u00a0]*[\da-z]{1,3}[.)]/i.test(bulletOf(first)?.textContent ?? '');
    const list = body.ownerDocument.createElement(isNumbered ? 'ol' : 'ul');
    first.before(list);
    for (const item of items) {
      bulletOf(item)?.remove();
      const entry = body.ownerDocument.createElement('li');
      entry.append(...item.childNodes);
      list.append(entry);
      item.remove();
    }
  }
}
