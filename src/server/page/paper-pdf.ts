import type {
  Column,
  Content,
  ContentTable,
  CustomTableLayout,
  Margins,
  TableCell,
  TDocumentDefinitions,
} from 'pdfmake/interfaces.js';
import type { Cell, Paper, PaperTable } from '#rules/papers/paper.ts';
import { drawable } from '../ports/pdf-words.ts';
import { PDF_FONT } from '../ports/pdf.ts';
import type { Sheet } from './paper-html.ts';

export const INK = '#14161a';
export const GREY = '#5b5e66';
const LINE = '#e2dfd8';
/** Size of A4 in points. */
const WIDTH = 595.28;
const MARGIN = 48;
const GAP = 24;

const above = (top: number): Margins => [0, top, 0, 0];
const below = (bottom: number): Margins => [0, 0, 0, bottom];
/** Leaves this part of the width empty on the left. */
const shifted = (part: number, [, top, , bottom]: [number, number, number, number]): Margins => [
  (WIDTH - 2 * MARGIN) * part,
  top,
  0,
  bottom,
];

const LATIN_NOTE =
  'Some names are written in Latin letters here. The print page of this document shows them as they were given.';

/** Text with only characters that the font can draw. */
export const drawableIn = <T>(given: T): T =>
  JSON.parse(JSON.stringify(given), (_key, value: unknown) =>
    typeof value === 'string' ? drawable(value) : value,
  ) as T;

/** A paper with only characters that the font can draw, and a note if any was replaced. */
export function drawablePaper(given: Paper): Paper {
  const paper = drawableIn(given);
  const isSame = JSON.stringify(paper) === JSON.stringify(given).normalize('NFC');
  return isSame ? paper : { ...paper, notes: [...paper.notes, LATIN_NOTE] };
}

/** Papers as input for the PDF library, each with pages of its own. */
export function papersPdf(sheets: readonly Sheet[]): TDocumentDefinitions {
  const papers = sheets.map((sheet) => ({ ...sheet, paper: drawablePaper(sheet.paper) }));
  const [first] = papers;
  const from = first?.paper.from ?? '';
  const title =
    papers.length === 1 ? `${first?.paper.title} ${first?.paper.number}` : `${first?.paper.title}s`;
  return {
    pageSize: 'A4',
    pageMargins: [MARGIN, MARGIN, MARGIN, MARGIN + GAP],
    info: { title, author: from, creator: from, producer: from },
    language: 'en-GB',
    defaultStyle: { font: PDF_FONT, fontSize: 9, lineHeight: 1.3, color: INK, fontFeatures: ['tnum'] },
    content: papers.map(({ paper, barcode, qr }) => ({
      section: contentOf(paper, barcode, qr),
      footer: (page, pages) =>
        footer(paper.foot, papers.length > 1 ? paper.number : pages > 1 ? `Page ${page} of ${pages}` : ''),
    })),
  };
}

function contentOf(paper: Paper, barcode: string | undefined, qr: string | undefined): Content[] {
  const { items, sums, summary, notes, steps } = paper;
  return [
    head(paper),
    paper.isLabel ? label(paper, barcode, qr) : parties(paper, barcode),
    tableOf(items, below(12)),
    ...(sums.length > 0 ? [sumsOf(paper)] : []),
    ...(summary ? [tableOf(summary, shifted(0.35, [0, 8, 0, 0]))] : []),
    ...(notes.length > 0 ? [{ stack: listed(notes), color: GREY, margin: above(GAP) }] : []),
    ...(steps.length > 0
      ? [{ text: 'How to send it back', fontSize: 13, bold: true, margin: above(GAP) }, { ol: listed(steps) }]
      : []),
  ];
}

const listed = (texts: readonly string[]): Content[] => texts.map((text) => ({ text, margin: above(4) }));

const footer = (foot: string, right: string): Content => ({
  margin: [MARGIN, 16, MARGIN, 0],
  fontSize: 8,
  color: GREY,
  columnGap: 16,
  columns: [
    { text: foot, width: '*' },
    { text: right, width: 'auto' },
  ],
});

const head = ({ title, from, facts }: Paper): Content => ({
  columnGap: GAP,
  margin: below(GAP),
  columns: [
    {
      width: '*',
      stack: [
        { text: from, bold: true, fontSize: 11 },
        { text: title, bold: true, fontSize: 24, margin: above(10) },
      ],
    },
    {
      width: 'auto',
      layout: 'noBorders',
      table: {
        body: facts.map(({ label: name, value }) => [
          { text: name, color: GREY },
          { text: value, bold: true, alignment: 'right' },
        ]),
      },
    },
  ],
});

