import type { FastifyError, FastifyInstance } from 'fastify';
import { refuse } from './refusal.ts';

/** Messages of the framework are for its users; ours are for people. */
const MESSAGES: Record<number, string> = {
  400: 'The request can not be read.',
  404: 'There is nothing at this address.',
  405: 'This can not be done here.',
  408: 'The request took too long.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'Only JSON is understood here.',
  429: 'Too many requests. Please wait a moment and try again.',
  431: 'The request is too large.',
  503: 'The shop is closing for a moment. Please try again.',
};

const BUSY = 'The shop is very busy. Please try again in a moment.';
/** What the pool says to who has waited for a connection in vain. */
const NO_CONNECTION = 'timeout exceeded when trying to connect';

/** Nothing is wrong but the number of people: every connection to the database stayed taken. */
function isTooBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message === NO_CONNECTION || isTooBusy(error.cause);
}

/** A failed query is wrapped in an error that names its parameters, and these may be somebody's; its cause does not. */
function rootOf(error: Error): Error {
  return error.cause instanceof Error ? rootOf(error.cause) : error;
}

/** One shape for every error, never a stack trace; surprises are logged and answered with 500. */
export function addFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isTooBusy(error)) {
      const headers = { 'cache-control': 'no-store', 'retry-after': '5' };
      return reply.code(503).headers(headers).send(refuse(503, BUSY).answer());
    }
    const status = error.statusCode ?? 500;
    if (status >= 500 && status !== 503) {
      request.log.error({ err: rootOf(error), route: request.routeOptions.url }, 'unexpected failure');
    }
    const isOurs = error.constructor.name === 'BadBody';
    const message = isOurs ? error.message : (MESSAGES[status] ?? 'Something went wrong, please try again.');
    return reply.code(status).header('cache-control', 'no-store').send(refuse(status, message).answer());
  });
}
