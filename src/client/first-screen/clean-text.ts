import sanitizeHtml from 'sanitize-html';
import { isExternal, safeHref } from '#rules/page/safe-href.ts';
import { ALLOWED } from '#client/lib/rich-text.tsx';

/** Cleans rich text like the browser's cleaner: the same elements and attributes, and safe links. */
export function cleanText(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ALLOWED.ALLOWED_TAGS,
    allowedAttributes: { '*': [...ALLOWED.ALLOWED_ATTR, 'rel'] },
    transformTags: {
      a: (tagName, { href: given, ...rest }) => {
        const href = safeHref(given);
        const attribs = { ...rest, href, ...(isExternal(href) && { rel: 'noopener nofollow' }) };
        return { tagName, attribs };
      },
    },
  });
}
