import { describe, expect, it } from 'vitest';
import type { CreditNoteContent } from './credit-note.ts';
import { creditNotePaper, standardIn } from './credit-note.ts';
import type { InvoiceContent, InvoiceLine } from './invoice.ts';
import { invoicePaper, MARGIN_WORDS } from './invoice.ts';
import type { Paper, PaperTable } from './paper.ts';
import { packingSlipPaper, parcelLabel, returnLabelPaper } from './parcel-papers.ts';

const seller = {
  name: 'Northside Phones',
  legal_name: 'Northside Phones Ltd',
  address: '61 Oldham Street, Manchester',
  post_code: 'M1 1JR',
  vat_number: 'GB410000203',
  company_number: '99000103',
};
const address = { line_1: '4 Orchard Terrace', town: 'Leeds', post_code: 'LS6 2AB' };
const line = (more: Partial<InvoiceLine> = {}): InvoiceLine => ({
  name: 'Wall charger',
  choice: 'White',
  sku: 'CH-1',
  quantity: 2,
  unit: 1799,
  discount: 0,
  vat: 600,
  scheme: 'standard',
  ...more,
});
const used = line({
  name: 'iPhone 14, Blue',
  choice: 'Blue, Good',
  sku: 'IP-14',
  quantity: 1,
  unit: 28_900,
  vat: 0,
  scheme: 'margin',
});
const invoice = (more: Partial<InvoiceContent> = {}): InvoiceContent => ({
  order: 'TF-482369175',
  placed_at: '2026-11-16T10:40:00Z',
  tax_point: '2026-11-16T23:30:00Z',
  seller,
  buyer: { name: 'Priya Shah', address },
  lines: [line()],
  delivery: 399,
  discount: 0,
  vat: 667,
  credit: 0,
  total: 3997,
  payment: { kind: 'stripe', label: 'Visa ending 4242' },
  ...more,
});
const issued = { number: 'INV-000012', issuedAt: new Date('2026-11-17T00:10:00Z') };

const said = (paper: Paper) => JSON.stringify(paper);
const textsOf = (table: PaperTable | undefined) => table?.rows.map((row) => row.map(({ text }) => text));
const rowsOf = ({ items }: Paper) => textsOf(items);
const columnsOf = ({ items }: Paper) => items.columns.map(({ label }) => label);
const sumOf = ({ sums }: Paper, label: string) => sums.find((one) => one.label === label)?.value;

