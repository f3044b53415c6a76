import { queryOptions } from '@tanstack/react-query';
import type { Answer, CallName, Input } from '#contract/calls.ts';
import { callAddress } from '#contract/request.ts';
import { ApiError, failureOf, isSignedOut } from './api-error.ts';
import { firstAnswer, firstDataAt, takeRefusal } from './first-data.ts';

const TIMEOUT = 15_000;
/** How long an answer is fresh, so that going back and forth makes no calls. */
const FRESH = 60_000;

const apiOrigin = () => document.querySelector<HTMLMetaElement>('meta[name="api-origin"]')?.content ?? '';

type Given<N extends CallName> = {
  [K in keyof Input<N> as undefined extends Input<N>[K] ? never : K]: Input<N>[K];
} & { [K in keyof Input<N> as undefined extends Input<N>[K] ? K : never]?: Input<N>[K] };

type Loose = Parameters<typeof callAddress>;

function urlOf(name: CallName, input: { params?: unknown; query?: unknown }): string {
  return callAddress(name, input.params as Loose[1], input.query as Loose[2]);
}

/** The session's part in calls. Set later, since the session itself is read by a call. */
interface SessionWatch {
  isMember: () => boolean;
  /** Called when any call finds out that the session has ended. */
  ended: () => void;
}

let session: SessionWatch = { isMember: () => false, ended: () => undefined };

export function watchSession(watch: SessionWatch): void {
  session = watch;
}

/** The same calls at a path for members, which reports when the session has ended. */
const FOR_MEMBERS: Partial<Record<CallName, CallName>> = {
  'GET /no/auth/web/site/questions': 'GET /web/site/questions',
};

/** Makes one call of the contract. Failures throw an ApiError. A cancelled call throws its own error. */
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
    response = await fetch(origin + urlOf(name, given), {
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
 * The query options to read, prefetch and invalidate an answer. An answer that came inside the page is used directly,
 * so that the first view makes no call. Requests come from the contract, which types them.
 */
export function queryFor<N extends CallName>(request: { name: N; params?: unknown; query?: unknown }) {
  const url = urlOf(request.name, request);
  return queryOptions<Answer<N>, ApiError, Answer<N>, readonly [CallName, string]>({
    queryKey: [request.name, url],
    queryFn: ({ signal }) => {
      const refusal = takeRefusal(url);
      if (refusal) throw ApiError.fromAnswer(refusal.status, refusal);
      const twin = session.isMember() ? FOR_MEMBERS[request.name] : undefined;
      return api((twin ?? request.name) as N, request as unknown as Given<N>, signal);
    },
    staleTime: FRESH,
    initialData: () => firstAnswer(url) as Answer<N> | undefined,
    initialDataUpdatedAt: firstDataAt,
  });
}
