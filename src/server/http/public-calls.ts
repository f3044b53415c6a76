import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answer, CallName, Parsed } from '#contract/calls.ts';
import { calls } from '#contract/calls.ts';
import type { Freshness } from './answer-cache.ts';
import type { Answers } from './answers.ts';
import type { RawInput } from './call-input.ts';
import { parseInput, routeOf } from './call-input.ts';
import { Refusal, refuse } from './refusal.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** An answer that was written as JSON text already, in the database. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type PublicHandler<N extends CallName> = (input: Parsed<N>) => Promise<Answer<N> | JsonText | Refusal>;

/** The calls that are open to everybody, by name: routes serve them, and pages inline their answers. */
export class PublicCalls {
  readonly #handlers = new Map<string, (input: RawInput) => Promise<JsonText | Refusal>>();
  readonly #freshness = new Map<string, Freshness>();
  readonly #app: FastifyInstance;
  readonly #answers: Answers;

  constructor(app: FastifyInstance, answers: Answers) {
    this.#app = app;
    this.#answers = answers;
  }

  define<N extends CallName>(name: N, freshness: Freshness, handler: PublicHandler<N>): void {
    const run = async (raw: RawInput): Promise<JsonText | Refusal> => {
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
    this.#app.get(routeOf(name).path, (request: FastifyRequest, reply: FastifyReply) =>
      this.#answers.reply(reply, freshness, async () => {
        const answer = await run(request);
        return answer instanceof Refusal
          ? {
              status: answer.status,
              contentType: JSON_TYPE,
              cacheControl: 'no-store',
              body: JSON.stringify(answer.answer()),
            }
          : { status: 200, contentType: JSON_TYPE, cacheControl, body: answer.text };
      }),
    );
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
