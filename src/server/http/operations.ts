import { monitorEventLoopDelay } from 'node:perf_hooks';
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Answers } from './answers.ts';
import { refuse } from './refusal.ts';

const READY_MS = 800;

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

interface Operations {
  answers: Answers;
  metricsToken: string | undefined;
  /** Throws when the shop can't serve. */
  check: () => Promise<void>;
}

/** What whoever runs the shop asks it: does it live, can it serve, how is it. */
export function operationRoutes(app: FastifyInstance, { answers, metricsToken, check }: Operations): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook('onClose', async () => delay.disable());
  const answered = new Map<string, number>();
  app.addHook('onResponse', async (_request, reply) => {
    const key = `${Math.floor(reply.statusCode / 100)}xx`;
    answered.set(key, (answered.get(key) ?? 0) + 1);
  });

  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 200 }),
  );

  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await within(READY_MS, check());
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
    const lines = [
      '# TYPE threefold_answers_total counter',
      ...[...answered].map(([status, count]) => `threefold_answers_total{status="${status}"} ${count}`),
      '# TYPE threefold_answers_from_memory_total counter',
      `threefold_answers_from_memory_total ${answers.hits}`,
      '# TYPE threefold_event_loop_delay_seconds gauge',
      `threefold_event_loop_delay_seconds{quantile="0.99"} ${delay.percentile(99) / 1e9}`,
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
      '# TYPE process_uptime_seconds gauge',
      `process_uptime_seconds ${process.uptime()}`,
    ];
    return reply.type('text/plain; version=0.0.4').send(`${lines.join('\n')}\n`);
  });
}

/** Whoever asks whether the shop can serve waits no longer than this: a hanging database is one that is away. */
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

/** With a token only its bearer; without one only somebody on this machine who didn't come through a proxy. */
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
