import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

declare module 'fastify' {
  interface FastifyRequest {
    /** The label for requests that have no route in the router, such as the name of a page. */
    countedAs: string;
  }
}

/** In seconds. Only a few, since each adds a line for every route, method and status. */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5];
const UNKNOWN = 'none';

/** The pattern of a route, never the URL: clients can send any number of different URLs. */
export const countedRoute = (request: FastifyRequest) =>
  request.countedAs || (request.routeOptions.url ?? UNKNOWN);

/** The numbers on /metrics. Every application has its own, so that two in one process don't mix. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });
  readonly #answers = new Counter({
    name: 'threefold_answers_total',
    help: 'Answers of the framework',
    labelNames: ['status'],
    registers: [this.#registry],
  });
  readonly #seconds = new Histogram({
    name: 'threefold_answer_seconds',
    help: 'Time until an answer was sent, those from memory included',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [this.#registry],
  });

  #fromMemory = 0;
  readonly #series = new Map<string, { observe: (seconds: number) => void }>();

  constructor() {
    this.#delay.enable();
    this.#registry.registerMetric(this.#fromMemoryCounter());
    this.#gauge('threefold_event_loop_delay_seconds', 'How late the event loop is', (gauge) =>
      gauge.set({ quantile: '0.99' }, this.#delay.percentile(99) / 1e9),
    );
    this.#gauge('process_resident_memory_bytes', 'Memory in use', (gauge) =>
      gauge.set(process.memoryUsage.rss()),
    );
    this.#gauge('process_uptime_seconds', 'Time since the start', (gauge) => gauge.set(process.uptime()));
  }

  /** Counts answers of the framework. Answers that are sent before the framework call `answered` themselves. */
  watch(app: FastifyInstance): void {
    app.decorateRequest('countedAs', '');
    app.addHook('onResponse', async (request, reply) => {
      this.#answers.inc({ status: statusClass(reply.statusCode) });
      this.answered(request.method, countedRoute(request), reply.statusCode, reply.elapsedTime);
    });
    app.addHook('onClose', async () => this.#delay.disable());
  }

  /** Looking up a series by its labels costs as much as counting, so each is looked up once. */
  answered(method: string, route: string, status: number, ms: number): void {
    const key = `${method} ${route} ${status}`;
    let series = this.#series.get(key);
    if (!series) {
      series = this.#seconds.labels(method, route || UNKNOWN, statusClass(status));
      this.#series.set(key, series);
    }
    series.observe(ms / 1000);
  }

  answeredFromMemory(): void {
    this.#fromMemory += 1;
  }

  /** Adds numbers that are read at each scrape, keyed by label value. The empty key is a number without a label. */
  show(
    { name, help, label }: { name: string; help: string; label?: string },
    read: () => Promise<Record<string, number>>,
  ): void {
    this.#registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames: label ? [label] : [],
        registers: [],
        async collect() {
          this.reset();
          if (!label) this.remove();
          // While the database is away, the other numbers are still shown.
          const found = await read().catch(() => ({}));
          for (const [value, number] of Object.entries(found)) {
            if (label) this.set({ [label]: value }, number);
            else this.set(number);
          }
        },
      }),
    );
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** A plain number that is read at each scrape: every answer from memory adds to it, so it must be cheap. */
  #fromMemoryCounter(): Counter {
    const count = () => this.#fromMemory;
    return new Counter({
      name: 'threefold_answers_from_memory_total',
      help: 'Answers that were kept and sent again',
      registers: [],
      collect() {
        this.reset();
        this.inc(count());
      },
    });
  }

  #gauge(name: string, help: string, collect: (gauge: Gauge) => void): Gauge {
    return new Gauge({
      name,
      help,
      labelNames: ['quantile'],
      registers: [this.#registry],
      collect() {
        collect(this);
      },
    });
  }
}

const CLASSES = ['', '1xx', '2xx', '3xx', '4xx', '5xx'];
const statusClass = (status: number) => CLASSES[Math.floor(status / 100)] ?? UNKNOWN;
