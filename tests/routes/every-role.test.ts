import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CallDefinition, Role } from '#contract/call.ts';
import type { CallName } from '#contract/calls.ts';
import { calls } from '#contract/calls.ts';
import { CONTENT_CALLS } from '#tests/support/content-seeds.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { addPeople, headersOf, OFFICE_OF, ownedThings, PEOPLE, type Person } from '#tests/support/owned.ts';

/**
 * Who may make which call. The contract says which roles may make it. This table says what it touches:
 *   public  the same for everybody
 *   self    only the caller's own account: no id can name another
 *   owned   a thing with an id and an owner: `ownedThings` makes one
 *   link    one thing, for everybody who has its link or id, which nobody can guess
 *   entry   the way into an account: a password or a link is checked, not a session
 *   office  what the site's own staff manage
 * A call without a row here does not compile, and fails.
 */
const TOUCHES: Record<CallName, 'public' | 'self' | 'owned' | 'link' | 'entry' | 'office'> = {
  'GET /global/user/session': 'self',
  'POST /global/user/login': 'entry',
  'POST /global/user/logout': 'self',
  'POST /global/user/register': 'entry',
  'POST /global/user/confirm': 'entry',
  'POST /global/user/confirm/resend': 'self',
  'POST /global/user/password/forgot': 'entry',
  'POST /global/user/password/reset': 'entry',
  'PUT /global/user/password': 'self',
  'POST /global/user/login/code': 'entry',
  'POST /global/user/prove': 'self',
  'POST /global/user/passkeys/challenge': 'entry',
  'POST /global/user/passkeys/new': 'self',
  'POST /global/user/passkeys': 'self',
  'POST /global/user/passkeys/{id}/remove': 'self',
  'GET /global/user/second-factor': 'self',
  'POST /global/user/second-factor': 'self',
  'POST /global/user/second-factor/confirm': 'self',
  'POST /global/user/second-factor/recovery-codes': 'self',
  'POST /global/user/second-factor/remove': 'self',
  'POST /global/user/close': 'self',
  'GET /web/site/account/profile': 'self',
  'PUT /web/site/account/profile': 'self',
  'PUT /web/site/account/email': 'self',
  'GET /web/site/notifications': 'self',
  'POST /web/site/notifications/read': 'self',
  'GET /web/site/mail-choices': 'self',
  'PUT /web/site/mail-choices': 'self',
  'GET /web/site/saved-views': 'self',
  'POST /web/site/saved-views': 'self',
  'DELETE /web/site/saved-views/{id}': 'owned',
  'GET /web/site/list-columns': 'self',
  'PUT /web/site/list-columns/{list}': 'self',
  'GET /web/site/account/addresses': 'self',
  'POST /web/site/account/addresses': 'self',
  'PUT /web/site/account/addresses/{id}': 'owned',
  'DELETE /web/site/account/addresses/{id}': 'owned',
  'GET /web/site/account/sessions': 'self',
  'DELETE /web/site/account/sessions': 'self',
  'DELETE /web/site/account/sessions/{id}': 'owned',
  'GET /web/site/account/alerts': 'self',
  'DELETE /web/site/account/alerts/{id}': 'owned',
  'POST /no/auth/web/site/cart/add': 'self',
  'POST /web/site/cart/add': 'self',
  'GET /no/auth/web/site/cart/{cartId}': 'owned',
  'GET /web/site/cart/{line}': 'self',
  'PUT /no/auth/web/site/cart/{cartId}/items/{itemId}': 'owned',
  'PUT /web/site/cart/{line}/items/{itemId}': 'owned',
  'DELETE /no/auth/web/site/cart/{cartId}/items/{itemId}': 'owned',
  'DELETE /web/site/cart/{line}/items/{itemId}': 'owned',
  'GET /no/auth/web/site/checkouts/{cartId}': 'owned',
  'PUT /no/auth/web/site/checkouts/{cartId}': 'owned',
  'POST /no/auth/web/site/checkouts/{cartId}/place': 'owned',
  'POST /no/auth/web/site/payments/{paymentId}/trial': 'link',
  'GET /no/auth/web/site/repairs/slots': 'public',
  'POST /no/auth/web/site/repairs/holds': 'link',
  'GET /web/site/repairs': 'self',
  'GET /web/site/devices': 'self',
  'PUT /web/site/devices/{id}/reminder': 'owned',
  'DELETE /web/site/devices/{id}/reminder': 'owned',
  'GET /office/repairs': 'self',
  'GET /office/repairs/board': 'self',
  'GET /office/repairs/calendar': 'owned',
  'GET /office/repair-benches': 'self',
  'PUT /office/repair-benches/{storeId}': 'owned',
  'GET /office/repairs/{number}': 'owned',
  'POST /office/repairs/{number}/moves': 'owned',
  'POST /office/repairs/{number}/photos': 'owned',
  'POST /office/repairs/{number}/passcode': 'owned',
  'POST /office/repairs/{number}/link': 'owned',
  'POST /office/repairs/{number}/warranty': 'owned',
  'GET /no/auth/web/site/track/{token}': 'link',
  'GET /no/auth/web/site/track/{token}/exchanges': 'link',
  'POST /no/auth/web/site/track/{token}/moves': 'link',
  'POST /no/auth/web/site/track/{token}/payment': 'link',
  'POST /no/auth/web/site/track/{token}/photos': 'link',
  'GET /no/auth/web/site/track/{token}/messages': 'link',
  'POST /no/auth/web/site/track/{token}/messages': 'link',
  'POST /no/auth/web/site/track/{token}/messages/read': 'link',
  'GET /web/site/messages': 'self',
  'GET /office/messages': 'self',
  'GET /office/saved-answers': 'self',
  'POST /office/saved-answers': 'self',
  'PUT /office/saved-answers/{id}': 'owned',
  'DELETE /office/saved-answers/{id}': 'owned',
  'GET /office/messages/{number}': 'owned',
  'POST /office/messages/{number}': 'owned',
  'POST /office/messages/{number}/read': 'owned',
  'POST /office/messages/{number}/state': 'owned',
  'POST /office/orders/{number}/photos': 'owned',
  'PUT /no/auth/web/site/track/{token}/lines/{lineId}/review': 'link',
  'DELETE /no/auth/web/site/track/{token}/lines/{lineId}/review': 'link',
  'GET /office/log': 'self',
  'GET /office/staff': 'self',
  'POST /office/staff/invitations': 'self',
  'POST /office/staff/invitations/{invitationId}/resend': 'owned',
  'DELETE /office/staff/invitations/{invitationId}': 'owned',
  'PUT /office/staff/{id}': 'owned',
  'DELETE /office/staff/{id}': 'owned',
  'POST /global/user/invitation': 'entry',
  'POST /global/user/invitation/accept': 'entry',
  'GET /office/media': 'self',
  'POST /office/media': 'self',
  'GET /office/media/{id}': 'owned',
  'PUT /office/media/{id}': 'owned',
  'POST /office/media/{id}/replace': 'owned',
  'DELETE /office/media/{id}': 'owned',
  'GET /office/media-folders': 'self',
  'POST /office/media-folders': 'self',
  'PUT /office/media-folders/{id}': 'owned',
  'DELETE /office/media-folders/{id}': 'owned',
  'GET /office/products': 'self',
  'POST /office/products': 'self',
  'GET /office/catalogue': 'self',
  'GET /office/products/{id}': 'owned',
  'GET /office/products/{id}/preview': 'owned',
  'PUT /office/products/{id}': 'owned',
  'DELETE /office/products/{id}': 'owned',
  'PUT /office/products/{id}/stock': 'owned',
  'PUT /office/products/{id}/low-stock': 'owned',
  'POST /office/products/{id}/stock-moves': 'owned',
  'POST /office/products/{id}/moves': 'owned',
  'POST /office/products/{id}/duplicate': 'owned',
  'POST /office/products/{id}/prices': 'owned',
  'GET /office/reviews': 'self',
  'POST /office/reviews/{id}/moves': 'owned',
  'GET /web/site/orders': 'self',
  'GET /web/site/credit': 'self',
  'GET /office/refunds': 'self',
  'POST /office/refunds/{refundId}/moves': 'owned',
  'GET /office/disputes': 'office',
  'GET /office/statement': 'self',
  'GET /office/payout-account': 'self',
  'PUT /office/payout-account': 'self',
  'GET /office/payouts': 'self',
  'POST /office/payouts': 'office',
  'GET /office/today': 'self',
  'GET /office/sales': 'self',
  'GET /office/product-imports': 'self',
  'POST /office/product-imports': 'self',
  'POST /office/product-edits': 'self',
  'GET /office/product-imports/{id}': 'owned',
  'GET /office/product-imports/{id}/items': 'owned',
  'POST /office/product-imports/{id}/start': 'owned',
  'POST /office/product-imports/{id}/undo': 'owned',
  'GET /office/stock': 'self',
  'GET /office/stock/places': 'self',
  'GET /office/purchases': 'self',
  'POST /office/purchases': 'self',
  'GET /office/purchases/{id}': 'owned',
  'PUT /office/purchases/{id}': 'owned',
  'POST /office/purchases/{id}/moves': 'owned',
  'GET /office/transfers': 'self',
  'POST /office/transfers': 'self',
  'GET /office/transfers/{id}': 'owned',
  'PUT /office/transfers/{id}': 'owned',
  'POST /office/transfers/{id}/moves': 'owned',
  'GET /office/stock/movements': 'self',
  'GET /office/stock/watch': 'self',
  'GET /office/failures': 'office',
  'GET /office/health': 'office',
  'POST /office/health/test-mail': 'office',
  'GET /office/settings': 'office',
  'GET /office/settings/mails': 'office',
  'PUT /office/settings/mails/{kind}': 'office',
  'POST /office/settings/mails/{kind}/test': 'office',
  'GET /office/catalogue/attributes': 'office',
  'POST /office/catalogue/attributes': 'office',
  'PUT /office/catalogue/attributes/{id}': 'office',
  'PUT /office/catalogue/attributes/{id}/place': 'office',
  'DELETE /office/catalogue/attributes/{id}': 'office',
  'GET /office/catalogue/brands': 'office',
  'POST /office/catalogue/brands': 'office',
  'PUT /office/catalogue/brands/{id}': 'office',
  'DELETE /office/catalogue/brands/{id}': 'office',
  'GET /office/catalogue/custom-fields': 'office',
  'POST /office/catalogue/custom-fields': 'office',
  'PUT /office/catalogue/custom-fields/{id}': 'office',
  'PUT /office/catalogue/custom-fields/{id}/place': 'office',
  'DELETE /office/catalogue/custom-fields/{id}': 'office',
  'GET /office/catalogue/models': 'office',
  'POST /office/catalogue/models': 'office',
  'PUT /office/catalogue/models/{id}': 'office',
  'DELETE /office/catalogue/models/{id}': 'office',
  'GET /office/catalogue/policies': 'office',
  'POST /office/catalogue/policies': 'office',
  'PUT /office/catalogue/policies/{id}': 'office',
  'DELETE /office/catalogue/policies/{id}': 'office',
  'GET /office/catalogue/categories': 'office',
  'POST /office/catalogue/categories': 'office',
  'PUT /office/catalogue/categories/{id}': 'office',
  'PUT /office/catalogue/categories/{id}/place': 'office',
  'DELETE /office/catalogue/categories/{id}': 'office',
  ...CONTENT_CALLS,
  'PUT /office/settings': 'office',
  'PUT /office/settings/transfer-account': 'office',
  'GET /office/settings/setup': 'office',
  'GET /office/pages': 'office',
  'POST /office/pages': 'office',
  'GET /office/pages/{key}': 'office',
  'PUT /office/pages/{key}': 'office',
  'DELETE /office/pages/{key}': 'office',
  'POST /office/pages/{key}/unarchive': 'office',
  'GET /office/pages/{key}/draft': 'office',
  'PUT /office/pages/{key}/draft': 'office',
  'POST /office/pages/{key}/presence': 'office',
  'POST /office/pages/{key}/discard': 'office',
  'POST /office/pages/{key}/publish': 'office',
  'POST /office/pages/{key}/schedule': 'office',
  'GET /office/page-schedules': 'office',
  'DELETE /office/page-schedules/{id}': 'office',
  'GET /office/pages/{key}/revisions': 'office',
  'GET /office/pages/{key}/revisions/{revision}': 'office',
  'POST /office/pages/{key}/restore': 'office',
  'POST /office/pages/{key}/preview-link': 'office',
  'POST /office/pages/{key}/check': 'office',
  'GET /office/pages/{key}/export': 'office',
  'POST /office/pages/{key}/import': 'office',
  'GET /office/page-starters': 'office',
  'GET /office/link-targets': 'office',
  'GET /office/shared-sections': 'office',
  'POST /office/shared-sections': 'office',
  'PUT /office/shared-sections/{id}': 'office',
  'DELETE /office/shared-sections/{id}': 'office',
  'GET /no/auth/web/site/page-previews/{token}': 'link',
  'POST /office/failures/{jobId}/moves': 'office',
  'GET /office/orders': 'self',
  'GET /office/goods': 'self',
  'POST /office/orders/quote': 'self',
  'POST /office/orders': 'self',
  'GET /office/orders/{number}': 'owned',
  'POST /office/orders/{number}/moves': 'owned',
  'GET /office/orders/{number}/refund': 'owned',
  'GET /office/orders/{number}/colleagues': 'owned',
  'PUT /office/orders/{number}/assignee': 'owned',
  'POST /office/orders/{number}/change/quote': 'owned',
  'POST /office/orders/{number}/change': 'owned',
  'POST /office/orders/{number}/change/end': 'owned',
  'POST /office/orders/{number}/notes': 'owned',
  'POST /office/orders/{number}/link': 'owned',
  'GET /office/price-rules': 'self',
  'PUT /office/price-rules/draft': 'self',
  'POST /office/price-rules/draft/discard': 'self',
  'POST /office/price-rules/draft/file': 'self',
  'GET /office/price-rules/what-if': 'self',
  'POST /office/price-rules/publish': 'self',
  'GET /office/price-rules/versions': 'self',
  'GET /web/site/trade-ins': 'self',
  'GET /office/trade-ins': 'self',
  'GET /office/trade-ins/{number}': 'owned',
  'POST /office/trade-ins/{number}/moves': 'owned',
  'POST /office/trade-ins/{number}/photos': 'owned',
  'GET /office/units': 'self',
  'POST /office/units': 'self',
  'GET /office/units/{number}': 'owned',
  'GET /office/units/{number}/listing': 'owned',
  'POST /office/units/{number}/moves': 'owned',
  'GET /office/unit-margins': 'self',
  'GET /office/trade-in-payouts': 'self',
  'POST /office/trade-in-payouts': 'self',
  'GET /web/site/wishlist': 'self',
  'POST /web/site/wishlist': 'self',
  'DELETE /web/site/wishlist/{id}': 'owned',
  'POST /global/user/demo_requests/create': 'public',
  'GET /demo_requests': 'office',
  'GET /businesses': 'office',
  'PUT /businesses': 'office',
  'GET /office/codes': 'self',
  'POST /office/codes': 'self',
  'PUT /office/codes/{id}': 'owned',
  'POST /office/codes/{id}/end': 'owned',
  'GET /office/customers': 'office',
  'GET /office/customers/{id}': 'office',
  'GET /office/customers/{id}/credit': 'office',
  'POST /office/customers/{id}/credit': 'office',
  'POST /office/customers/{id}/export': 'office',
  'POST /office/customers/{id}/close': 'office',
  'GET /office/vendors': 'office',
  'POST /office/vendors': 'office',
  'GET /office/vendors/{id}': 'office',
  'POST /office/vendors/{id}/moves': 'office',
  'PUT /office/vendors/{id}/commission': 'office',
  'PUT /office/vendors/{id}/holiday': 'office',
  'GET /office/vendors/{id}/business': 'office',
  'PUT /office/vendors/{id}/business': 'office',
  'GET /office/vendors/{id}/stores': 'office',
  'POST /office/vendors/{id}/stores': 'office',
  'PUT /office/vendors/{id}/stores/{storeId}': 'office',
  'DELETE /office/vendors/{id}/stores/{storeId}': 'office',
  'GET /web/site/business/delivery': 'self',
  'PUT /web/site/business/delivery': 'self',
  'PUT /web/site/business/holiday': 'self',
  'PUT /demo_requests': 'office',
  'POST /no/auth/web/site/products/{id}/notify': 'public',
  'GET /no/auth/web/site/products': 'public',
  'GET /no/auth/web/site/products/filter': 'public',
  'GET /no/auth/web/site/products/variation': 'public',
  'GET /no/auth/web/site/products/{id}': 'public',
  'GET /no/auth/web/site/products/{id}/reviews': 'public',
  'GET /no/auth/web/site/products/{id}/advice': 'public',
  'GET /no/auth/web/site/questions': 'public',
  'GET /web/site/questions': 'self',
  'GET /no/auth/web/site/categories': 'public',
  'GET /no/auth/web/site/categories/{id}': 'public',
  'GET /no/auth/web/site/brands': 'public',
  'GET /no/auth/web/site/prices': 'public',
  'GET /market/one/navbar': 'public',
  'GET /no/auth/web/site/search': 'public',
  'GET /no/auth/web/site/template/header/slider': 'public',
  'GET /no/auth/web/site/template/template/design': 'public',
  'GET /no/auth/web/site/menu': 'public',
  'GET /no/auth/web/site/settings/general': 'public',
  'GET /no/auth/web/site/pages/{key}': 'public',
  'GET /no/auth/web/site/stores': 'public',
  'GET /no/auth/web/site/map': 'public',
  'GET /no/auth/web/site/places': 'public',
  'GET /no/auth/web/site/businesses/{id}': 'public',
  'GET /web/site/business/exists': 'self',
  'GET /web/site/business/blocked': 'self',
  'GET /web/site/business': 'self',
  'POST /web/site/business': 'self',
  'PUT /web/site/business': 'self',
  'GET /web/site/stores': 'self',
  'POST /web/site/stores': 'self',
  'PUT /web/site/stores/{id}': 'owned',
  'DELETE /web/site/stores/{id}': 'owned',
  'GET /web/site/products': 'self',
};

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

/** What the contract decides about a person, before it reads what they send. */
function verdictOn(name: CallName, person: Person): 'no session' | 'not for them' | 'open' {
  const access = accessOf(name);
  const role = ROLE[person];
  if (!access) return 'open';
  if (!role) return 'no session';
  if (!('permission' in access)) return access.includes(role) ? 'open' : 'not for them';
  const { of, rights } = OFFICE_OF[person] ?? {};
  const { permission, or = permission } = access;
  const isTheirs = [permission, or].some((right) => rights?.includes(right)) && (access.of ?? of) === of;
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

describe("Other accounts get 404 for somebody's personal data", () => {
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
      // Somebody else's thing and an unknown one get the same answer.
      expect(tried, person).toEqual(await ask(name, person, { ...thing, path: unknownPath }));
    }
    expect((await ask(name, owner, thing)).status, 'its owner').toBeLessThan(300);
  });
});
