import sanitizeHtml from 'sanitize-html';
import { RICH_ATTRIBUTES, RICH_TAGS } from '#rules/page/rich-text.ts';
import { isExternal, safeHref } from '#rules/page/safe-href.ts';

/** Cleans rich text like the browser's cleaner: the same elements and attributes, and safe links. */
export function cleanText(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...RICH_TAGS],
    allowedAttributes: { '*': [...RICH_ATTRIBUTES, 'rel'] },
    transformTags: {
      a: (tagName, { href: given, ...rest }) => {
        const href = safeHref(given);
        const attribs = { ...rest, href, ...(isExternal(href) && { rel: 'noopener nofollow' }) };
        return { tagName, attribs };
      },
    },
  });
}
