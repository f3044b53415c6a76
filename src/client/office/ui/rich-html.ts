/** A node of the editor's document, as its library writes it. */
export interface RichNode {
  type?: string | undefined;
  text?: string | undefined;
  attrs?: Readonly<Record<string, unknown>> | undefined;
  marks?: readonly RichMark[] | undefined;
  content?: readonly RichNode[] | undefined;
}
interface RichMark {
  type: string;
  attrs?: Readonly<Record<string, unknown>> | undefined;
}

/** The elements of blocks. A heading has its level. */
const BLOCKS: Readonly<Record<string, string>> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
  details: 'dl',
  detailName: 'dt',
  detailText: 'dd',
  table: 'table',
  tableCaption: 'caption',
  tableHead: 'thead',
  tableBody: 'tbody',
  tableRow: 'tr',
  tableHeader: 'th',
  tableCell: 'td',
};

const MARKS: Readonly<Record<string, string>> = {
  link: 'a',
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
  small: 'small',
  subscript: 'sub',
  superscript: 'sup',
};

const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['title', 'href'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
};

/** In these a single paragraph is written without its own element, which would add a gap. */
const TIGHT = new Set(['listItem', 'detailText', 'tableHeader', 'tableCell', 'blockquote']);
const LISTS = new Set(['bulletList', 'orderedList']);

/**
 * The document as HTML, in the form in which the server stores it. The server's cleaner must find nothing to change in
 * it.
 */
export function richHtml(doc: RichNode): string {
  const blocks = [...(doc.content ?? [])];
  while (isEmpty(blocks.at(-1))) blocks.pop();
  return blocks.map(blockHtml).join('');
}

const isEmpty = (node: RichNode | undefined) =>
  node?.type === 'paragraph' && (node.content ?? []).every(({ text }) => text?.trim() === '');

function blockHtml(node: RichNode): string {
  if (node.type === 'horizontalRule') return '<hr />';
  const name = node.type === 'heading' ? `h${String(node.attrs?.['level'])}` : BLOCKS[node.type ?? ''];
  const content = node.content ?? [];
  const isInline = content.some(({ type }) => type === 'text' || type === 'hardBreak');
  const inner = isInline ? inlineHtml(content) : blocksIn(node, content);
  return name === undefined ? inner : `${openTag(name, node.attrs)}${inner}</${name}>`;
}

function blocksIn(node: RichNode, content: readonly RichNode[]): string {
  const [first, ...rest] = content;
  const isTight = TIGHT.has(node.type ?? '') && rest.every(({ type }) => LISTS.has(type ?? ''));
  if (!isTight || first?.type !== 'paragraph') return content.map(blockHtml).join('');
  return inlineHtml(first.content ?? []) + rest.map(blockHtml).join('');
}

/** Neighbours with the same mark share one element: `<a>two <em>words</em></a>` is one link. */
function inlineHtml(nodes: readonly RichNode[]): string {
  let html = '';
  let open: RichMark[] = [];
  const closeTo = (count: number) => {
    for (const mark of open.slice(count).reverse()) html += `</${MARKS[mark.type]}>`;
    open = open.slice(0, count);
  };
  for (const node of nodes) {
    const marks = (node.marks ?? []).filter(({ type }) => type in MARKS);
    const differs = marks.findIndex((mark, index) => !isSame(mark, open[index]));
    closeTo(differs === -1 ? marks.length : differs);
    for (const mark of marks.slice(open.length)) {
      html += openTag(MARKS[mark.type] ?? '', mark.attrs);
      open.push(mark);
    }
    html += node.type === 'hardBreak' ? '<br />' : escapeText(node.text ?? '');
  }
  closeTo(0);
  return html;
}

const isSame = (one: RichMark, other: RichMark | undefined) =>
  one.type === other?.type && JSON.stringify(one.attrs ?? {}) === JSON.stringify(other.attrs ?? {});

function openTag(name: string, attrs: RichNode['attrs']): string {
  const given = (ATTRIBUTES[name] ?? []).map((key) => {
    const value = attrs?.[key];
    return typeof value === 'string' && value !== ''
      ? ` ${key}="${escapeText(value).replaceAll('"', '&quot;')}"`
      : '';
  });
  return `<${name}${given.join('')}>`;
}

/** Escapes only the necessary characters, so that the stored text is the one that was sent. */
const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