describe('An invoice', () => {
  it('names who sells, who pays, its number, its days and the order', () => {
    const paper = invoicePaper(invoice({ code: 'AUTUMN10' }), issued);
    expect(paper.title).toBe('VAT invoice');
    expect(paper.facts).toEqual([
      { label: 'Invoice number', value: 'INV-000012' },
      { label: 'Date of issue', value: '17 November 2026' },
      { label: 'Tax point', value: '16 November 2026' },
      { label: 'Order', value: 'TF-482369175' },
      { label: 'Code', value: 'AUTUMN10' },
    ]);
    expect(paper.parties[0]?.lines).toEqual([
      'Northside Phones',
      'Northside Phones Ltd',
      '61 Oldham Street',
      'Manchester',
      'M1 1JR',
      'VAT number GB410000203',
    ]);
    expect(paper.parties[1]?.lines).toEqual(['Priya Shah', '4 Orchard Terrace', 'Leeds', 'LS6 2AB']);
    expect(paper.foot).toContain('Company number 99000103');
  });

  it('says nothing of VAT where the seller has no VAT number', () => {
    const none = { seller: { ...seller, vat_number: null }, lines: [line(), used] };
    for (const paper of [
      invoicePaper(invoice(none), issued),
      creditNotePaper(
        {
          order: 'TF-482369175',
          reason: 'Returned',
          total: 1799,
          vat: 300,
          seller: none.seller,
          lines: [
            {
              name: 'Wall charger',
              choice: '',
              sku: 'CH-1',
              quantity: 1,
              amount: 1799,
              vat: 300,
              scheme: 'standard',
            },
          ],
        },
        issued,
      ),
    ]) {
      expect(said(paper)).not.toMatch(/VAT|tax|margin/i);
    }
    // Older papers have no VAT number field.
    const { vat_number: _, ...older } = seller;
    expect(said(invoicePaper(invoice({ seller: older }), issued))).toContain('£6.67');
  });

  it('shows the VAT of new goods: rate, amount, and what is left without it', () => {
    const paper = invoicePaper(invoice(), issued);
    expect(columnsOf(paper)).toEqual(['Item', 'Quantity', 'Unit price', 'VAT rate', 'VAT', 'Amount']);
    expect(rowsOf(paper)).toEqual([['Wall charger', '2', '£17.99', '20%', '£6.00', '£35.98']]);
    expect(paper.items.rows[0]?.map(({ detail }) => detail).slice(0, 3)).toEqual([
      'White · SKU CH-1',
      undefined,
      '£14.99 + VAT',
    ]);
    expect(textsOf(paper.summary)).toEqual([['Standard rate, 20%', '£33.30', '£6.67', '£39.97']]);
    expect(sumOf(paper, 'Total')).toBe('£39.97');
    expect(sumOf(paper, 'Paid by Visa ending 4242')).toBe('£39.97');
    expect(said(paper)).not.toContain(MARGIN_WORDS);
  });

  it('shows no VAT for second-hand goods, and the words that the margin scheme asks for', () => {
    const paper = invoicePaper(invoice({ lines: [used], delivery: 0, vat: 0, total: 28_900 }), issued);
    expect(paper.title).toBe('Invoice');
    expect(paper.summary).toBeUndefined();
    expect(columnsOf(paper)).not.toContain('VAT');
    expect(rowsOf(paper)).toEqual([['iPhone 14, Blue', '1', '£289.00', '£289.00']]);
    expect(paper.items.rows[0]?.[0]?.detail).toBe('Good · SKU IP-14 · Margin scheme – second-hand goods');
    expect(paper.notes.join(' ')).toContain('Margin scheme – second-hand goods');
    expect(sumOf(paper, 'Delivery')).toBe('Free');
  });

  it('parts both kinds of goods, with their share of the delivery', () => {
    const paper = invoicePaper(
      invoice({ lines: [line(), used], discount: 3289, vat: 604, total: 28_900 + 3598 + 399 - 3289 }),
      issued,
    );
    const [standard = [], margin = []] = textsOf(paper.summary) ?? [];
    expect(standard[2]).toBe('£6.04');
    expect(margin.slice(0, 3)).toEqual(['Margin scheme', '–', '–']);
    const pounds = (text = '') => Math.round(Number(text.replace(/[£,]/g, '')) * 100);
    expect(pounds(standard[3]) + pounds(margin[3])).toBe(28_900 + 3598 + 399 - 3289);
    expect(pounds(standard[1]) + pounds(standard[2])).toBe(pounds(standard[3]));
    expect(rowsOf(paper)?.[1]?.slice(3, 5)).toEqual(['Margin scheme', '–']);
    const details = paper.items.rows.map(([item]) => item?.detail ?? '');
    expect(details.map((detail) => detail.includes(MARGIN_WORDS))).toEqual([false, true]);
  });

  it('shows discounts by line, what a code took off the delivery, and what credit paid', () => {
    const paper = invoicePaper(
      invoice({
        lines: [line({ discount: 360, vat: 540 })],
        discount: 759,
        vat: 540,
        credit: 1000,
        total: 3238,
        payment: { kind: 'bank_transfer', label: '' },
      }),
      issued,
    );
    expect(rowsOf(paper)?.[0]).toEqual(['Wall charger', '2', '£17.99', '−£3.60', '20%', '£5.40', '£32.38']);
    expect(paper.sums).toEqual([
      { label: 'Items', value: '£32.38' },
      { label: 'Delivery', value: '£3.99' },
      { label: 'Discount on delivery', value: '−£3.99' },
      { label: 'Total', value: '£32.38', isTotal: true },
      { label: 'Paid with store credit', value: '£10.00' },
      { label: 'Paid by bank transfer', value: '£22.38' },
    ]);
  });

  it('reads what earlier versions of the shop have issued', () => {
    const { tax_point: _point, payment: _payment, ...old } = invoice();
    const { name, address: place, post_code } = seller;
    const paper = invoicePaper({ ...old, seller: { name, address: place, post_code } }, issued);
    expect(paper.title).toBe('Invoice');
    expect(paper.facts).toContainEqual({ label: 'Tax point', value: '17 November 2026' });
    expect(said(paper)).not.toMatch(/undefined|null/);
  });
});

