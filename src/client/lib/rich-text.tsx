import type DOMPurify from 'dompurify';
import { useEffect, useRef, useState } from 'react';
import { isExternal, safeHref } from '#rules/safe-href.ts';

/** The cleaner is loaded when the first rich text is shown, and once. */
let cleaner: Promise<typeof DOMPurify> | undefined;

function loadCleaner() {
  cleaner ??= import('dompurify').then(({ default: purify }) => {
    purify.addHook('afterSanitizeAttributes', (node) => {
      if (!(node instanceof HTMLAnchorElement)) return;
      const href = safeHref(node.getAttribute('href'));
      node.setAttribute('href', href);
      if (isExternal(href)) node.setAttribute('rel', 'noopener nofollow');
    });
    return purify;
  });
  return cleaner;
}

const ALLOWED = {
  ALLOWED_TAGS:
    'p br hr h2 h3 h4 ul ol li dl dt dd blockquote a b strong i em u s small sub sup span code table thead tbody tr th td caption'.split(
      ' ',
    ),
  ALLOWED_ATTR: ['href', 'title', 'colspan', 'rowspan', 'scope'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|[/#])/i,
};

/** The text brings elements without classes, so their look hangs on the box around them. */
const LOOK = [
  '[&>*:first-child]:mt-0 [&_p]:mt-3 [&_h2]:mt-8 [&_h2]:text-h3 [&_h3]:mt-6 [&_h3]:text-name [&_h4]:mt-4 [&_h4]:font-semibold',
  '[&_ul]:mt-3 [&_ul]:list-disc [&_ol]:mt-3 [&_ol]:list-decimal [&_ul]:pl-5 [&_ol]:pl-5 [&_li]:mt-1.5 [&_li]:marker:text-control',
  '[&_a]:underline [&_a]:decoration-outline [&_a]:underline-offset-4 hover:[&_a]:decoration-current',
  '[&_strong]:font-semibold [&_b]:font-semibold [&_blockquote]:mt-4 [&_blockquote]:border-l-2 [&_blockquote]:border-outline [&_blockquote]:pl-4',
  '[&_table]:mt-4 [&_table]:w-full [&_th]:border-b [&_th]:border-border [&_th]:py-2 [&_th]:text-left [&_th]:font-semibold [&_td]:border-b [&_td]:border-border [&_td]:py-2',
].join(' ');

/** Text with headings, lists and links, cleaned once more on its way to the screen. */
export function RichText({ html, className }: { html: string; className?: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    loadCleaner().then(
      (purify) => {
        const fragment = purify.sanitize(html, { ...ALLOWED, RETURN_DOM_FRAGMENT: true });
        if (wanted) box.current?.replaceChildren(fragment);
      },
      () => {
        cleaner = undefined;
        if (wanted) setFailed(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, [html]);
  if (failed) return <p className={className}>{plainWords(html)}</p>;
  return <div ref={box} className={`${LOOK} ${className ?? ''}`} />;
}

/** Without the cleaner only the words are shown: parsed apart from the page, where nothing runs. */
function plainWords(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent;
}
