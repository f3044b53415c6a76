import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '../db/connect.ts';
import { endAlert } from '../features/alerts/public.ts';
import { endReminderById } from '../features/devices/public.ts';
import { readSettings } from '../features/site/public.ts';
import type { Answers } from '../http/answers.ts';
import { escapeHtml } from './html.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const BODY_LIMIT = 4_096;

interface Sources {
  db: Db;
  answers: Answers;
}

/**
 * The unsubscribe link in mails. Opening it changes nothing, since mail programs open links automatically.
 * Its button ends the subscription, and so does the one-click request of RFC 8058, which comes from a mail
 * provider's server. Every holder of the id may use it, and the answer doesn't reveal whether there was a
 * subscription.
 */
export function unsubscribeRoutes(app: FastifyInstance, { db, answers }: Sources): void {
  const shopName = () =>
    answers.remember('shop name', ['site'], async () => (await readSettings(db))?.title ?? 'Threefold');

  // Its own scope, since only these routes read form bodies.
  app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
      (_request, _body, done) => done(null, undefined),
    );

    scope.get<{ Params: { id: string } }>('/unsubscribe/:id', async ({ params }, reply) =>
      UUID.test(params.id)
        ? send(
            reply,
            await shopName(),
            'Unsubscribe',
            `<p>You asked us to email you about one item. We can forget that.</p>
            <form method="post"><button>Stop these emails</button></form>`,
          )
        : reply.callNotFound(),
    );

    scope.post<{ Params: { id: string } }>('/unsubscribe/:id', async ({ params }, reply) => {
      if (!UUID.test(params.id)) return reply.callNotFound();
      // The id belongs to one of the two kinds of subscription.
      await endAlert(db, params.id);
      await endReminderById(db, params.id);
      return send(
        reply,
        await shopName(),
        'You are unsubscribed',
        `<p>We will not email you about this item again.</p><p><a class="button" href="/">To the shop</a></p>`,
      );
    });
  });
}

/** The address is a secret: no cache keeps the page, and no other site gets its address. */
function send(reply: FastifyReply, shop: string, title: string, content: string): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en-GB"><head><meta charset="utf-8">
      <title>${escapeHtml(`${title} · ${shop}`)}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
      <link rel="stylesheet" href="/plain.css"></head><body><main class="note">
      <p><a href="/">${escapeHtml(shop)}</a></p><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`,
    );
}
