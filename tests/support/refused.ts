import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import { dumpTables } from './books.ts';
import type { Answered } from './buying.ts';

/** A request that must be refused, with the statuses that are right for it. */
export type Refused = (statuses: readonly number[], attempt: () => Promise<Answered>) => Promise<Answered>;

/** The request is refused with one of these statuses and a message, and no table changes. */
export async function expectUnchanged(
  shop: TestApp,
  statuses: readonly number[],
  attempt: () => Promise<Answered>,
): Promise<Answered> {
  const before = await dumpTables(shop);
  const answer = await attempt();
  const { status, body } = answer;
  expect(statuses, JSON.stringify(body).slice(0, 300)).toContain(status);
  expect(body.message).toMatch(/\w/);
  expect(await dumpTables(shop)).toEqual(before);
  return answer;
}
