import type { Cell, Paper, PaperTable } from '#rules/papers/paper.ts';
import type { ParcelLabel } from '#rules/papers/parcel-papers.ts';
import { escapeHtml } from './html.ts';

interface Around {
  shop: string;
  /** Links to the shop's styles, for its font. */
  styles: string;
  /** Links to the PDF of this paper and back to the order. Shelf labels have no PDF. */
  pdf?: string;
  back: { href: string; label: string };
}

export interface Sheet {
  paper: Paper;
  barcode: string | undefined;
  qr?: string | undefined;
}

export interface LabelSheet {
  label: ParcelLabel;
  barcode: string;
}

/** A paper as a page to print. On the screen it looks like a sheet; printed, it has nothing around it. */
export const paperHtml = (sheet: Sheet, around: Around): string =>
  page(
    `${sheet.paper.title} ${sheet.paper.number}`,
    around,
    `<main class="paper-sheet">${inside(sheet, 'h1')}</main>`,
  );

/** Many papers as one page: each begins on a sheet of its own. */
export const papersHtml = (title: string, sheets: readonly Sheet[], around: Around): string =>
  page(
    title,
    around,
    `<main><h1 class="paper-hidden">${escapeHtml(title)}</h1>
${sheets.map((sheet) => `<article class="paper-sheet">${inside(sheet, 'h2')}</article>`).join('\n')}</main>`,
  );

/** Labels side by side, to be printed and cut. */
export const labelsHtml = (
  title: string,
  { look, labels }: { look: 'shelf-labels' | 'parcel-labels'; labels: readonly string[] },
  around: Around,
): string =>
  page(
    title,
    around,
    `<main class="paper-sheet"><h1 class="paper-hidden">${escapeHtml(title)}</h1>
<ul class="${look}">${labels.join('\n')}</ul></main>`,
  );

/** The label of a parcel, to be cut out of a sheet. */
export const parcelLabelHtml = ({ label: { to, from, facts, code }, barcode }: LabelSheet): string =>
  `<li class="parcel-label"><p class="parcel-from">From ${from.map(escapeHtml).join(', ')}</p>
<p class="parcel-to">${to.map(escapeHtml).join('<br>')}</p>
<dl>${facts.map(fact).join('')}</dl>
<div class="parcel-code"><div aria-hidden="true">${barcode}</div><p>${escapeHtml(code)}</p></div></li>`;

/** A page in place of a paper, in the shop's look. */
export const noteHtml = (title: string, { shop, styles, back }: Around): string =>
  `<!doctype html><html lang="en-GB"><head><meta charset="utf-8">
<title>${escapeHtml(`${title} · ${shop}`)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">${styles}
<link rel="stylesheet" href="/plain.css"></head>
<body><main class="note"><p><a href="/"><img src="/logo.svg" alt="Home page" height="40"></a></p>
<h1>${escapeHtml(title)}</h1>
<p><a class="button" href="${escapeHtml(back.href)}">${escapeHtml(back.label)}</a></p></main></body></html>`;

function page(title: string, { shop, styles, pdf, back }: Around, main: string): string {
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8">
<title>${escapeHtml(`${title} · ${shop}`)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">${styles}
<link rel="stylesheet" href="/paper.css"><script src="/paper.js" defer></script></head>
<body class="paper"><nav class="paper-tools" aria-label="This paper">
<a href="${escapeHtml(back.href)}">${escapeHtml(back.label)}</a>
${pdf === undefined ? '' : `<a class="paper-button" href="${escapeHtml(pdf)}">PDF</a>`}
<button class="paper-button" type="button" id="print" hidden>Print</button></nav>
${main}</body></html>`;
}

function inside({ paper, barcode, qr }: Sheet, heading: 'h1' | 'h2'): string {
  const { title, from, facts, items, sums, summary, notes, steps, foot } = paper;
  return `<header class="paper-head"><div><p class="paper-from">${escapeHtml(from)}</p>
<${heading}>${escapeHtml(title)}</${heading}></div><dl>${facts.map(fact).join('')}</dl></header>
${parties(paper, barcode, qr)}
${table(items)}
${sums.length === 0 ? '' : `<dl class="paper-sums">${sums.map(sum).join('')}</dl>`}
${summary ? table(summary, 'paper-summary') : ''}
${notes.map((text) => `<p class="paper-note">${escapeHtml(text)}</p>`).join('\n')}
${steps.length === 0 ? '' : `<h2>How to send it back</h2><ol>${steps.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ol>`}
<footer>${escapeHtml(foot)}</footer>`;
}

const fact = ({ label, value }: Paper['facts'][number]) =>
  `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`;

const sum = ({ label, value, isTotal = false }: Paper['sums'][number]) =>
  `<div${isTotal ? ' class="paper-total"' : ''}><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`;

function parties({ parties: all, isLabel = false, number }: Paper, barcode?: string, qr?: string): string {
  const blocks = all.map(
    ({ label, lines }) =>
      `<section><h2>${escapeHtml(label)}</h2><p>${lines.map(escapeHtml).join('<br>')}</p></section>`,
  );
  // The barcode's SVG is made by the shop, so it isn't escaped. The number is also written below it.
  const code =
    barcode === undefined
      ? ''
      : `<div class="paper-barcode"><div aria-hidden="true">${barcode}</div><p>${escapeHtml(number)}</p></div>`;
  const square = qr === undefined ? '' : `<div class="paper-qr" aria-hidden="true">${qr}</div>`;
  return `<div class="paper-parties${isLabel ? ' paper-label' : ''}">${blocks.join('')}${code}${square}</div>`;
}

function table({ caption, columns, rows }: PaperTable, look = 'paper-items'): string {
  const side = (index: number) => (columns[index]?.kind === 'number' ? ' class="paper-number"' : '');
  const heads = columns.map(({ label }, index) => `<th scope="col"${side(index)}>${escapeHtml(label)}</th>`);
  const body = rows.map(
    (row) =>
      `<tr>${row.map((one, index) => cell(one, index, side(index), columns[index]?.label ?? '')).join('')}</tr>`,
  );
  return `<table class="${look}"><caption>${escapeHtml(caption)}</caption><thead><tr>${heads.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

/** On a phone each row is a block, and each amount shows the name of its column. */
function cell({ text, detail }: Cell, index: number, side: string, label: string): string {
  const below = detail ? `<span>${escapeHtml(detail)}</span>` : '';
  return index === 0
    ? `<th scope="row">${escapeHtml(text)}${below}</th>`
    : `<td${side} data-label="${escapeHtml(label)}">${escapeHtml(text)}${below}</td>`;
}
