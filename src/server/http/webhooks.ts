import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Refusal } from './refusal.ts';

const BODY_LIMIT = 1024 * 1024;

export interface WebhookEvent {
  /** As it was sent: signatures are made over these bytes. Nothing of it may be believed before its signature is checked. */
  body: Buffer;
  headers: IncomingHttpHeaders;
}

/** A route for another service to call. Its body is not parsed; the handler answers a refusal, or nothing when all is well. */
export async function webhookRoute(
  app: FastifyInstance,
  path: string,
  handler: (event: WebhookEvent) => Promise<Refusal | undefined>,
): Promise<void> {
  // In a scope of its own: other routes go on reading JSON, and nothing else.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) => {
      done(null, body);
    });
    scope.post(path, async ({ body, headers }, reply) => {
      reply.header('cache-control', 'no-store');
      const refusal = await handler({ body: Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers });
      return refusal ? reply.code(refusal.status).send(refusal.answer()) : reply.send({ status: 200 });
    });
  });
}
