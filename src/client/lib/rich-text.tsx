import type DOMPurify from 'dompurify';
import { useLayoutEffect, useRef, useState } from 'react';
import { RICH_ATTRIBUTES, RICH_TAGS, TABLE_BOX } from '#rules/page/rich-text.ts';
import { isExternal, safeHref } from '#rules/page/safe-href.ts';

type Purify = typeof DOMPurify;

/** The HTML cleaner, loaded once with the first rich text. */
let cleaner: Promise<Purify> | undefined;
let loaded: Purify | undefined;

export function loadCleaner(): Promise<Purify> {
  cleaner ??= import('dompurify').then(({ default: purify }) => {
    purify.addHook('afterSanitizeAttributes', (node) => {
      if (!(node instanceof HTMLAnchorElement)) return;
      const href = safeHref(node.getAttribute('href'));
      node.setAttribute('href', href);
      if (isExternal(href)) node.setAttribute('rel', 'noopener nofollow');
    });
    loaded = purify;
    return purify;
  });
  return cleaner;
}

/** The cleaner on the server, which has no DOM and can't wait for a download. */
let cleanText: ((html: string) => string) | undefined;

export function cleanTextBy(clean: (html: string) => string): void {
  cleanText = clean;
}

/** Marks rich text in a first screen. The cleaner is then loaded before mounting, so that nothing jumps. */
export const RICH_TEXT = 'data-rich';

const ALLOWED = {
  ALLOWED_TAGS: [...RICH_TAGS],
  ALLOWED_ATTR: [...RICH_ATTRIBUTES],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|[/#])/i,
};

/** Loads the function that removes everything from HTML that rich text may not contain. */
export async function loadClean(): Promise<(html: string) => string> {
  const purify = await loadCleaner();
  return (html) => purify.sanitize(html, ALLOWED);
}

/** The text's elements have no classes, so the box around them sets their styles. */
export const RICH_LOOK = [
  '[&>*:first-child]:mt-0 [&_p]:mt-3 [&_h2]:mt-8 [&_h2]:text-h3 [&_h3]:mt-6 [&_h3]:text-name [&_h4]:mt-4 [&_h4]:font-semibold',
  '[&_ul]:mt-3 [&_ul]:list-disc [&_ol]:mt-3 [&_ol]:list-decimal [&_ul]:pl-5 [&_ol]:pl-5 [&_li]:mt-1.5 [&_li]:marker:text-control [&_dt]:mt-3 [&_dt]:font-semibold',
  '[&_a]:underline [&_a]:decoration-outline [&_a]:underline-offset-4 hover:[&_a]:decoration-current',
  '[&_strong]:font-semibold [&_b]:font-semibold [&_blockquote]:mt-4 [&_blockquote]:border-l-2 [&_blockquote]:border-outline [&_blockquote]:pl-4',
  '[&_table]:mt-4 [&_table]:w-full [&_th]:border-b [&_th]:border-border [&_th]:py-2 [&_th]:text-left [&_th]:font-semibold [&_td]:border-b [&_td]:border-border [&_td]:py-2 [&_td]:min-w-16',
].join(' ');

/** Text with headings, lists and links. It is cleaned again before it is shown. */
export function RichText({ html, className }: { html: string; className?: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  useLayoutEffect(() => {
    let wanted = true;
    const show = (purify: Purify) => {
      const fragment = purify.sanitize(html, { ...ALLOWED, RETURN_DOM_FRAGMENT: true });
      for (const table of fragment.querySelectorAll('table')) boxIn(table);
      if (wanted) box.current?.replaceChildren(fragment);
    };
    if (loaded) show(loaded);
    else {
      loadCleaner().then(show, () => {
        cleaner = undefined;
        if (wanted) setFailed(true);
      });
    }
    return () => {
      wanted = false;
    };
  }, [html]);
  if (failed) return <p className={className}>{plainWords(html)}</p>;
  const cleaned = cleanText && { [RICH_TEXT]: '', dangerouslySetInnerHTML: { __html: cleanText(html) } };
  return <div ref={box} className={`${RICH_LOOK} ${className ?? ''}`} {...cleaned} />;
}

/** As the first screen has it. */
function boxIn(table: Element): void {
  const around = document.createElement('div');
  for (const [name, value] of Object.entries(TABLE_BOX)) around.setAttribute(name, value);
  table.replaceWith(around);
  around.append(table);
}

/** Without the cleaner only plain text is shown. It is parsed in a separate document, where no script runs. */
function plainWords(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent;
}
