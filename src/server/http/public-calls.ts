import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answer, CallName, Parsed } from '#contract/calls.ts';
import { calls } from '#contract/calls.ts';
import type { Freshness } from './answer-cache.ts';
import type { Answers } from './answers.ts';
import type { RawInput } from './call-input.ts';
import type { Account } from './account.ts';
import { parseInput, routeOf } from './call-input.ts';
import { Refusal, refuse } from './refusal.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** An answer that is JSON text already, for example because the database built it. */
export class JsonText {
  readonly text: string;
  /** The only products in the answer. Missing: it may contain any, and is stale after any product changes. */
  readonly products: readonly number[] | undefined;
  constructor(text: string, products?: readonly number[]) {
    this.text = text;
    this.products = products;
  }
}

/** An answer that contains these products and no others. */
export const answerWithProducts = (products: readonly number[], answer: object): JsonText =>
  new JsonText(JSON.stringify(answer), products);

export type PublicHandler<N extends CallName> = (input: Parsed<N>) => Promise<Answer<N> | JsonText | Refusal>;

type AccountOf = (request: FastifyRequest) => Promise<Account | undefined>;
/** The addition to an answer for one account; undefined for none. */
type ChangeFor<N extends CallName> = (
  account: Account,
) => Promise<((answer: Answer<N>) => Answer<N>) | undefined>;

type Run = (input: RawInput) => Promise<JsonText | Refusal>;
type OwnAnswer = (request: FastifyRequest, run: Run) => Promise<object | undefined>;

/** The calls that are open to everybody, by name: routes serve them, and pages inline their answers. */
export class PublicCalls {
  readonly #handlers = new Map<string, Run>();
  readonly #freshness = new Map<string, Freshness>();
  readonly #own = new Map<string, OwnAnswer>();
  readonly #app: FastifyInstance;
  readonly #answers: Answers;

  constructor(app: FastifyInstance, answers: Answers) {
    this.#app = app;
    this.#answers = answers;
  }

  define<N extends CallName>(name: N, freshness: Freshness, handler: PublicHandler<N>): void {
    const run: Run = async (raw) => {
      const input = parseInput(calls[name], raw);
      if (input instanceof Refusal) return input;
      const answer = await handler(input as Parsed<N>);
      return answer instanceof JsonText || answer instanceof Refusal
        ? answer
        : new JsonText(JSON.stringify(answer));
    };
    this.#handlers.set(name, run);
    this.#freshness.set(name, freshness);
    const cacheControl = 'public, max-age=0, must-revalidate';
    this.#app.get(routeOf(name).path, async (request: FastifyRequest, reply: FastifyReply) => {
      const own = await this.#own.get(name)?.(request, run);
      if (own) return reply.header('cache-control', 'no-store').send(own);
      return this.#answers.reply(reply, freshness, async () => {
        const answer = await run(request);
        return answer instanceof Refusal
          ? {
              status: answer.status,
              contentType: JSON_TYPE,
              cacheControl: 'no-store',
              body: JSON.stringify(answer.answer()),
            }
          : {
              status: 200,
              contentType: JSON_TYPE,
              cacheControl,
              body: answer.text,
              madeOf: { tags: freshness.tags, products: answer.products },
            };
      });
    });
  }

  /**
   * Adds personal data to the answer for some accounts. Visitors and pages still get the same cached answer. An answer
   * with personal data is made for its account and never cached.
   */
  personalise<N extends CallName>(name: N, accountOf: AccountOf, changeFor: ChangeFor<N>): void {
    const [, fixed = ''] = /^\w+ ([^{]*)/.exec(name) ?? [];
    this.#answers.letThrough(fixed);
    const changeOf = async (request: FastifyRequest) => {
      const account = await accountOf(request);
      return account && changeFor(account);
    };
    this.#own.set(name, async (request, run) => {
      const change = await changeOf(request).catch((error: unknown) => {
        // While the database is away, we still send the cached answer for everybody.
        request.log.warn(error, `${name} is answered without what is the account's own`);
        return undefined;
      });
      if (!change) return undefined;
      const answer = await run(request);
      return answer instanceof JsonText ? change(JSON.parse(answer.text) as Answer<N>) : undefined;
    });
  }

  /** Answers a call from inside the server, as its route would. */
  run(name: string, input: { params: Record<string, string>; query: Record<string, string> }) {
    const handler = this.#handlers.get(name);
    return handler ? handler(input) : Promise.resolve(refuse(404, 'There is no such call.'));
  }

  freshness(name: string): Freshness | undefined {
    return this.#freshness.get(name);
  }
}
