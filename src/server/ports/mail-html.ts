import { escapeHtml } from '#rules/page/escape-html.ts';
import type { Letter, LetterItem, MailShop } from './letter.ts';

const INK = '#14161a';
const GREY = '#5b5e66';
const LINE = '#e2dfd8';
const GROUND = '#f6f5f2';
const ACCENT = '#4338ca';
const FONT =
  "font-family:'Geist Variable',Geist,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Inline styles, since most mail programs read no others. */
const STYLES = {
  body: `margin:0;padding:0;width:100%;background:${GROUND};color:${INK};${FONT};font-size:16px;line-height:1.55`,
  text: `color:${INK};${FONT};font-size:16px;line-height:1.55`,
  around: `padding:24px 12px 32px;${FONT}`,
  head: 'padding:4px 32px 20px',
  logo: `display:block;border:0;height:32px;max-width:240px;color:${INK};${FONT};font-size:22px;font-weight:600`,
  shop: `color:${INK};font-size:22px;font-weight:600;text-decoration:none`,
  sheet: `padding:36px 32px;background:#ffffff;border-radius:16px;color:${INK};${FONT};font-size:16px;line-height:1.55`,
  title: 'margin:0 0 16px;font-size:28px;line-height:1.2;font-weight:600;letter-spacing:-0.02em',
  paragraph: 'margin:0 0 16px',
  steps: 'margin:0 0 16px;padding:0 0 0 24px',
  step: 'margin:0 0 8px',
  block: 'width:100%;margin:8px 0 24px;border-collapse:collapse',
  picture: `padding:12px 16px 12px 0;border-top:1px solid ${LINE};vertical-align:top;width:64px`,
  image: `display:block;border:0;width:64px;height:64px;border-radius:10px;background:${GROUND}`,
  item: `padding:12px 0;border-top:1px solid ${LINE};vertical-align:top`,
  price: `padding:12px 0 12px 12px;border-top:1px solid ${LINE};vertical-align:top;text-align:right;white-space:nowrap`,
  sumsTop: `padding:8px 0 0;border-top:1px solid ${LINE};font-size:0;line-height:0`,
  sumsEnd: 'padding:8px 0 0;font-size:0;line-height:0',
  end: `padding:0;border-bottom:1px solid ${LINE};font-size:0;line-height:0`,
  sum: `padding:3px 0;color:${GREY}`,
  total: 'padding:3px 0;font-weight:600;font-size:18px',
  right: ';text-align:right;white-space:nowrap;padding-left:12px',
  box: `padding:16px 20px;background:${GROUND};border-radius:12px`,
  codeBox: `padding:20px;background:${GROUND};border-radius:12px;text-align:center`,
  codeValue: 'font-size:32px;line-height:1.3;font-weight:600;letter-spacing:0.12em',
  label: `color:${GREY}`,
  factLabel: `padding:3px 20px 3px 0;color:${GREY};vertical-align:top`,
  fact: 'padding:3px 0;vertical-align:top',
  button: `background:${ACCENT};border-radius:12px;mso-padding-alt:14px 28px`,
  action: `display:inline-block;padding:14px 28px;color:#ffffff;${FONT};font-size:16px;line-height:20px;font-weight:600;text-decoration:none;mso-padding-alt:0`,
  links: 'padding:16px 0 0',
  linkLine: 'padding:4px 0',
  link: `color:${ACCENT};text-decoration:underline`,
  foot: `padding:24px 32px 0;color:${GREY};${FONT};font-size:14px;line-height:1.55`,
  footLine: 'margin:0 0 10px',
  footLink: `color:${GREY};text-decoration:underline;white-space:nowrap`,
  // Mail programs show it in their list beside the subject. It is hidden in the mail itself.
  preheader:
    'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;mso-hide:all',
};

