import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Outage } from '../db/outage.ts';
import { outageOf } from '../db/outage.ts';
import { FileStoreFailed } from '../ports/file-store.ts';
import { ClientQueueFull, QueueFull } from '../ports/work-queue.ts';
import { wantsPage } from './page-address.ts';
import { refuse } from './refusal.ts';
import { ONLY_MULTIPART } from './uploads.ts';

/** Shown instead of the framework's messages, which are written for developers. */
export const MESSAGES: Record<number, string> = {
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

const RETRY_SECONDS = '5';
const UNKNOWN_TYPE = 415;

/** The message for shoppers while the database does not answer. */
const TO_SHOPPERS: Record<Outage, string> = {
  busy: 'The shop is very busy. Please try again in a moment.',
  away: 'The shop can not do this right now. Please try again in a moment.',
  slow: 'This takes longer than usual. Please try again in a moment.',
  full: 'The shop can not do this right now. Please try again in a moment.',
};

const NO_FILES = 'Pictures and files can not be stored or read right now. Please try again in a moment.';

/** The message for the log. */
const TO_STAFF: Record<Outage, string> = {
  busy: 'every connection to the database is taken',
  away: 'the database can not be reached',
  slow: 'the database takes too long to answer',
  full: 'the disk of the database is full: nothing can be written until there is room',
};

/** Each kind of outage is logged once in this time, since hundreds of requests a second may fail. */
const LOGGED_EVERY_MS = 10_000;

/** The wrapper of a failed query lists its parameters, which may be personal data. Its cause doesn't. */
function rootOf(error: Error): Error {
  return error.cause instanceof Error ? rootOf(error.cause) : error;
}

/** Titles of error pages. */
const TITLES: Record<number, string> = {
  429: 'Too many requests',
  503: 'The shop is taking a short break',
};

/** One shape for every error, never a stack trace; surprises are logged and answered with 500. */
export function addFailures(app: FastifyInstance): void {
  const loggedAt = new Map<Outage, number>();
  const logOutage = (outage: Outage, error: FastifyError) => {
    const now = Date.now();
    const isLogged = now - (loggedAt.get(outage) ?? 0) < LOGGED_EVERY_MS;
    // A database that stays away is logged again only after it was back for a while.
    if (!isLogged || outage === 'away') loggedAt.set(outage, now);
    if (isLogged) return;
    const { code, message } = rootOf(error) as FastifyError;
    app.log.error({ outage, code, reason: message }, TO_STAFF[outage]);
  };

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const outage = outageOf(error);
    if (outage) {
      logOutage(outage, error);
      return answer(request, reply.header('retry-after', RETRY_SECONDS), 503, TO_SHOPPERS[outage]);
    }
    if (error instanceof FileStoreFailed) {
      app.log.error({ reason: error.message, err: rootOf(error) }, 'the store of files does not work');
      return answer(request, reply.header('retry-after', RETRY_SECONDS), 503, NO_FILES);
    }
    if (error instanceof ClientQueueFull)
      return answer(request, reply.header('retry-after', RETRY_SECONDS), 429, MESSAGES[429] ?? '');
    if (error instanceof QueueFull)
      return answer(request, reply.header('retry-after', RETRY_SECONDS), 503, TO_SHOPPERS.busy);
    const status = error.statusCode ?? 500;
    if (status >= 500 && status !== 503) {
      request.log.error({ err: rootOf(error), route: request.routeOptions.url }, 'unexpected failure');
    }
    if (status === 503) reply.header('retry-after', RETRY_SECONDS);
    if (status === UNKNOWN_TYPE && request.routeOptions.config.takesUpload)
      return answer(request, reply, status, ONLY_MULTIPART);
    const isOurs = error.constructor.name === 'BadBody';
    const message = isOurs ? error.message : (MESSAGES[status] ?? 'Something went wrong, please try again.');
    return answer(request, reply, status, message);
  });
}

/** A browser that opened a page gets an HTML page, every other client JSON. */
function answer(request: FastifyRequest, reply: FastifyReply, status: number, message: string): FastifyReply {
  reply.code(status).header('cache-control', 'no-store');
  if (!request.is404 || !wantsPage(request.method, request.raw.url ?? '/'))
    return reply.send(refuse(status, message).answer());
  const title = TITLES[status] ?? 'This page could not be shown';
  return reply.type('text/html; charset=utf-8').send(notePage({ title, text: message }));
}

/** The text of an error page. It holds no user input, so it isn't escaped. */
interface Note {
  title: string;
  text: string;
}

/**
 * A page in the shop's look that needs neither the database nor a script. Its link asks for the same URL
 * again, so that visitors stay where they were.
 */
function notePage({ title, text }: Note): string {
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/plain.css"></head>
<body><main class="note"><p><a href="/"><img src="/logo.svg" alt="Home page" height="40"></a></p>
<h1>${title}</h1><p>${text}</p><p><a class="button" href="">Try again</a></p></main></body></html>
`;
}
