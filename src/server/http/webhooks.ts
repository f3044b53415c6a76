import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Refusal } from './refusal.ts';

const BODY_LIMIT = 1024 * 1024;

export interface WebhookEvent {
  /** The raw bytes, over which the signature is made. Don't trust them before the signature is checked. */
  body: Buffer;
  headers: IncomingHttpHeaders;
}

/** A route for another service to call. Its body is not parsed. The handler returns a refusal or nothing. */
export async function webhookRoute(
  app: FastifyInstance,
  path: string,
  handler: (event: WebhookEvent) => Promise<Refusal | undefined>,
): Promise<void> {
  // In its own scope, so that other routes still read only JSON.
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
