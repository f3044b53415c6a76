import { escapeHtml } from '#rules/page/escape-html.ts';

/** What a mail says. Both of its forms are made from it, so that neither tells more than the other. */
export interface Letter {
  shop: { name: string; url: string };
  title: string;
  paragraphs: readonly string[];
  /** What was bought, one below the other. */
  items?: readonly { name: string; detail: string; price: string }[];
  /** The total, below the items. */
  sums?: readonly { label: string; value: string; isTotal?: boolean }[];
  /** Something to be said at a counter, in large letters. */
  code?: { label: string; value: string };
  facts?: readonly { label: string; value: string }[];
  action?: { label: string; url: string };
  /** What somebody may want besides, below the action. */
  links?: readonly { label: string; url: string }[];
  /** Why this mail was sent. */
  footnote: string;
  unsubscribeUrl?: string;
}

export function layOut(letter: Letter): { text: string; html: string } {
  return { text: asText(letter), html: asHtml(letter) };
}

function asText(letter: Letter): string {
  const { shop, title, paragraphs, items = [], sums = [], code, facts = [], action, links = [] } = letter;
  const { footnote, unsubscribeUrl } = letter;
  const blocks = [
    title,
    ...paragraphs,
    code ? `${code.label}: ${code.value}` : '',
    items
      .map(({ name, detail, price }) => [name, detail, price].filter((part) => part !== '').join(', '))
      .join('\n'),
    sums.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    action ? `${action.label}:\n${action.url}` : '',
    links.map(({ label, url }) => `${label}:\n${url}`).join('\n\n'),
    `--\n${footnote}`,
    unsubscribeUrl === undefined ? '' : `Unsubscribe:\n${unsubscribeUrl}`,
    `${shop.name}, ${shop.url}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Arial,sans-serif";
/** Mail programs read no style sheets: styles are written where they apply. */
const STYLES = {
  body: `margin:0;padding:32px 16px;background:#f6f5f2;color:#14161a;${FONT};font-size:16px;line-height:1.6`,
  sheet: 'max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:16px',
  shop: 'color:#14161a;font-weight:600;text-decoration:none',
  title: 'margin:24px 0 16px;font-size:26px;line-height:1.25;font-weight:600',
  paragraph: 'margin:0 0 16px',
  facts: 'margin:0 0 16px;padding:16px;border-radius:12px;background:#f6f5f2',
  items: 'width:100%;margin:8px 0 16px;border-collapse:collapse;border-bottom:1px solid #e2dfd8',
  item: 'padding:10px 0;border-top:1px solid #e2dfd8;vertical-align:top',
  price: 'padding:10px 0;border-top:1px solid #e2dfd8;vertical-align:top;text-align:right;white-space:nowrap',
  sumsTop: 'padding:8px 0 0;border-top:1px solid #e2dfd8',
  sumsEnd: 'padding:8px 0 0',
  sum: 'padding:2px 0;color:#5b5e66',
  total: 'padding:2px 0;font-weight:600',
  right: ';text-align:right;white-space:nowrap',
  code: 'margin:0 0 16px;padding:16px;border-radius:12px;background:#f6f5f2;text-align:center',
  codeValue: 'font-size:30px;line-height:1.3;font-weight:600;letter-spacing:0.12em',
  label: 'color:#5b5e66',
  action:
    'display:inline-block;margin:8px 0;padding:14px 28px;border-radius:12px;background:#4338ca;color:#ffffff;font-weight:600;text-decoration:none',
  link: 'color:#4338ca;text-decoration:underline',
  foot: 'max-width:560px;margin:0 auto;padding:24px 32px 0;color:#5b5e66;font-size:13px;line-height:1.5',
  footLink: 'color:#5b5e66;text-decoration:underline',
};

const link = (url: string, label: string, style: string) =>
  `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`;

/** Under the items, in the columns of their table. */
function sumRows({ sums = [] }: Letter): string {
  const rows = sums.map(({ label, value, isTotal = false }) => {
    const style = isTotal ? STYLES.total : STYLES.sum;
    return `<tr><td style="${style}">${escapeHtml(label)}</td><td style="${style}${STYLES.right}">${escapeHtml(value)}</td></tr>`;
  });
  const gap = (style: string) => `<tr><td colspan="2" style="${style}"></td></tr>`;
  return rows.length === 0 ? '' : `${gap(STYLES.sumsTop)}${rows.join('')}${gap(STYLES.sumsEnd)}`;
}

function asHtml(letter: Letter): string {
  const { shop, title, paragraphs, items = [], code, facts = [], action, links = [] } = letter;
  const { footnote, unsubscribeUrl } = letter;
  const factLines = facts.map(
    ({ label, value }) =>
      `<div><span style="${STYLES.label}">${escapeHtml(label)}:</span> ${escapeHtml(value)}</div>`,
  );
  const itemRows = items.map(
    ({ name, detail, price }) =>
      `<tr><td style="${STYLES.item}"><strong>${escapeHtml(name)}</strong>${detail === '' ? '' : `<br><span style="${STYLES.label}">${escapeHtml(detail)}</span>`}</td>` +
      `<td style="${STYLES.price}">${escapeHtml(price)}</td></tr>`,
  );
  const unsubscribe =
    unsubscribeUrl === undefined ? '' : link(unsubscribeUrl, 'Unsubscribe', STYLES.footLink);
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title></head>`,
    `<body style="${STYLES.body}"><div style="${STYLES.sheet}">`,
    link(shop.url, shop.name, STYLES.shop),
    `<h1 style="${STYLES.title}">${escapeHtml(title)}</h1>`,
    ...paragraphs.map((text) => `<p style="${STYLES.paragraph}">${escapeHtml(text)}</p>`),
    code
      ? `<div style="${STYLES.code}"><div style="${STYLES.label}">${escapeHtml(code.label)}</div><div style="${STYLES.codeValue}">${escapeHtml(code.value)}</div></div>`
      : '',
    itemRows.length === 0
      ? ''
      : `<table role="presentation" style="${STYLES.items}">${itemRows.join('')}${sumRows(letter)}</table>`,
    factLines.length === 0 ? '' : `<div style="${STYLES.facts}">${factLines.join('')}</div>`,
    action ? link(action.url, action.label, STYLES.action) : '',
    ...links.map(({ label, url }) => `<p style="${STYLES.paragraph}">${link(url, label, STYLES.link)}</p>`),
    `</div><div style="${STYLES.foot}">${escapeHtml(footnote)} ${unsubscribe}</div></body></html>`,
  ]
    .filter((line) => line !== '')
    .join('\n');
}