describe('A credit note', () => {
  const content: CreditNoteContent = {
    order: 'TF-482369175',
    reason: 'Returned',
    total: 1799,
    vat: 300,
    invoice: { number: 'INV-000012', issued_at: '2026-11-17T00:10:00Z' },
    seller,
    buyer: { name: 'Priya Shah', address },
    lines: [
      {
        name: 'Wall charger',
        choice: 'White',
        sku: 'CH-1',
        quantity: 1,
        amount: 1799,
        vat: 300,
        scheme: 'standard',
      },
    ],
    to_payment: 1299,
    to_credit: 500,
    payment: { kind: 'trial', label: 'Trial payment' },
  };
  const note = { number: 'CN-000003', issuedAt: new Date('2026-11-20T12:00:00Z') };

  it('names the invoice, the units, the amount and the way back', () => {
    const paper = creditNotePaper(content, note);
    expect(paper.facts).toContainEqual({ label: 'For invoice', value: 'INV-000012 of 17 November 2026' });
    expect(paper.facts).toContainEqual({ label: 'Reason', value: 'You returned these items.' });
    expect(rowsOf(paper)).toEqual([['Wall charger', '1', '£3.00', '£17.99']]);
    expect(paper.sums).toEqual([
      { label: 'Without VAT', value: '£14.99' },
      { label: 'VAT', value: '£3.00' },
      { label: 'Total credited', value: '£17.99', isTotal: true },
      { label: 'Refunded to: trial payment', value: '£12.99' },
      { label: 'Refunded to: store credit', value: '£5.00' },
    ]);
  });

  it.each([
    ['delivery that goes back with the rest', { total: 2198, vat: 367 }, ['Delivery', '', '£0.67', '£3.99']],
    [
      'what went back before by amount',
      { total: 799, vat: 133 },
      ['Refunded before', '', '−£1.67', '−£10.00'],
    ],
    [
      'an amount without lines',
      { lines: [], total: 500, vat: 83 },
      ['Refund of an amount', '', '£0.83', '£5.00'],
    ],
  ])('tells %s apart', (_what, more, row) => {
    expect(rowsOf(creditNotePaper({ ...content, ...more }, note))?.at(-1)).toEqual(row);
  });

  it('shows no VAT for second-hand goods', () => {
    const lines = [{ ...used, amount: 28_900, vat: 0 }];
    const paper = creditNotePaper({ ...content, total: 28_900, vat: 0, lines }, note);
    expect(columnsOf(paper)).toEqual(['Item', 'Quantity', 'Amount']);
    expect(paper.notes[0]).toContain(MARGIN_WORDS);
  });

  it('of an amount has the words of the margin scheme where the goods are second-hand', () => {
    const amount = { total: 500, vat: 0, lines: [] };
    const standard = standardIn({ ...amount, schemes: ['margin'] });
    const paper = creditNotePaper({ ...content, ...amount, standard }, note);
    expect(paper.items.rows[0]?.[0]).toEqual({ text: 'Refund of an amount', detail: MARGIN_WORDS });
    expect(paper.notes.join(' ')).toContain(MARGIN_WORDS);
    expect(paper.summary).toBeUndefined();
  });

  it('of an amount of both kinds of goods says how much falls under which scheme', () => {
    const amount = { total: 10_000, vat: 190, lines: [] };
    const standard = standardIn({ ...amount, schemes: ['standard', 'margin'] });
    const paper = creditNotePaper({ ...content, ...amount, standard }, note);
    expect(columnsOf(paper)).toEqual(['Item', 'Quantity', 'VAT', 'Amount']);
    expect(textsOf(paper.summary)).toEqual([
      ['Standard rate, 20%', '£9.50', '£1.90', '£11.40'],
      ['Margin scheme', '–', '–', '£88.60'],
    ]);
    expect(paper.sums.map(({ label }) => label)).not.toContain('Without VAT');
    expect(paper.notes.join(' ')).toContain(MARGIN_WORDS);
  });

  it('of new goods alone is all at the standard rate', () => {
    const amount = { total: 500, vat: 83, lines: [] };
    const standard = standardIn({ ...amount, schemes: ['standard'] });
    const paper = creditNotePaper({ ...content, ...amount, standard }, note);
    expect(textsOf(paper.summary)).toEqual([['Standard rate, 20%', '£4.17', '£0.83', '£5.00']]);
    expect(paper.notes).toEqual([]);
  });
});

const packing = {
  order: 'TF-482369175',
  placedAt: new Date('2026-11-16T10:40:00Z'),
  seller,
  buyer: 'Priya Shah',
  address,
  store: null,
  lines: [{ name: 'Wall charger', choice: 'White', sku: 'CH-1', quantity: 2 }],
  parcel: null,
  sent: [],
  hasRest: true,
};

