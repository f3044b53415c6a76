import type { RequestListener } from 'node:http';
import { createServer, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import fastify, { LogController } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Answers } from './answers.ts';
import { addFailures, MESSAGES } from './failures.ts';
import { addGuards, expectOneHost } from './guards.ts';
import { countedRoute } from './metrics.ts';
import { refuse } from './refusal.ts';
import { securityHeaders } from './security.ts';

const BODY_LIMIT = 64 * 1024;
const HEADERS_TIMEOUT_MS = 20_000;
/** For the largest upload over a slow line. All other bodies have a shorter limit. */
const REQUEST_TIMEOUT_MS = 10 * 60_000;
const BODY_TIMEOUT_MS = 20_000;
/** How often Node checks for connections that are late. Node's default is 30 seconds. */
const CHECKED_EVERY_MS = 2_000;
const KEEP_ALIVE_MS = 65_000;
/** A client that reads nothing for this long is gone or hostile; a slow phone reads a little all the time. */
const STALLED_MS = 60_000;

/** Hop 0 is the network address that is connected to the shop. Each hop names the one before it. */
function trusted(
  proxies: Config['trustProxy'],
): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}

const UNREADABLE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Requests that Node itself can't read never reach the framework: they get the same error shape here. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = UNREADABLE[error.code ?? ''] ?? 400;
  const body = JSON.stringify(refuse(status, MESSAGES[status] ?? '').answer());
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

class SlowBody extends Error {
  readonly statusCode = 408;
}

/** A body is small and comes quickly, unless its route takes uploads. */
function limitBodyTime(app: FastifyInstance, bodyMs: number): void {
  app.addHook('preParsing', async (request, _reply, payload) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
    const hasBody = length !== '0' || encoding !== undefined;
    if (!hasBody || request.routeOptions.config.takesUpload) return payload;
    const timer = setTimeout(() => request.raw.destroy(new SlowBody()), bodyMs);
    payload.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
    return payload;
  });
}

/**
 * The framework with everything that routes share: limits, headers, one error shape, logs without personal
 * data.
 */
export async function createHttpServer(
  config: Config,
  answers: Answers,
  wrap: (next: RequestListener) => RequestListener = (next) => next,
  { stalledMs = STALLED_MS, bodyMs = BODY_TIMEOUT_MS } = {},
): Promise<FastifyInstance> {
  const security = securityHeaders(config);
  const app = fastify({
    logger: { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(config.trustProxy),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    // Addresses that the router itself can't read never reach a hook; they get the same error shape here.
    frameworkErrors: (_error, _request, reply) => {
      reply.hijack();
      reply.raw.writeHead(400, { 'content-type': 'application/json; charset=utf-8', ...security });
      reply.raw.end(JSON.stringify(refuse(400, 'The address can not be read.').answer()));
    },
    clientErrorHandler: answerUnreadable,
    serverFactory: (handler) => {
      const server = createServer(
        { connectionsCheckingInterval: CHECKED_EVERY_MS },
        expectOneHost(wrap(answers.listener(handler))),
      );
      server.requestTimeout = REQUEST_TIMEOUT_MS;
      server.headersTimeout = HEADERS_TIMEOUT_MS;
      server.keepAliveTimeout = KEEP_ALIVE_MS;
      // Counted from the last byte in either direction, so that a slow download isn't cut while it continues.
      server.timeout = stalledMs;
      return server;
    },
  });

  const headers = Object.entries(security);
  app.addHook('onRequest', async (_request, reply) => {
    for (const [name, value] of headers) reply.header(name, value);
  });
  addGuards(app);
  limitBodyTime(app, bodyMs);
  addFailures(app);
  await app.register(cookie);
  app.addHook('onResponse', async (request, reply) => {
    // Log the route, not the URL: a URL can hold what a visitor searched for.
    request.log.info(
      {
        method: request.method,
        route: countedRoute(request),
        status: reply.statusCode,
        ms: reply.elapsedTime,
      },
      'answered',
    );
  });
  return app;
}
