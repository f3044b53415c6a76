import type { FastifyReply, FastifyRequest } from 'fastify';
import { addresses } from '#rules/page/addresses.ts';
import type { Ask } from '../db/connect.ts';
import type { Sender } from '../ports/sender.ts';
import type { Account } from '../http/account.ts';
import type { Refusal } from '../http/refusal.ts';
import { stylesIn } from './html.ts';
import { noteHtml } from './paper-html.ts';

export interface PaperSources {
  ask: Ask;
  sender: () => Promise<Sender>;
  template: () => Promise<string>;
  /** Staff who handle orders; or why the request is refused. */
  staffOf: (request: FastifyRequest) => Promise<Account | Refusal>;
}

interface Link {
  href: string;
  label: string;
}

/** The status for callers who have not signed in. */
const UNKNOWN = 401;

/** Why there is no packing slip yet. */
export const NOT_PAID = 'Not paid yet, so there is nothing to pack';

/** A paper holds personal data: no cache keeps it, and no other site gets its address. */
export function keepPrivate(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex');
}

export const sendPdf = (reply: FastifyReply, name: string, pdf: Buffer): FastifyReply =>
  keepPrivate(reply)
    .header('content-disposition', `inline; filename="${name}"`)
    .type('application/pdf')
    .send(pdf);

export const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  keepPrivate(reply).type('text/html; charset=utf-8').send(html);

/** The replies when there is no paper. */
export function paperReplies({ sender, template }: Pick<PaperSources, 'sender' | 'template'>) {
  /** The shop's name and look, for a page. */
  async function around() {
    const { shop } = await sender();
    return { shop: shop.name, styles: stylesIn(await template()) };
  }

  /** Why there is no paper, and the way on. */
  async function note(reply: FastifyReply, status: number, title: string, back: Link): Promise<FastifyReply> {
    return sendPage(reply.code(status), noteHtml(title, { ...(await around()), back }));
  }

  /** Why a paper of the office is closed to the caller, and how to open it. */
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

  return { around, note, closed };
}
