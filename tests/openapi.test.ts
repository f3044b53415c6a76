import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { expect, it } from 'vitest';
import { calls, type CallName } from '#contract/calls.ts';
import { openApi } from '#server/http/openapi/document.ts';
import { BODIES } from '#server/http/openapi/examples.ts';

const api = openApi({ version: '1.0.0', origin: 'https://shop.example' });
/** The linters read every schema many times. */
const SLOW = { timeout: 300_000 };
const operations = Object.values(api.paths).flatMap((methods) => Object.values(methods));

it('passes Redocly', SLOW, async () => {
  const config = await createConfig({
    extends: ['recommended'],
    // The server in the document is this test's example, not the shop's.
    rules: { 'no-server-example.com': 'off' },
  });
  const found = await lintFromString({ source: JSON.stringify(api), config });
  expect(found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});

it('passes Spectral', SLOW, async () => {
  const linter = new spectral.Spectral();
  linter.setRuleset({
    extends: [rulesets.oas as RulesetDefinition],
    rules: { 'oas3-server-not-example.com': 'off' },
  });
  const found = await linter.run({ ...structuredClone(api) });
  expect(found.map(({ code, message, path }) => [code, message, path.join('/')])).toEqual([]);
});

it('gives every call a unique name, a tag and a description of each parameter', () => {
  const ids = operations.map(({ operationId }) => operationId);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const silent = operations.flatMap(({ operationId, parameters }) =>
    parameters.filter(({ description }) => description === '').map(({ name }) => `${operationId} ${name}`),
  );
  expect(silent).toEqual([]);
});

it('says who may make a call', () => {
  const wishlist = api.paths['/web/site/wishlist']?.['get'];
  expect(wishlist?.security).toEqual([{ session: [] }]);
  expect(wishlist?.description).toMatch(/For shoppers and the administrator\.$/);
  expect(Object.keys(wishlist?.responses ?? {})).toEqual(expect.arrayContaining(['401', '403', '429']));
  expect(api.paths['/no/auth/web/site/brands']?.['get']?.security).toEqual([]);
});

it('defines each shape of four or more fields once', () => {
  const seen = new Map<string, string[]>();
  const walk = (node: unknown, path: string): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('properties' in node && Object.keys(node.properties as object).length >= 4) {
      const text = JSON.stringify(node);
      seen.set(text, [...(seen.get(text) ?? []), path]);
    }
    for (const [key, value] of Object.entries(node)) walk(value, `${path}/${key}`);
  };
  walk(api.paths, '');
  walk(api.components.schemas, '');
  expect([...seen.values()].filter((places) => places.length > 1)).toEqual([]);
});

const withBody = Object.entries(calls).filter(([, call]) => 'body' in call) as [
  CallName,
  { body: { safeParse: (body: unknown) => { success: boolean; error?: unknown } } },
][];

it.each(withBody)('has an example that %s accepts', (name, { body }) => {
  expect(BODIES[name]).toBeDefined();
  expect(body.safeParse(BODIES[name]).error).toBeUndefined();
});
