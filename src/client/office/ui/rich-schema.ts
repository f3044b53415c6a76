import { Mark, Node } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { safeHref } from '#client/lib/rich-links.ts';

const attribute = (name: string) => ({
  [name]: { default: null as string | null, parseHTML: (element: HTMLElement) => element.getAttribute(name) },
});

/** The library's own link accepts addresses that the shop's rule for links refuses. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  priority: 1000,
  addAttributes: () => ({ ...attribute('href'), ...attribute('title') }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => (safeHref(element.getAttribute('href')) === '#' ? false : null),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

const mark = (name: string, tag: string) =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });

const node = (
  name: string,
  tag: string,
  content: string,
  more: { group?: string; attributes?: string[] } = {},
) =>
  Node.create({
    name,
    content,
    isolating: true,
    ...(more.group !== undefined && { group: more.group }),
    addAttributes: () =>
      Object.assign({}, ...(more.attributes ?? []).map(attribute)) as ReturnType<typeof attribute>,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

/**
 * Everything that rich text may contain, so that the editor loses nothing of a stored text. Parts without a
 * button, such as a table, keep their shape; their words can be changed.
 */
export const RICH_SCHEMA = [
  StarterKit.configure({
    link: false,
    codeBlock: false,
    trailingNode: false,
    heading: { levels: [2, 3, 4] },
  }),
  Link,
  mark('small', 'small'),
  mark('subscript', 'sub'),
  mark('superscript', 'sup'),
  node('details', 'dl', '(detailName | detailText)+', { group: 'block' }),
  node('detailName', 'dt', 'inline*'),
  node('detailText', 'dd', 'block+'),
  node('table', 'table', 'tableCaption? tableHead? tableBody+', { group: 'block' }),
  node('tableCaption', 'caption', 'inline*'),
  node('tableHead', 'thead', 'tableRow+'),
  node('tableBody', 'tbody', 'tableRow+'),
  node('tableRow', 'tr', '(tableHeader | tableCell)+'),
  node('tableHeader', 'th', 'block+', { attributes: ['colspan', 'rowspan', 'scope'] }),
  node('tableCell', 'td', 'block+', { attributes: ['colspan', 'rowspan'] }),
];