describe('A packing slip', () => {
  it('shows what, how many and where to, and no price', () => {
    const paper = packingSlipPaper(packing);
    expect(rowsOf(paper)).toEqual([['Wall charger', 'CH-1', '2']]);
    expect(paper.parties[0]).toEqual({
      label: 'Deliver to',
      lines: ['Priya Shah', '4 Orchard Terrace', 'Leeds', 'LS6 2AB'],
    });
    expect(paper.barcode).toBe('TF-482369175');
    expect(sumOf(paper, 'Pieces')).toBe('2');
    expect(said(paper)).not.toContain('£');
  });

  it('has a label for the parcel, with both addresses and its own code', () => {
    const parcel = { index: 2, carrier: 'DPD', tracking: '1550 22', lines: packing.lines };
    expect(parcelLabel({ ...packing, parcel, sent: [parcel, parcel], hasRest: false })).toEqual({
      order: 'TF-482369175',
      to: ['Priya Shah', '4 Orchard Terrace', 'Leeds', 'LS6 2AB'],
      from: ['Northside Phones', '61 Oldham Street', 'Manchester', 'M1 1JR'],
      facts: [
        { label: 'Order', value: 'TF-482369175' },
        { label: 'Parcel', value: '2 of 2' },
        { label: 'Pieces', value: '2' },
        { label: 'DPD', value: '1550 22' },
      ],
      code: 'TF-482369175-P2',
    });
    expect(parcelLabel(packing)?.code).toBe('TF-482369175');
    const store = { name: 'Northside Stockport', address: '9 Bridge Street', post_code: 'SK1 1LA' };
    expect(parcelLabel({ ...packing, address: null, store }), 'nothing is sent').toBeUndefined();
  });

  it('names the parcel, or the store where it is collected', () => {
    const parcel = { index: 2, carrier: 'DPD', tracking: '1550 22', lines: packing.lines };
    const sent = [{ ...parcel, index: 1 }, parcel];
    expect(packingSlipPaper({ ...packing, parcel, sent }).facts).toContainEqual({
      label: 'Parcel',
      value: '2, more to follow',
    });
    expect(packingSlipPaper({ ...packing, parcel, sent, hasRest: false }).facts.slice(2)).toEqual([
      { label: 'Parcel', value: '2 of 2' },
      { label: 'DPD', value: '1550 22' },
    ]);
    const only = { ...parcel, index: 1 };
    expect(
      packingSlipPaper({ ...packing, parcel: only, sent: [only], hasRest: false }).facts.slice(2),
      'a single parcel is not counted',
    ).toEqual([{ label: 'DPD', value: '1550 22' }]);
    const store = {
      name: 'Northside Stockport',
      address: '9 Bridge Street, Stockport',
      post_code: 'SK1 1LA',
    };
    expect(packingSlipPaper({ ...packing, address: null, store }).parties[0]).toEqual({
      label: 'To collect',
      lines: ['Priya Shah collects at', 'Northside Stockport', '9 Bridge Street', 'Stockport', 'SK1 1LA'],
    });
  });
});

it('A packing slip of the rest says what went before', () => {
  const lines = [{ name: 'Cable', choice: '', sku: 'CA-1', quantity: 1 }];
  const sent = [{ index: 1, carrier: 'DPD', tracking: '1550 22', lines: packing.lines }];
  const paper = packingSlipPaper({ ...packing, lines, sent });
  expect(rowsOf(paper)).toEqual([['Cable', 'CA-1', '1']]);
  expect(paper.notes.at(-1)).toBe('Sent before, parcel 1 (DPD 1550 22): 2 × Wall charger, White.');
  expect(paper.facts.at(-1)).toEqual({ label: 'Parcel', value: '2, with the rest' });
});

it('A return label has the address of the vendor, the order as a barcode, what is in it and what to do', () => {
  const label = { ...packing, acceptedAt: new Date('2026-11-20T12:00:00Z'), hasStores: true };
  const paper = returnLabelPaper(label);
  expect(paper.parties[0]).toEqual({
    label: 'To: Returns',
    lines: ['Northside Phones', '61 Oldham Street', 'Manchester', 'M1 1JR'],
  });
  expect(paper).toMatchObject({ isLabel: true, barcode: 'TF-482369175' });
  expect(rowsOf(paper)).toEqual([['Wall charger', 'CH-1', '2']]);
  expect(paper.steps.length).toBeGreaterThan(2);
  expect(paper.steps.at(-2)).toContain('no postage');
  expect(paper.steps.at(-2)).toContain('bring it to any store of Northside Phones, which is free');
  expect(paper.steps.at(-1)).toContain('we pay the postage back');
  expect(said(returnLabelPaper({ ...label, hasStores: false }))).not.toContain('bring it to');
});
