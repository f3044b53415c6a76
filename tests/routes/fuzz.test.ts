import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CallDefinition } from '#contract/call.ts';
import type { CallName } from '#contract/calls.ts';
import { calls } from '#contract/calls.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { fakeStripe } from '#tests/support/fake-stripe.ts';
import { inputOf, type MadeUp, spoiledCopy } from '#tests/support/made-up.ts';
import { signIn } from '#tests/support/people.ts';
import type { Seed } from '#tests/support/seed.ts';
import { newcomer, seedOf } from '#tests/support/seeds.ts';

const RUNS = 12;
const ROLES = ['visitor', 'shopper', 'vendor', 'admin'] as const;

let shop: TestApp;
beforeAll(async () => {
  const stripe = await fakeStripe();
  shop = await buildTestApp({ env: { TRUST_PROXY: '1', ...stripe.env } });
});

async function headersOf(role: (typeof ROLES)[number]): Promise<Record<string, string>> {
  if (role === 'visitor') return {};
  // Always a new account: the one before may have registered a business or been closed.
  if (role === 'shopper') return (await newcomer(shop)).headers;
  return signIn(shop, `${role}@threefold.example`);
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

interface Sent {
  path: string;
  body?: unknown;
}

function requestOf(name: string, { params, query, body }: MadeUp): Sent {
  const template = name.slice(name.indexOf(' ') + 1);
  const path = template.replaceAll(/\{(\w+)\}/g, (_, key: string) => safely(asText(params[key] ?? 'x')));
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${safely(key)}=${safely(asText(value))}`);
  return { path: search.length > 0 ? `${path}?${search.join('&')}` : path, body };
}

/** A lone surrogate cannot be part of a URL. */
const safely = (text: string) => encodeURIComponent(text.replaceAll(/[\uD800-\uDFFF]/g, '')) || 'x';

let clients = 0;
/** Limits count by client, and other tests try them: here each request comes from another client. */
function newClient(): Record<string, string> {
  clients += 1;
  return { 'x-forwarded-for': `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}` };
}

/**
 * Sends it, and fails on what no answer may be: a failure, or a body with another status than the answer's.
 */
async function statusOf(name: string, { path, body }: Sent, headers: Record<string, string>) {
  const [method = 'GET'] = name.split(' ');
  const hasBody = body !== undefined && method !== 'GET';
  const isFile = body instanceof FormData;
  const response = await shop.fetch(path, {
    method,
    headers: {
      ...(hasBody && !isFile && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      ...newClient(),
      ...headers,
    },
    ...(hasBody && { body: isFile ? body : JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { status: number };
  expect(response.status, JSON.stringify(answer)).toBeLessThan(500);
  expect(answer.status).toBe(response.status);
  return { status: response.status, answer };
}

/** Like a request that succeeds, with something in its body that is not as it should be. */
const nearly = ({ path, body }: Seed): fc.Arbitrary<Sent> =>
  spoiledCopy(body).map((spoiled) => ({ path, body: spoiled }));

describe('No call answers 5xx, for any input by any role', () => {
  it.each(Object.keys(calls) as CallName[])('%s', { timeout: 120_000 }, async (name) => {
    const call = calls[name] as CallDefinition;
    // A request that fails early tests little, so each call must first succeed.
    const seed = await seedOf(shop, name);
    const { status, answer } = await statusOf(name, seed, seed.headers);
    expect(status, `a request that must succeed: ${JSON.stringify(answer)}`).toBeLessThan(300);
    const madeUp = inputOf(call).map((input) => requestOf(name, input));
    for (const role of ROLES) {
      await fc.assert(
        fc.asyncProperty(fc.oneof(madeUp, nearly(seed)), async (sent) => {
          // A new session for each request: the one before may have ended its session.
          await statusOf(name, sent, await headersOf(role));
        }),
        { numRuns: RUNS },
      );
    }
  });

  it('and the shop still works', async () => {
    expect((await shop.fetch('/readyz')).status).toBe(200);
    expect((await shop.fetch('/no/auth/web/site/products?is_active_for=1')).status).toBe(200);
  });
});
