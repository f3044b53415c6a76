import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { ParcelLabel } from '#rules/papers/parcel-papers.ts';
import { PDF_FONT } from '../ports/pdf.ts';
import type { LabelSheet } from './paper-html.ts';
import { drawableIn, GREY, INK } from './paper-pdf.ts';

/** Width of A6 in points. */
const WIDTH = 297.64;
const MARGIN = 20;
const INSIDE = WIDTH - 2 * MARGIN;

/** A long address is set smaller, so that a label stays one page. */
const MOST_LARGE = 110;

/** Labels of parcels as input for the PDF library: one a page, in the size of label printers. */
export function labelsPdf(labels: readonly LabelSheet[]): TDocumentDefinitions {
  return {
    pageSize: 'A6',
    pageMargins: [MARGIN, MARGIN, MARGIN, MARGIN],
    info: { title: 'Parcel labels' },
    language: 'en-GB',
    defaultStyle: { font: PDF_FONT, fontSize: 9, lineHeight: 1.25, color: INK, fontFeatures: ['tnum'] },
    content: labels.map(({ label, barcode }, index) => ({
      stack: contentOf(drawableIn(label), barcode),
      ...(index > 0 && { pageBreak: 'before' }),
    })),
  };
}

const rule: Content = {
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: INSIDE, y2: 0, lineWidth: 0.75, lineColor: INK }],
  margin: [0, 12, 0, 12],
};

function contentOf({ to, from, facts, code }: ParcelLabel, barcode: string): Content[] {
  const fontSize = to.join('').length > MOST_LARGE || to.length > 6 ? 12 : 16;
  return [
    { text: `From ${from.join(', ')}`, fontSize: 8, color: GREY },
    rule,
    ...to.map((text, index): Content => ({ text, fontSize, bold: index === 0 || index === to.length - 1 })),
    rule,
    {
      layout: 'noBorders',
      table: {
        widths: ['auto', '*'],
        body: facts.map(({ label, value }) => [
          { text: label, color: GREY },
          { text: value, bold: true, alignment: 'right' as const },
        ]),
      },
    },
    { svg: barcode, width: INSIDE, height: 64, margin: [0, 14, 0, 0] },
    { text: code, alignment: 'center', bold: true, margin: [0, 6, 0, 0] },
  ];
}
