import type { FastifyInstance, FastifyReply } from 'fastify';
import { mayPack } from '#rules/orders/next-step.ts';
import { readNumber } from '#rules/orders/numbers.ts';
import { addresses } from '#rules/page/addresses.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import type { Paper } from '#rules/papers/paper.ts';
import { readByToken } from '../features/orders/by-token.reads.ts';
import { readForStaff } from '../features/orders/for-staff.reads.ts';
import type { Reader } from '../features/orders/papers.reads.ts';
import { readPaper } from '../features/orders/papers.reads.ts';
import { readRepairPaper } from '../features/repairs/papers.reads.ts';
import { readTradeInLabel, readTradeInStatement } from '../features/trade-ins/papers.reads.ts';
import type { Tracking } from '../features/orders/tracking.reads.ts';
import { Refusal } from '../http/refusal.ts';
import { barcodeSvg, qrSvg } from '../ports/barcode.ts';
import { bulkPaperRoutes } from './bulk-papers.ts';
import { paperHtml } from './paper-html.ts';
import type { PaperSources } from './paper-replies.ts';
import { NOT_PAID, paperReplies, sendPage, sendPdf } from './paper-replies.ts';
import { PdfThread } from './pdf-thread.ts';

/**
 * The papers of orders, each as a page to print and as a PDF: for holders of the link, and for the vendor.
 */
export function paperRoutes(app: FastifyInstance, sources: PaperSources): void {
  const { ask } = sources;
  const { around, note, closed } = paperReplies(sources);
  const pdfs = new PdfThread();
  app.addHook('onClose', () => pdfs.close());
  bulkPaperRoutes(app, sources, pdfs);

  app.get<{ Params: { token: string; name: string } }>(
    '/track/:token/papers/:name',
    async ({ params: { token, name } }, reply) => {
      const { secret } = await sources.sender();
      const wanted = { secret, token, name: plainName(name) };
      const href = addresses.track(token);
      const sold = (await readTradeInLabel(ask, wanted)) ?? (await readTradeInStatement(ask, wanted));
      if (sold) return sendPaper(reply, sold, name, { href, label: 'Back to your trade-in' });
      const repaired = await readRepairPaper(ask, wanted);
      if (repaired) return sendPaper(reply, repaired, name, { href, label: 'Back to your repair' });
      const found = await readByToken(ask, secret, token);
      const back = { href, label: 'Back to your order' };
      return send(reply, { found, name, reader: 'buyer', back });
    },
  );

  // It says no more than its address. A counter reads it from a phone.
  app.get<{ Params: { file: string } }>('/qr/:file', async ({ params: { file } }, reply) => {
    const number = readNumber(file.replace(/\.svg$/, ''));
    if (number === undefined) return note(reply, 404, 'There is no such code', HOME);
    return reply
      .type('image/svg+xml')
      .header('cache-control', LASTING)
      .send(await qrSvg(number));
  });

  app.get<{ Params: { number: string; name: string } }>(
    '/office/orders/:number/papers/:name',
    async (request, reply) => {
      const { number, name } = request.params;
      const account = await sources.staffOf(request);
      if (account instanceof Refusal) return closed(reply, account);
      const found = await readForStaff(ask, account, number);
      const area = account.office?.of === 'site' ? 'admin' : 'vendor';
      const back = { href: officePaths.order(area, number), label: 'Back to the order' };
      return send(reply, { found, name, reader: 'staff', back });
    },
  );

  interface Wanted {
    found: Tracking | undefined;
    /** The name in the address, with '.pdf' for a PDF. */
    name: string;
    reader: Reader;
    back: { href: string; label: string };
  }

  async function send(reply: FastifyReply, { found, name, reader, back }: Wanted): Promise<FastifyReply> {
    const plain = plainName(name);
    const orders = found?.order ? [found.order] : (found?.group.orders ?? []);
    const ids = orders.map(({ id }) => id);
    const paper = ids.length > 0 ? await readPaper(ask, ids, plain, reader) : undefined;
    if (
      !paper &&
      reader === 'staff' &&
      plain === 'packing-slip' &&
      orders.some(({ state }) => !mayPack(state))
    ) {
      return note(reply, 409, NOT_PAID, back);
    }
    if (!paper && found && reader === 'staff' && plain === 'packing-slip') {
      return note(reply, 404, 'Nothing is left to pack', back);
    }
    if (!paper && found && plain === 'return-label') return note(reply, 404, NO_LABEL, back);
    if (!paper) {
      return note(reply, 404, 'There is no such document', found ? back : HOME);
    }
    return sendPaper(reply, paper, name, back);
  }

  async function sendPaper(
    reply: FastifyReply,
    paper: Paper,
    name: string,
    back: Wanted['back'],
  ): Promise<FastifyReply> {
    const plain = plainName(name);
    const barcode = paper.barcode === undefined ? undefined : await barcodeSvg(paper.barcode);
    const qr = paper.qr === undefined ? undefined : await qrSvg(paper.qr);
    if (plain !== name)
      return sendPdf(reply, fileName(paper), await pdfs.make({ sheets: [{ paper, barcode, qr }] }));
    return sendPage(
      reply,
      paperHtml({ paper, barcode, qr }, { ...(await around()), pdf: `${plain}.pdf`, back }),
    );
  }
}

const HOME = { href: '/', label: 'Go to the start' };
/** The code of a number never changes. */
const LASTING = 'public, max-age=31536000, immutable';

/** The name of a paper, without the ending of its PDF. */
const plainName = (name: string) => (name.endsWith('.pdf') ? name.slice(0, -'.pdf'.length) : name);

/** It is there from when a return is accepted until the parcel has arrived. */
const NO_LABEL = 'There is no return label now';

/** 'INV-000123.pdf' or 'packing-slip-TF-482369175.pdf'. */
const fileName = ({ title, number }: Paper) =>
  /^(?:INV|CN)-/.test(number) ? `${number}.pdf` : `${title.toLowerCase().replaceAll(' ', '-')}-${number}.pdf`;
