import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';
import { refuse } from './refusal.ts';

const READY_MS = 800;

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Who watches the shop may share a network address with visitors who have sent too many requests. These two cost
 * little: all readiness checks at the same time share one query.
 */
const UNLIMITED = { config: { rateLimit: false } } as const;

interface Operations {
  metrics: Metrics;
  metricsToken: string | undefined;
  /** Throws when the shop can't serve. */
  check: () => Promise<void>;
}

/** Routes for operators: liveness, readiness, metrics. */
export function operationRoutes(app: FastifyInstance, { metrics, metricsToken, check }: Operations): void {
  app.get('/healthz', UNLIMITED, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 200 }),
  );

  let probe: Promise<void> | undefined;
  app.get('/readyz', UNLIMITED, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      probe ??= check().finally(() => (probe = undefined));
      await within(READY_MS, probe);
      return await reply.send({ status: 200 });
    } catch {
      return reply
        .code(503)
        .header('retry-after', '5')
        .send(refuse(503, 'The database does not answer.').answer());
    }
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, metricsToken))
      return reply.code(404).send(refuse(404, 'There is nothing at this address.').answer());
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

/** The readiness check waits at most this long. A database that hangs counts as unavailable. */
async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), ms);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Requires the token if one is set. Otherwise allows only requests from this machine that no proxy passed on. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) {
    return (
      LOOPBACK.has(request.socket.remoteAddress ?? '') && request.headers['x-forwarded-for'] === undefined
    );
  }
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
