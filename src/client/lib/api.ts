import { queryOptions } from '@tanstack/react-query';
import type { Answer, CallName, Input } from '#contract/calls.ts';
import { callAddress } from '#contract/request.ts';
import { ApiError, failureOf, isSignedOut } from './api-error.ts';
import { firstAnswer, firstDataAt, takeRefusal } from './first-data.ts';

const TIMEOUT = 15_000;
/** For how long an answer is taken as fresh: walking to and fro in the shop makes no calls. */
const FRESH = 60_000;

const apiOrigin = () => document.querySelector<HTMLMetaElement>('meta[name="api-origin"]')?.content ?? '';

type Given<N extends CallName> = {
  [K in keyof Input<N> as undefined extends Input<N>[K] ? never : K]: Input<N>[K];
} & { [K in keyof Input<N> as undefined extends Input<N>[K] ? K : never]?: Input<N>[K] };

type Loose = Parameters<typeof callAddress>;

function addressOf(name: CallName, input: { params?: unknown; query?: unknown }): string {
  return callAddress(name, input.params as Loose[1], input.query as Loose[2]);
}

/** What calls have to know of the session, which is itself known by a call. */
interface SessionWatch {
  isMember: () => boolean;
  /** The server knows no session any more, whichever call found out. */
  ended: () => void;
}

let session: SessionWatch = { isMember: () => false, ended: () => undefined };

export function watchSession(watch: SessionWatch): void {
  session = watch;
}

/** The same answers at a path for members, which tells them when their session has ended. */
const FOR_MEMBERS: Partial<Record<CallName, CallName>> = {
  'GET /no/auth/web/site/questions': 'GET /web/site/questions',
};

/** Makes one call of the contract. Whatever goes wrong is an ApiError; only a cancelled call throws its own. */
export async function api<N extends CallName>(
  name: N,
  input: Given<N>,
  signal?: AbortSignal,
  idempotencyKey?: string,
): Promise<Answer<N>> {
  const limit = AbortSignal.timeout(TIMEOUT);
  const given = input as { params?: unknown; query?: unknown; body?: unknown };
  const hasBody = given.body !== undefined;
  const origin = apiOrigin();
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(origin + addressOf(name, given), {
      method: name.slice(0, name.indexOf(' ')),
      headers: {
        ...(hasBody && { 'content-type': 'application/json' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      body: hasBody ? JSON.stringify(given.body) : null,
      credentials: origin ? 'include' : 'same-origin',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    body = await response.json().catch(() => null);
  } catch (error) {
    if (signal?.aborted) throw error;
    throw ApiError.unreachable();
  }
  const failure = failureOf(response.status, body);
  if (failure && isSignedOut(failure)) session.ended();
  if (failure) throw failure;
  return body as Answer<N>;
}

/**
 * The one value by which an answer is read, prefetched and invalidated. An answer that came inside the page is
 * taken as it is, so that the first view makes no call. Requests come from the contract, where they are typed.
 */
export function queryFor<N extends CallName>(request: { name: N; params?: unknown; query?: unknown }) {
  const address = addressOf(request.name, request);
  return queryOptions<Answer<N>, ApiError, Answer<N>, readonly [CallName, string]>({
    queryKey: [request.name, address],
    queryFn: ({ signal }) => {
      const refusal = takeRefusal(address);
      if (refusal) throw ApiError.fromAnswer(refusal.status, refusal);
      const twin = session.isMember() ? FOR_MEMBERS[request.name] : undefined;
      return api((twin ?? request.name) as N, request as unknown as Given<N>, signal);
    },
    staleTime: FRESH,
    initialData: () => firstAnswer(address) as Answer<N> | undefined,
    initialDataUpdatedAt: firstDataAt,
  });
}