const partyLines = ({ label: name, lines }: Paper['parties'][number], fontSize = 9): Content[] => [
  { text: name, color: GREY, margin: below(2) },
  ...lines.map((text, index) => ({ text, fontSize, bold: index === 0 })),
];

function parties(paper: Paper, barcode: string | undefined): Content {
  const blocks: Column[] = paper.parties.map((party) => ({ width: '*', stack: partyLines(party) }));
  const code: Column[] =
    barcode === undefined ? [] : [{ width: 150, stack: barcodeOf(barcode, paper.number, [150, 40]) }];
  return { columns: [...blocks, ...code], columnGap: GAP, margin: below(GAP) };
}

const barcodeOf = (svg: string, number: string, [width, height]: [number, number]): Content[] => [
  { svg, width, height, alignment: 'center' },
  { text: number, alignment: 'center', margin: above(4) },
];

const DASHED: CustomTableLayout = {
  hLineWidth: () => 1,
  vLineWidth: () => 1,
  hLineColor: () => GREY,
  vLineColor: () => GREY,
  hLineStyle: () => ({ dash: { length: 4 } }),
  vLineStyle: () => ({ dash: { length: 4 } }),
  paddingLeft: () => 20,
  paddingRight: () => 20,
  paddingTop: () => 20,
  paddingBottom: () => 20,
};

/** The label to cut out, with a dashed border. */
function label({ parties: [to, sender], number }: Paper, barcode?: string, qr?: string): Content {
  const addressed: Content = {
    columnGap: GAP,
    columns: [
      { width: '*', stack: to ? partyLines(to, 15) : [] },
      { width: 160, stack: sender ? partyLines(sender) : [] },
    ],
  };
  const code: Content[] =
    barcode === undefined
      ? []
      : [{ stack: barcodeOf(barcode, number, [260, 56]), fontSize: 12, bold: true, margin: above(GAP) }];
  const square: Content[] =
    qr === undefined ? [] : [{ svg: qr, width: 72, height: 72, alignment: 'center', margin: above(GAP) }];
  return {
    layout: DASHED,
    margin: below(GAP),
    table: { widths: ['*'], body: [[{ stack: [addressed, ...code, ...square] }]] },
  };
}

const RULED: CustomTableLayout = {
  hLineWidth: (index) => (index === 0 ? 0 : 0.75),
  vLineWidth: () => 0,
  hLineColor: (index) => (index === 1 ? INK : LINE),
  paddingLeft: (index) => (index === 0 ? 0 : 8),
  paddingRight: (index, { table: { widths } }) => (index === (widths?.length ?? 0) - 1 ? 0 : 8),
  paddingTop: () => 6,
  paddingBottom: () => 6,
};

function tableOf({ columns, rows }: PaperTable, margin: Margins): ContentTable {
  const side = (index: number) => (columns[index]?.kind === 'number' ? 'right' : 'left');
  const cell = ({ text, detail }: Cell, index: number): TableCell => ({
    alignment: side(index),
    stack: [
      { text, bold: index === 0, noWrap: index > 0 },
      ...(detail ? [{ text: detail, color: GREY, fontSize: 8, noWrap: index > 0 }] : []),
    ],
  });
  const name = ({ label: text }: PaperTable['columns'][number], index: number): TableCell => ({
    text,
    alignment: side(index),
    color: GREY,
    fontSize: 8,
    noWrap: true,
  });
  return {
    layout: RULED,
    margin,
    table: {
      // The header repeats on every page, and no row is split across pages.
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ kind }) => (kind === 'words' ? '*' : 'auto')),
      body: [columns.map(name), ...rows.map((row) => row.map(cell))],
    },
  };
}

const sumsOf = ({ sums }: Paper): Content => ({
  layout: 'noBorders',
  margin: shifted(0.5, [0, 4, 0, 12]),
  unbreakable: true,
  table: {
    widths: ['*', 'auto'],
    body: sums.map(({ label: text, value, isTotal = false }) => {
      const look = isTotal ? { bold: true, fontSize: 13 } : {};
      return [
        { text, ...look },
        { text: value, alignment: 'right' as const, ...look },
      ];
    }),
  },
});
