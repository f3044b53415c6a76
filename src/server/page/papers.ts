import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mayPack } from '#rules/orders/next-step.ts';
import { addresses } from '#rules/page/addresses.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import type { Paper } from '#rules/papers/paper.ts';
import type { Ask } from '../db/connect.ts';
import { readByToken } from '../features/orders/by-token.reads.ts';
import { readForStaff } from '../features/orders/for-staff.reads.ts';
import type { Reader } from '../features/orders/papers.reads.ts';
import { readPaper } from '../features/orders/papers.reads.ts';
import type { Sender } from '../features/orders/public.ts';
import type { Tracking } from '../features/orders/tracking.reads.ts';
import type { Account } from '../http/account.ts';
import { Refusal } from '../http/refusal.ts';
import { barcodeSvg } from '../ports/barcode.ts';
import { stylesIn } from './html.ts';
import { noteHtml, paperHtml, papersHtml } from './paper-html.ts';
import { PdfThread } from './pdf-thread.ts';

interface Sources {
  ask: Ask;
  sender: () => Promise<Sender>;
  template: () => Promise<string>;
  /** Staff who handle orders; or why the request is refused. */
  staffOf: (request: FastifyRequest) => Promise<Account | Refusal>;
}

/** The papers of orders, each as a page to print and as a PDF: for anyone who has the link, and for the vendor. */
export function paperRoutes(app: FastifyInstance, sources: Sources): void {
  const { ask } = sources;
  const pdfs = new PdfThread();
  app.addHook('onClose', () => pdfs.close());

  app.get<{ Params: { token: string; name: string } }>(
    '/track/:token/papers/:name',
    async ({ params: { token, name } }, reply) => {
      const { secret } = await sources.sender();
      const found = await readByToken(ask, secret, token);
      const back = { href: addresses.track(token), label: 'Back to your order' };
      return send(reply, { found, name, reader: 'buyer', back });
    },
  );

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

  app.get<{ Querystring: { numbers?: unknown } }>('/office/packing-slips', async (request, reply) => {
    const account = await sources.staffOf(request);
    if (account instanceof Refusal) return closed(reply, account);
    const area = account.office?.of === 'site' ? 'admin' : 'vendor';
    const back = { href: officePaths.orders(area), label: 'Back to the orders' };
    const { numbers: asked } = request.query;
    const numbers = typeof asked === 'string' ? asked.split(',') : [];
    const sheets = [];
    const unpaid: string[] = [];
    for (const number of [...new Set(numbers)].slice(0, MOST_SLIPS)) {
      const order = (await readForStaff(ask, account, number))?.order;
      if (order && !mayPack(order.state)) unpaid.push(order.number);
      const paper = order && (await readPaper(ask, [order.id], 'packing-slip', 'staff'));
      if (paper) sheets.push({ paper, barcode: paper.barcode && (await barcodeSvg(paper.barcode)) });
    }
    if (unpaid.length > 0) return note(reply, 409, `${unpaid.join(', ')}: ${NOT_PAID}`, back);
    if (sheets.length === 0) return note(reply, 404, 'There is nothing to pack', back);
    const { shop } = await sources.sender();
    const styles = stylesIn(await sources.template());
    return keepPrivate(reply)
      .type('text/html; charset=utf-8')
      .send(papersHtml('Packing slips', sheets, { shop: shop.name, styles, back }));
  });

  interface Wanted {
    found: Tracking | undefined;
    /** The name in the address, with '.pdf' for a PDF. */
    name: string;
    reader: Reader;
    back: { href: string; label: string };
  }

  async function send(reply: FastifyReply, { found, name, reader, back }: Wanted): Promise<FastifyReply> {
    const isPdf = name.endsWith('.pdf');
    const plain = isPdf ? name.slice(0, -'.pdf'.length) : name;
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
      return note(
        reply,
        404,
        'There is no such document',
        found ? back : { href: '/', label: 'Go to the start' },
      );
    }
    const barcode = paper.barcode === undefined ? undefined : await barcodeSvg(paper.barcode);
    keepPrivate(reply);
    if (isPdf) {
      return reply
        .header('content-disposition', `inline; filename="${fileName(paper)}"`)
        .type('application/pdf')
        .send(await pdfs.make(paper, barcode));
    }
    const { shop } = await sources.sender();
    const styles = stylesIn(await sources.template());
    return reply
      .type('text/html; charset=utf-8')
      .send(paperHtml({ paper, barcode }, { shop: shop.name, styles, pdf: `${plain}.pdf`, back }));
  }

  /** Why a paper of the office is not open to whoever asks, and the way to open it. */
  function closed(reply: FastifyReply, { status, message, asks }: Refusal): Promise<FastifyReply> {
    if (status === UNKNOWN) {
      return note(reply, status, 'Please sign in', { href: addresses.account(), label: 'Sign in' });
    }
    if (asks === 'second_factor') {
      const back = { href: addresses.account('security'), label: 'Set it up' };
      return note(reply, status, 'Set up a second factor first', back);
    }
    return note(reply, status, message, { href: '/', label: 'Go to the start' });
  }

  /** Why there is no paper, and the way on. */
  async function note(
    reply: FastifyReply,
    status: number,
    title: string,
    back: Wanted['back'],
  ): Promise<FastifyReply> {
    const { shop } = await sources.sender();
    const styles = stylesIn(await sources.template());
    return keepPrivate(reply)
      .code(status)
      .type('text/html; charset=utf-8')
      .send(noteHtml(title, { shop: shop.name, styles, back }));
  }
}

/** The status for whoever has not signed in. */
const UNKNOWN = 401;

/** Why there is no packing slip yet. */
const NOT_PAID = 'Not paid yet, so there is nothing to pack';

/** It is there from when a return is accepted until the parcel has arrived. */
const NO_LABEL = 'There is no return label now';

/** As many as a page of the list has. */
const MOST_SLIPS = 100;

/** 'INV-000123.pdf' or 'packing-slip-TF-482369175.pdf'. */
const fileName = ({ title, number }: Paper) =>
  /^(?:INV|CN)-/.test(number) ? `${number}.pdf` : `${title.toLowerCase().replaceAll(' ', '-')}-${number}.pdf`;

/** A paper holds personal data: no cache keeps it, and no other site gets its address. */
function keepPrivate(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex');
}
