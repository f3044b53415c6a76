import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CallDefinition, Role } from '#contract/call.ts';
import type { CallName } from '#contract/calls.ts';
import { calls } from '#contract/calls.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { addPeople, headersOf, OFFICE_OF, ownedThings, PEOPLE, type Person } from '#tests/support/owned.ts';
import { TOUCHES } from '#tests/support/touches.ts';

const names = Object.keys(calls) as CallName[];
const ROLE: Record<Person, Role | undefined> = {
  visitor: undefined,
  shopper: 'shopper',
  otherShopper: 'shopper',
  vendor: 'vendor',
  vendorStaff: 'vendor',
  otherVendor: 'vendor',
  otherStaff: 'vendor',
  siteStaff: 'shopper',
  administrator: 'administrator',
};

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp();
  await addPeople(shop);
});

const accessOf = (name: CallName) => (calls[name] as CallDefinition).access;

async function ask(name: string, person: Person, input: { path?: string; body?: unknown } = {}) {
  const [method = 'GET', template = '/'] = name.split(' ');
  const path = input.path ?? template.replaceAll(/\{\w+\}/g, '1');
  const isFile = (calls[name as CallName] as CallDefinition).upload === true;
  const sent = isFile
    ? ((input.body as FormData | undefined) ?? new FormData())
    : JSON.stringify(input.body ?? {});
  const response = await shop.fetch(path, {
    method,
    headers: {
      ...(await headersOf(shop, person)),
      ...(method === 'GET' || isFile ? {} : { 'content-type': 'application/json' }),
      ...(method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
    },
    ...(method !== 'GET' && { body: sent }),
  });
  return { status: response.status, body: (await response.json()) as { message?: string } };
}

const touching = (...kinds: string[]) => names.filter((name) => kinds.includes(TOUCHES[name]));

/** The contract's decision about a person, before it reads what they send. */
function verdictOn(name: CallName, person: Person): 'no session' | 'not for them' | 'open' {
  const access = accessOf(name);
  const role = ROLE[person];
  if (!access) return 'open';
  if (!role) return 'no session';
  if (!('permission' in access)) return access.includes(role) ? 'open' : 'not for them';
  const { of, rights } = OFFICE_OF[person] ?? {};
  const { permission, or = permission, and = [permission, or] } = access;
  const isTheirs =
    [permission, or].some((right) => rights?.includes(right)) &&
    [and].flat().some((right) => rights?.includes(right)) &&
    (access.of ?? of) === of;
  return isTheirs ? 'open' : 'not for them';
}

const VERDICTS: Record<number, string> = { 401: 'no session', 403: 'not for them' };

describe('Every call has a row', () => {
  it.each(names)('%s', (name) => {
    expect(TOUCHES[name], `say in this file what ${name} touches`).toBeDefined();
  });

  it('and no row is left of a removed call', () => {
    expect(Object.keys(TOUCHES).sort()).toEqual([...names].sort());
  });

  it.each(touching('office'))('%s is for the site alone', (name) => {
    expect(accessOf(name)).toMatchObject({ of: 'site' });
  });

  it.each(touching('public', 'link', 'entry'))('%s is open to everybody', (name) => {
    expect(accessOf(name)).toBeUndefined();
  });

  it.each(names.filter((name) => name.includes(' /web/')))('%s needs a session', (name) => {
    expect(accessOf(name)).toBeDefined();
  });
});

describe('A call is closed to roles that may not make it', () => {
  const rows = names.flatMap((name) => PEOPLE.map((person) => [name, person] as const));

  it.each(rows)('%s for %s', async (name, person) => {
    const { status } = await ask(name, person);
    expect(VERDICTS[status] ?? 'open').toBe(verdictOn(name, person));
  });
});

describe("Other accounts get 404 for an account's personal data", () => {
  const owned = touching('owned');
  const makers = ownedThings();

  it('every such call is tested', () => {
    expect(Object.keys(makers).sort()).toEqual([...owned].sort());
  });

  it.each(owned)('%s', async (name) => {
    const make = makers[name];
    if (!make) throw new Error(`ownedThings makes nothing for ${name}`);
    const { owner, alsoFor = [], unknownPath, ...thing } = await make(shop);
    for (const person of PEOPLE.filter((one) => one !== owner && !alsoFor.includes(one))) {
      const tried = await ask(name, person, thing);
      const closed = { 'no session': 401, 'not for them': 403, open: 404 };
      expect(tried.status, person).toBe(closed[verdictOn(name, person)]);
      // Another account's thing and an unknown one get the same answer.
      expect(tried, person).toEqual(await ask(name, person, { ...thing, path: unknownPath }));
    }
    expect((await ask(name, owner, thing)).status, 'its owner').toBeLessThan(300);
  });
});