/** Styles for narrow screens and dark mode. Only some mail programs read them. */
const SHEET = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}
@media (max-width:480px){.head{padding:4px 8px 16px!important}.sheet{padding:28px 20px!important}.foot{padding:20px 8px 0!important}.title{font-size:25px!important}.fact{display:block!important;padding:0!important}.fact+.fact{padding-bottom:8px!important}}
@media (prefers-color-scheme:dark){.ground{background:#14161a!important}.sheet{background:#1f2228!important}
.ink,.sheet,.title,.shop{color:#f4f3f0!important}.grey{color:#b7bac1!important}.box{background:#2a2e36!important}
.line{border-color:#3a3f48!important}.link{color:#b4b5ff!important}.light-logo{display:none!important}.dark-logo{display:block!important}}`;

/** Numbers of orders and papers, which must not break across lines. */
const NUMBERS = /\b(?:TF|INV|CN)-\d+(?:-[A-Z])?\b/g;
const words = (text: string): string =>
  escapeHtml(text).replace(NUMBERS, '<span style="white-space:nowrap">$&</span>').replaceAll('\n', '<br>');

const link = (url: string, label: string, style: string, name = 'link') =>
  `<a href="${escapeHtml(url)}" ${name === '' ? '' : `class="${name}" `}style="${style}">${words(label)}</a>`;

/** Outlook only lays out tables. */
const table = (rows: string, style = '', more = ' width="100%"') =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"${more}${style === '' ? '' : ` style="${style}"`}>${rows}</table>`;

const boxed = (inner: string, style: string) =>
  table(
    `<tr><td class="box" bgcolor="${GROUND}" style="${style}">${inner}</td></tr>`,
    'width:100%;margin:8px 0 24px',
  );

const at = (shop: MailShop, path: string): string => new URL(path, shop.url).href;

function logoOf(shop: MailShop): string {
  const { name, url, logo } = shop;
  if (!logo) return link(url, name, STYLES.shop, 'shop');
  const width = logo.width === undefined ? '' : ` width="${logo.width}"`;
  const image = (path: string, look: string, more = '') =>
    `<img src="${escapeHtml(at(shop, path))}" alt="${escapeHtml(name)}"${width} height="32" class="${look}" style="${STYLES.logo}${more}">`;
  // Hidden in three ways, since no mail program supports all of them.
  const dark = logo.dark
    ? `<!--[if !mso]><!-->${image(logo.dark, 'dark-logo', ';display:none;mso-hide:all')}<!--<![endif]-->`
    : '';
  return `<a href="${escapeHtml(url)}" style="text-decoration:none">${image(logo.light, logo.dark ? 'light-logo shop' : 'shop')}${dark}</a>`;
}

function itemRows(letter: Letter): string {
  const { items = [], sums = [], shop } = letter;
  if (items.length === 0) return '';
  const hasPictures = items.some(({ picture }) => picture !== undefined);
  const rows = items.map((item) => itemRow(item, shop, hasPictures));
  const wide = hasPictures ? ' colspan="2"' : '';
  const across = (style: string) =>
    `<tr><td class="line" colspan="${hasPictures ? 3 : 2}" style="${style}">&nbsp;</td></tr>`;
  const sumRows = sums.map(({ label, value, isTotal = false }) => {
    const style = isTotal ? STYLES.total : STYLES.sum;
    const look = isTotal ? 'ink' : 'grey';
    return `<tr><td class="${look}"${wide} style="${style}">${words(label)}</td><td class="${look}" style="${style}${STYLES.right}">${words(value)}</td></tr>`;
  });
  const total =
    sumRows.length === 0 ? '' : `${across(STYLES.sumsTop)}${sumRows.join('')}${across(STYLES.sumsEnd)}`;
  return table(`${rows.join('')}${total}${across(STYLES.end)}`, STYLES.block);
}

function itemRow({ name, detail, price, picture }: LetterItem, shop: MailShop, hasPictures: boolean): string {
  // The picture has no alt text, since the text beside it says the same.
  const image =
    picture === undefined
      ? ''
      : `<img src="${escapeHtml(at(shop, picture))}" alt="" width="64" height="64" style="${STYLES.image}">`;
  const below = detail === '' ? '' : `<br><span class="grey" style="${STYLES.label}">${words(detail)}</span>`;
  return (
    `<tr>${hasPictures ? `<td class="line" width="64" style="${STYLES.picture}">${image}</td>` : ''}` +
    `<td class="line" style="${STYLES.item}"><strong>${words(name)}</strong>${below}</td>` +
    `<td class="line" style="${STYLES.price}">${words(price)}</td></tr>`
  );
}

function factsOf({ facts = [] }: Letter): string {
  if (facts.length === 0) return '';
  const rows = facts.map(
    ({ label, value, url }) =>
      `<tr><td class="fact grey" style="${STYLES.factLabel}">${words(label)}</td>` +
      `<td class="fact" style="${STYLES.fact}">${url === undefined ? words(value) : link(url, value, STYLES.link)}</td></tr>`,
  );
  return boxed(table(rows.join(''), '', ''), STYLES.box);
}

const stepsOf = ({ steps = [] }: Letter): string =>
  steps.length === 0
    ? ''
    : `<ol style="${STYLES.steps}">${steps.map((step) => `<li style="${STYLES.step}">${words(step)}</li>`).join('')}</ol>`;

const quotesOf = ({ quotes = [] }: Letter): string =>
  quotes
    .map(({ by, text }) =>
      boxed(`<div class="grey" style="${STYLES.label}">${words(by)}</div>${words(text)}`, STYLES.box),
    )
    .join('');

const codeOf = ({ code }: Letter): string =>
  code
    ? boxed(
        `<div class="grey" style="${STYLES.label}">${words(code.label)}</div><div class="ink" style="${STYLES.codeValue}">${words(code.value)}</div>`,
        STYLES.codeBox,
      )
    : '';

function actionOf({ action, links = [] }: Letter): string {
  const button = action
    ? table(
        `<tr><td bgcolor="${ACCENT}" style="${STYLES.button}">${link(action.url, action.label, STYLES.action, '')}</td></tr>`,
        'margin:8px 0 0',
        '',
      )
    : '';
  const rows = links.map(
    ({ label, url }) => `<tr><td style="${STYLES.linkLine}">${link(url, label, STYLES.link)}</td></tr>`,
  );
  return rows.length === 0
    ? button
    : `${button}<div style="${STYLES.links}">${table(rows.join(''), '', '')}</div>`;
}

function footOf({ shop, footnote, unsubscribeUrl }: Letter): string {
  const { name, url, phone, email, help = [] } = shop;
  const small = (href: string, label: string) => link(href, label, STYLES.footLink, 'grey');
  const ways = [
    ...(phone ? [`call ${small(`tel:${phone.replace(/[^+\d]/g, '')}`, phone)}`] : []),
    ...(email ? [`write to ${small(`mailto:${email}`, email)}`] : []),
  ];
  const lines = [
    ...(ways.length > 0 ? [`Questions? Please ${ways.join(' or ')}.`] : []),
    ...(help.length > 0
      ? [help.map(({ label, url: path }) => small(at(shop, path), label)).join(' &nbsp;·&nbsp; ')]
      : []),
    `${words(footnote)}${unsubscribeUrl === undefined ? '' : ` ${small(unsubscribeUrl, 'Unsubscribe')}`}`,
    small(url, name),
  ];
  return lines.map((line) => `<p style="${STYLES.footLine}">${line}</p>`).join('');
}

export function mailHtml(letter: Letter): string {
  const { shop, title, paragraphs, below = [] } = letter;
  const paragraph = (text: string) => `<p style="${STYLES.paragraph}">${words(text)}</p>`;
  return [
    '<!doctype html><html lang="en-GB" xmlns:v="urn:schemas-microsoft-com:vml"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Without this, phones turn order numbers, dates and addresses into links.
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">',
    '<meta name="x-apple-disable-message-reformatting">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(title)}</title><style>${SHEET}</style></head>`,
    `<body class="ground" style="${STYLES.body}">`,
    `<div style="${STYLES.preheader}">${words(paragraphs[0] ?? title)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>`,
    `<table role="presentation" class="ground" cellpadding="0" cellspacing="0" border="0" width="100%" bgcolor="${GROUND}">`,
    `<tr><td align="center" style="${STYLES.around}">`,
    '<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->',
    '<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="max-width:600px;text-align:left">',
    `<tr><td class="head" style="${STYLES.head}">${logoOf(shop)}</td></tr>`,
    `<tr><td class="sheet" bgcolor="#ffffff" style="${STYLES.sheet}">`,
    `<h1 class="title" style="${STYLES.title}">${words(title)}</h1>`,
    ...paragraphs.map(paragraph),
    quotesOf(letter),
    stepsOf(letter),
    codeOf(letter),
    itemRows(letter),
    ...below.map(paragraph),
    factsOf(letter),
    actionOf(letter),
    `</td></tr><tr><td class="foot grey" style="${STYLES.foot}">${footOf(letter)}</td></tr></table>`,
    '<!--[if mso]></td></tr></table><![endif]--></td></tr></table></body></html>',
  ]
    .filter((line) => line !== '')
    .join('\n');
}
