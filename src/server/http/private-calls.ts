import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answer, CallName, Parsed } from '#contract/calls.ts';
import { calls } from '#contract/calls.ts';
import { parseInput, routeOf } from './call-input.ts';
import { Refusal, refuse } from './refusal.ts';
import { Tries } from './tries.ts';

/** What a handler may do besides answering. */
export interface CallContext {
  cookie: {
    get: (name: string) => string | undefined;
    set: (name: string, value: string, days: number) => void;
    clear: (name: string) => void;
  };
  /** Counts this try by client and target; true once there were too many. */
  tooMany: (what: string, target: string, most?: number) => boolean;
}

type PrivateHandler<N extends CallName> = (
  input: Parsed<N>,
  context: CallContext,
) => Promise<Answer<N> | Refusal>;

/** Calls whose answer depends on who asks, or that change something: never kept, never from another site. */
export class PrivateCalls {
  readonly #app: FastifyInstance;
  readonly #isSecure: boolean;
  readonly #tries = new Tries();

  constructor(app: FastifyInstance, publicUrl: string | undefined) {
    this.#app = app;
    this.#isSecure = publicUrl?.startsWith('https:') ?? false;
  }

  define<N extends CallName>(name: N, handler: PrivateHandler<N>): void {
    const { method, path } = routeOf(name);
    this.#app.route({
      method,
      url: path,
      handler: async (request, reply) => {
        const answer = await this.#run(name, handler, request, reply);
        reply.header('cache-control', 'no-store');
        if (answer instanceof Refusal) return reply.code(answer.status).send(answer.answer());
        return reply.send(answer);
      },
    });
  }

  async #run<N extends CallName>(
    name: N,
    handler: PrivateHandler<N>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Answer<N> | Refusal> {
    if (request.method !== 'GET' && isFromElsewhere(request)) {
      return refuse(403, 'This can only be done from the shop itself.');
    }
    const input = parseInput(calls[name], request);
    if (input instanceof Refusal) return input;
    return handler(input as Parsed<N>, this.#context(request, reply));
  }

  #context(request: FastifyRequest, reply: FastifyReply): CallContext {
    const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: this.#isSecure } as const;
    return {
      cookie: {
        get: (name) => request.cookies[name],
        set: (name, value, days) =>
          void reply.setCookie(name, value, { ...options, maxAge: days * 24 * 60 * 60 }),
        clear: (name) => void reply.clearCookie(name, options),
      },
      tooMany: (what, target, most) => this.#tries.tooMany(what, request.ip, target, most),
    };
  }
}

/** Browsers say where a request comes from; one that another site had them send is not a shopper's wish. */
function isFromElsewhere(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin, host } = request.headers;
  if (origin === undefined) return false;
  try {
    return new URL(origin).host !== host;
  } catch {
    return true;
  }
}
