import type { CallName } from '#contract/calls.ts';
import { business, store } from './example-stores.ts';
import { OFFICE_BODIES } from './office-examples.ts';

const cart = '3f8a1c52-6f0e-4a53-9b0f-2f1f0a1c7d11';
const visitor = {
  buy_local_storage_cart_id: cart,
  sell_local_storage_cart_id: null,
  repair_local_storage_cart_id: null,
};
const password = 'a long sentence that I remember';
const address = {
  name: 'Ada Marsh',
  phone: '+44 7700 900123',
  line_1: '14 Harbour Street',
  line_2: null,
  town: 'Bristol',
  post_code: 'BS1 4DJ',
  is_default: true,
};
const item = {
  product_id: 8,
  product_variation_id: 21,
  quantity: 1,
  options: [{ question_id: 1, option_id: 2 }],
};

/** An example body for each call. A test checks every one against the contract. */
export const BODIES: Partial<Record<CallName, object>> = {
  ...OFFICE_BODIES,
  'POST /no/auth/web/site/track/{token}/messages': {
    text: 'Can you deliver it to my neighbour at number 12?',
  },
  'POST /no/auth/web/site/track/{token}/messages/read': { up_to: 311 },
  'POST /global/user/login': { email: 'ada@shop.example', password, ...visitor },
  'POST /global/user/logout': {},
  'POST /global/user/register': { name: 'Ada Marsh', email: 'ada@shop.example', password, ...visitor },
  'POST /global/user/confirm': { token: 'from-the-link-in-the-mail', ...visitor },
  'POST /global/user/confirm/resend': {},
  'POST /global/user/password/forgot': { email: 'ada@shop.example' },
  'POST /global/user/password/reset': { token: 'from-the-link-in-the-mail', password, ...visitor },
  'PUT /global/user/password': { current_password: 'the old one', password },
  'POST /global/user/close': { password },
  'POST /global/user/login/code': { code: '287082', ...visitor },
  'POST /global/user/prove': { password },
  'POST /global/user/passkeys/challenge': {},
  'POST /global/user/passkeys/new': { password },
  'POST /global/user/passkeys': {
    name: 'My laptop',
    id: 'dGhlIGlkIG9mIGEgcGFzc2tleQ',
    client_data: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
    attestation: 'o2NmbXRkbm9uZQ',
    transports: ['internal'],
  },
  'POST /global/user/passkeys/{id}/remove': { password, code: '287082' },
  'POST /global/user/second-factor': { password },
  'POST /global/user/second-factor/confirm': { code: '287082' },
  'POST /global/user/second-factor/recovery-codes': { password },
  'POST /global/user/second-factor/remove': { password, code: '287082' },
  'POST /global/user/demo_requests/create': {
    first_name: 'Ada',
    last_name: 'Marsh',
    company: 'Harbour Phones',
    phone: '+44 117 496 0123',
    email: 'ada@shop.example',
  },
  'PUT /businesses': { id: 8, approval: 'refused', reason: 'Please give an address that letters reach.' },
  'PUT /web/site/business/delivery': {
    standard: { is_offered: true, price: 4.99, free_from: 50 },
    next_day: null,
    collect: { is_offered: false, price: 0, free_from: null },
    seen: { standard: null, next_day: null, collect: null },
  },
  'PUT /web/site/business/holiday': { holiday: null },
  'POST /web/site/notifications/read': { up_to: 4021 },
  'PUT /web/site/mail-choices': { event: 'message', is_mailed: false },
  'PUT /web/site/list-columns/{list}': { columns: ['product', 'sku', 'price', 'stock'] },
  'POST /web/site/saved-views': { list: 'orders', name: 'Late in Leeds', search: 'tab=late&q=Leeds' },
  'PUT /demo_requests': { id: 1, status: 'contacted', notes: 'Call back on Friday' },
  'POST /no/auth/web/site/cart/add': { ...item, ...visitor },
  'POST /web/site/cart/add': item,
  'PUT /no/auth/web/site/cart/{cartId}/items/{itemId}': { quantity: 2 },
  'PUT /web/site/cart/{line}/items/{itemId}': { is_saved: true },
  'PUT /no/auth/web/site/checkouts/{cartId}': {
    email: 'ada@shop.example',
    name: 'Ada Marsh',
    line_1: '14 Harbour Street',
    town: 'Bristol',
    post_code: 'BS1 4DJ',
  },
  'POST /no/auth/web/site/checkouts/{cartId}/place': { payment: 'trial', agreed_total: 328.99 },
  'POST /no/auth/web/site/payments/{paymentId}/trial': { outcome: 'paid' },
  'POST /no/auth/web/site/track/{token}/moves': { move: 'cancel', version: 2 },
  'PUT /no/auth/web/site/track/{token}/lines/{lineId}/review': {
    rating: 5,
    title: 'As good as new',
    body: 'Not a scratch on it, and the battery lasts two days.',
    photos: ['5d2f3c1e-8a4b-4c6d-9e7f-0a1b2c3d4e5f'],
  },
  'POST /global/user/invitation': { token: 'pYt0b4nYcZ1r2J7mQv8wXkL5sD9fG3hA6eUiOoTnRqE' },
  'POST /global/user/invitation/accept': {
    token: 'pYt0b4nYcZ1r2J7mQv8wXkL5sD9fG3hA6eUiOoTnRqE',
    name: 'Ada Marsh',
    password: 'three quiet harbours',
  },
  'POST /no/auth/web/site/repairs/{token}/payments': { kind: 'stripe', amount: 40 },
  'POST /no/auth/web/site/repairs/holds': {
    cart_id: cart,
    store_id: 1,
    starts_at: '2026-11-17T10:00:00.000Z',
  },
  'PUT /web/site/devices/{id}/reminder': { step: 20 },
  'POST /no/auth/web/site/products/{id}/notify': { email: 'ada@shop.example' },
  'POST /web/site/wishlist': { product_id: 8 },
  'PUT /web/site/account/profile': { name: 'Ada Marsh', phone: null },
  'PUT /web/site/account/email': { email: 'ada.marsh@shop.example', password },
  'POST /web/site/account/addresses': address,
  'PUT /web/site/account/addresses/{id}': address,
  'POST /web/site/business': business,
  'PUT /web/site/business': business,
  'POST /web/site/stores': store,
  'PUT /web/site/stores/{id}': store,
};
