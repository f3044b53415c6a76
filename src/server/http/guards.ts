import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { hasForbiddenName } from '#rules/forms/forbidden-name.ts';
import { wantsPage } from './page-address.ts';
import { refuse } from './refusal.ts';

const MAX_URL = 6_000;
const MAX_DEPTH = 32;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Refuses what no honest client sends, before any handler sees it. */
export function addGuards(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const url = request.raw.url ?? '';
    const problem = urlProblem(url);
    // A browser that opened a page gets the page for "not found".
    if (problem && !(request.is404 && wantsPage(request.method, url)))
      return reply.code(400).send(refuse(400, problem).answer());
    return undefined;
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    const value = readJson(body as Buffer);
    if (value instanceof BadBody) done(value);
    else done(null, value.json);
  });
}

/**
 * Refuses a request with two Host headers: a proxy might read one of them and the shop the other. Checked before
 * stored answers are sent.
 */
export function expectOneHost(next: RequestListener): RequestListener {
  return (request, response) => {
    if (hostsOf(request) > 1) refuseHosts(response);
    else next(request, response);
  };
}

/** Counts Host headers. Node keeps only the first in `headers`, and refuses a request without one. */
function hostsOf({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}

function refuseHosts(response: ServerResponse): void {
  response.writeHead(400, { 'content-type': 'application/json; charset=utf-8', connection: 'close' });
  response.end(JSON.stringify(refuse(400, 'The request names more than one host.').answer()));
}

/** Why an address can't be read; undefined if it can. */
export function urlProblem(url: string): string | undefined {
  if (url.length > MAX_URL) return 'The address is too long.';
  if (!url.includes('%')) return undefined;
  if (/%00/.test(url)) return 'The address holds a NUL character.';
  try {
    decodeURIComponent(url);
    return undefined;
  } catch {
    return 'The address is not written in UTF-8.';
  }
}

class BadBody extends Error {
  readonly statusCode = 400;
}

function readJson(body: Buffer): { json: unknown } | BadBody {
  try {
    const text = utf8.decode(body);
    if (tooDeep(text)) return new BadBody('The body is nested too deeply.');
    if (/\\u0000|\0/.test(text)) return new BadBody('The body holds a NUL character.');
    const json: unknown = JSON.parse(text, isWhole(text) ? undefined : withoutHalves);
    return hasForbiddenName(json) ? new BadBody('The body holds a forbidden name.') : { json };
  } catch {
    return new BadBody('The body is not JSON in UTF-8.');
  }
}

/** Characters beyond the first 65,536, such as emoji, are two code units. A cut field may hold only one of them. */
const isWhole = (text: string) => !/\\u[dD][89a-fA-F]/.test(text);

/** Removes half characters: the database refuses them, and no keyboard types them. */
const withoutHalves = (_name: string, value: unknown) =>
  typeof value === 'string' ? value.replace(/\p{Cs}/gu, '') : value;

/** Counts brackets outside strings. A recursive parser would run out of stack on a body that is nested too deep. */
function tooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (inString) {
      if (character === '\\') index += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '[' || character === '{') {
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    } else if (character === ']' || character === '}') depth -= 1;
  }
  return false;
}
