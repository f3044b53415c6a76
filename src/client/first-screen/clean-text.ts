import sanitizeHtml from 'sanitize-html';
import { RICH_ATTRIBUTES, RICH_TAGS, TABLE_BOX } from '#rules/page/rich-text.ts';
import { isExternal, safeHref } from '#rules/page/safe-href.ts';

/** Cleans rich text like the browser's cleaner: the same elements and attributes, and safe links. */
export function cleanText(html: string): string {
  const clean = sanitizeHtml(html, {
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
  // Each < that is no tag was escaped.
  return clean.replaceAll('<table', `${BOX}<table`).replaceAll('</table>', '</table></div>');
}

const BOX = `<div ${Object.entries(TABLE_BOX)
  .map(([name, value]) => `${name}="${value}"`)
  .join(' ')}>`;
