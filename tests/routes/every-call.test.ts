import { describe, expect, it } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import { calls } from '#contract/calls.ts';
import { checkAnswer, checkRefusal } from '#tests/support/answers.ts';
import { buildTestApp } from '#tests/support/app.ts';

const shop = await buildTestApp();
const names = Object.keys(calls) as CallName[];
const plain = names.filter(
  (name) => name.startsWith('GET ') && !('params' in calls[name]) && takesNothing(name) && isOpen(name),
);

function isOpen(name: CallName): boolean {
  return !('access' in calls[name]);
}

function takesNothing(name: CallName): boolean {
  const call = calls[name];
  return !('query' in call) || call.query.safeParse({}).success;
}

async function answerOf(path: string, init?: RequestInit) {
  const response = await shop.fetch(path, init);
  return { status: response.status, body: (await response.json()) as unknown };
}

const pathOf = (name: string) => name.slice(name.indexOf(' ') + 1);

describe('Every call', () => {
  it.each(plain)('%s answers as its contract says, at first and from the cache', async (name) => {
    const first = await answerOf(pathOf(name));
    const again = await answerOf(pathOf(name));
    checkAnswer(name, first.status, first.body);
    expect(again).toEqual(first);
  });

  it.each(names)('%s refuses an unknown query field', async (name) => {
    const path = pathOf(name).replaceAll(/\{\w+\}/g, '1');
    const { status, body } = await answerOf(`${path}?no_such_key=1`, { method: name.split(' ')[0] ?? 'GET' });
    // 401 where the session is checked before the query, 404 where the path's id does not exist.
    expect([400, 401, 404]).toContain(checkRefusal(status, body).status);
  });

  it('is described in the OpenAPI document', async () => {
    const { paths } = (await (await shop.fetch('/openapi.json')).json()) as {
      paths: Record<string, Record<string, unknown>>;
    };
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual([...names].sort());
  });
});
