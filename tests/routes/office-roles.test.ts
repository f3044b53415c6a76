import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CallDefinition, OfficeAccess } from '#contract/call.ts';
import type { CallName } from '#contract/calls.ts';
import { calls } from '#contract/calls.ts';
import { ADMINISTRATOR, BLOCKED_VENDOR, SHOPPER, VENDOR } from '#demo/people.ts';
import { RIGHTS, rightsIn, rightsOf, type OfficeOf, type Right } from '#rules/office/permissions.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { addStaff, signIn } from '#tests/support/people.ts';

/** Tries every call of the office as every kind of person, from the contract. */
interface Person {
  who: string;
  /** Undefined for a visitor. */
  email: string | undefined;
  /** The office that they work in, and their permissions there. */
  place?: { of: OfficeOf; rights: readonly Right[] };
  /** The office whose staff they become first, and what they are given there. */
  hire?: { ownedBy: string | undefined; rights: readonly Right[] };
}

const staffOf = (of: OfficeOf, ownedBy: string | undefined): Person[] =>
  rightsIn(of).map((right) => ({
    who: `staff of ${of} with ${right}`,
    email: `${right}@${of}.example`,
    place: { of, rights: rightsOf('staff', of, [right]) },
    hire: { ownedBy, rights: [right] },
  }));

const EDITOR: readonly Right[] = ['content', 'publish'];

const EVERYBODY: readonly Person[] = [
  { who: 'a visitor', email: undefined },
  { who: 'a shopper', email: SHOPPER },
  { who: 'an owner', email: VENDOR, place: { of: 'business', rights: rightsIn('business') } },
  { who: 'another owner', email: BLOCKED_VENDOR, place: { of: 'business', rights: rightsIn('business') } },
  { who: 'the administrator', email: ADMINISTRATOR, place: { of: 'site', rights: RIGHTS } },
  ...staffOf('business', VENDOR),
  ...staffOf('site', undefined),
  {
    who: 'an editor of the site',
    email: 'editor@site.example',
    place: { of: 'site', rights: rightsOf('staff', 'site', EDITOR) },
    hire: { ownedBy: undefined, rights: EDITOR },
  },
];

const names = Object.keys(calls) as CallName[];
const accessOf = (name: CallName) => (calls[name] as CallDefinition).access;
const officeAccess = (name: CallName): OfficeAccess | undefined => {
  const access = accessOf(name);
  return access && 'permission' in access ? access : undefined;
};
const ofOffice = names.filter((name) => officeAccess(name) !== undefined);

let shop: TestApp;
const headers = new Map<string, Record<string, string>>();
beforeAll(async () => {
  shop = await buildTestApp();
  for (const { who, email, hire } of EVERYBODY) {
    if (email === undefined) continue;
    if (hire) await addStaff(shop, email, { ownedBy: hire.ownedBy, rights: hire.rights, limit: 100 });
    headers.set(who, await signIn(shop, email));
  }
});

function expected(name: CallName, { email, place }: Person): string {
  const { permission, or = permission, and, of } = officeAccess(name) ?? { permission: 'site' };
  if (email === undefined) return '401';
  const isOpen =
    place &&
    [permission, or].some((right) => place.rights.includes(right)) &&
    (and === undefined || place.rights.includes(and)) &&
    (of ?? place.of) === place.of;
  return isOpen ? 'open' : '403';
}

async function statusOf(name: CallName, who: string): Promise<string> {
  const [method = 'GET', path = '/'] = name.split(' ');
  const isWrite = method !== 'GET';
  const isFile = (calls[name] as CallDefinition).upload === true;
  const { status } = await shop.fetch(path.replaceAll(/\{\w+\}/g, '1'), {
    method,
    headers: {
      ...headers.get(who),
      ...(isWrite && { 'idempotency-key': randomUUID() }),
      ...(isWrite && !isFile && { 'content-type': 'application/json' }),
    },
    // The input is invalid: people without the permission must be refused before it is read.
    ...(isWrite && { body: isFile ? new FormData() : '{"nothing":"that is known"}' }),
  });
  return status === 401 || status === 403 ? String(status) : 'open';
}

describe('The contract', () => {
  it.each(names.filter((name) => name.includes(' /office/')))('names the permission of %s', (name) => {
    expect(officeAccess(name)).toBeDefined();
  });

  it.each(names.filter((name) => accessOf(name) && !officeAccess(name)))(
    'leaves %s, which has no permission, open to shoppers',
    (name) => {
      expect(accessOf(name)).toContain('shopper');
    },
  );
});

describe.each(ofOffice)('%s', (name) => {
  it.each(EVERYBODY)('for $who', async (person) => {
    expect(await statusOf(name, person.who)).toBe(expected(name, person));
  });
});

describe('A session', () => {
  it.each(EVERYBODY)('tells $who what they may do', async ({ who, place }) => {
    const { result } = await shop.call('GET /global/user/session', { headers: headers.get(who) ?? {} });
    expect(result.office?.of).toBe(place?.of);
    expect(result.office?.permissions ?? []).toEqual(place?.rights ?? []);
  });

  it('lets staff act for their business', async () => {
    const asked = headers.get('staff of business with orders') ?? {};
    const { result } = await shop.call('GET /global/user/session', { headers: asked });
    const { result: owner } = await shop.call('GET /global/user/session', {
      headers: headers.get('an owner') ?? {},
    });
    expect(result).toMatchObject({ role: 'vendor', business_id: owner.business_id });
    const numbers = async (who: string) =>
      (await shop.call('GET /office/orders', { headers: headers.get(who) ?? {} })).data.map(
        ({ number }) => number,
      );
    expect(await numbers('staff of business with orders')).toEqual(await numbers('an owner'));
    expect(await numbers('staff of site with orders')).toEqual(await numbers('the administrator'));
  });
});
