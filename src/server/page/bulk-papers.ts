import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mayPack } from '#rules/orders/next-step.ts';
import { readOrderCode } from '#rules/orders/numbers.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { readForStaff } from '../features/orders/for-staff.reads.ts';
import { readPaper, readParcelLabels } from '../features/orders/papers.reads.ts';
import { Refusal } from '../http/refusal.ts';
import { barcodeSvg } from '../ports/barcode.ts';
import type { LabelSheet, Sheet } from './paper-html.ts';
import { papersHtml, parcelLabelHtml, labelsHtml } from './paper-html.ts';
import type { PaperSources } from './paper-replies.ts';
import { NOT_PAID, paperReplies, sendPage, sendPdf } from './paper-replies.ts';
import type { PdfThread } from './pdf-thread.ts';

/** As many as a page of the list has. */
const MOST_ORDERS = 100;

interface Found {
  id: number;
  /** The one parcel that was requested. */
  parcel: number | undefined;
}

interface Kind<T> {
  title: string;
  /** In place of a page with nothing on it. */
  nothing: string;
  read: (order: Found) => Promise<T[]>;
  html: (sheets: readonly T[], around: Parameters<typeof papersHtml>[2]) => string;
  pdf: (sheets: readonly T[]) => Promise<Buffer>;
}

/** Papers of many orders at once, as a page to print and as one PDF. */
export function bulkPaperRoutes(app: FastifyInstance, sources: PaperSources, pdfs: PdfThread): void {
  const { ask } = sources;
  const { around, note, closed } = paperReplies(sources);

  /** The papers of those orders that the caller may see; none if one of them is not paid yet. */
  async function send<T>(
    request: FastifyRequest<{ Querystring: { numbers?: unknown } }>,
    reply: FastifyReply,
    kind: Kind<T>,
    isPdf: boolean,
  ): Promise<FastifyReply> {
    const account = await sources.staffOf(request);
    if (account instanceof Refusal) return closed(reply, account);
    const area = account.office?.of === 'site' ? 'admin' : 'vendor';
    const back = { href: officePaths.orders(area), label: 'Back to the orders' };
    const { numbers: asked } = request.query;
    const codes = [...new Set(typeof asked === 'string' ? asked.split(',') : [])].slice(0, MOST_ORDERS);
    const sheets: T[] = [];
    const unpaid: string[] = [];
    for (const code of codes) {
      const { number = '', parcel } = readOrderCode(code) ?? {};
      const order = (await readForStaff(ask, account, number))?.order;
      if (order && !mayPack(order.state)) unpaid.push(order.number);
      if (order) sheets.push(...(await kind.read({ id: order.id, parcel })));
    }
    if (unpaid.length > 0) return note(reply, 409, `${unpaid.join(', ')}: ${NOT_PAID}`, back);
    if (sheets.length === 0) return note(reply, 404, kind.nothing, back);
    const name = kind.title.toLowerCase().replace(' ', '-');
    if (isPdf) return sendPdf(reply, `${name}.pdf`, await kind.pdf(sheets));
    const pdf = `/office/${name}.pdf?numbers=${encodeURIComponent(codes.join(','))}`;
    return sendPage(reply, kind.html(sheets, { ...(await around()), pdf, back }));
  }

  const slips: Kind<Sheet> = {
    title: 'Packing slips',
    nothing: 'There is nothing to pack',
    async read({ id }) {
      const paper = await readPaper(ask, [id], 'packing-slip', 'staff');
      return paper ? [{ paper, barcode: paper.barcode && (await barcodeSvg(paper.barcode)) }] : [];
    },
    html: (sheets, page) => papersHtml('Packing slips', sheets, page),
    pdf: (sheets) => pdfs.make({ sheets }),
  };

  const labels: Kind<LabelSheet> = {
    title: 'Parcel labels',
    nothing: 'There is no parcel to label. Orders that are collected have none',
    async read({ id, parcel }) {
      const all = await readParcelLabels(ask, id, parcel);
      return Promise.all(all.map(async (label) => ({ label, barcode: await barcodeSvg(label.code) })));
    },
    html: (sheets, page) =>
      labelsHtml('Parcel labels', { look: 'parcel-labels', labels: sheets.map(parcelLabelHtml) }, page),
    pdf: (sheets) => pdfs.make({ labels: sheets }),
  };

  for (const isPdf of [false, true]) {
    const ending = isPdf ? '.pdf' : '';
    app.get<{ Querystring: { numbers?: unknown } }>(`/office/packing-slips${ending}`, (request, reply) =>
      send(request, reply, slips, isPdf),
    );
    app.get<{ Querystring: { numbers?: unknown } }>(`/office/parcel-labels${ending}`, (request, reply) =>
      send(request, reply, labels, isPdf),
    );
  }
}
