import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CallDefinition } from '#contract/call.ts';
import type { CallName } from '#contract/calls.ts';
import { calls } from '#contract/calls.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { inputOf, type MadeUp } from '#tests/support/made-up.ts';
import { signIn } from '#tests/support/people.ts';

const RUNS = 12;
const ROLES = ['visitor', 'shopper', 'vendor', 'admin'] as const;

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp();
});

const headersOf = async (role: (typeof ROLES)[number]): Promise<Record<string, string>> =>
  role === 'visitor' ? {} : signIn(shop, `${role}@threefold.example`);

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function requestOf(name: string, { params, query, body }: MadeUp): { path: string; init: RequestInit } {
  const [method = 'GET', template = '/'] = name.split(' ');
  const path = template.replaceAll(/\{(\w+)\}/g, (_, key: string) => safely(asText(params[key] ?? 'x')));
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${safely(key)}=${safely(asText(value))}`);
  const hasBody = body !== undefined && method !== 'GET';
  return {
    path: search.length > 0 ? `${path}?${search.join('&')}` : path,
    init: {
      method,
      ...(hasBody && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    },
  };
}

/** A lone surrogate can not be written into an address. */
const safely = (text: string) => encodeURIComponent(text.replaceAll(/[\uD800-\uDFFF]/g, '')) || 'x';

describe('No call breaks, whoever sends whatever', () => {
  it.each(Object.keys(calls) as CallName[])('%s', { timeout: 120_000 }, async (name) => {
    const call = calls[name] as CallDefinition;
    for (const role of ROLES) {
      await fc.assert(
        fc.asyncProperty(inputOf(call), async (input) => {
          const { path, init } = requestOf(name, input);
          const response = await shop.fetch(path, {
            ...init,
            // A session for each: a call may well have ended the one before.
            headers: { ...(init.headers as Record<string, string>), ...(await headersOf(role)) },
          });
          const body = (await response.json()) as { status: number };
          expect(response.status, JSON.stringify(body)).toBeLessThan(500);
          expect(body.status).toBe(response.status);
        }),
        { numRuns: RUNS },
      );
    }
  });

  it('and the shop still stands', async () => {
    expect((await shop.fetch('/readyz')).status).toBe(200);
    expect((await shop.fetch('/no/auth/web/site/products?is_active_for=1')).status).toBe(200);
  });
});
