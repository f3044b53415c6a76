import type { CallName } from '#contract/calls.ts';

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
const business = {
  business_name: 'Harbour Phones',
  business_address: '14 Harbour Street, Bristol',
  business_phone_no: '0117 496 0123',
  post_code: 'BS1 4DJ',
  hide_stock: false,
  estimated_delivery_days: 2,
  estimated_delivery_hours: 0,
  estimated_delivery_minutes: 0,
};
const store = {
  business_name: 'Harbour Phones Bristol',
  business_address: '14 Harbour Street, Bristol',
  business_phone_no: '0117 496 0123',
  post_code: 'BS1 4DJ',
  is_active: true,
  opening_hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    opens: weekday === 7 ? null : '09:00',
    closes: weekday === 7 ? null : '18:00',
  })),
};
const item = {
  product_id: 8,
  product_variation_id: 21,
  quantity: 1,
  options: [{ question_id: 1, option_id: 2 }],
};

/** An example body for each call. A test checks every one against the contract. */
export const BODIES: Partial<Record<CallName, object>> = {
  'POST /global/user/login': { email: 'ada@shop.example', password, ...visitor },
  'POST /global/user/logout': {},
  'POST /global/user/register': { name: 'Ada Marsh', email: 'ada@shop.example', password, ...visitor },
  'POST /global/user/confirm': { token: 'from-the-link-in-the-mail', ...visitor },
  'POST /global/user/confirm/resend': {},
  'POST /global/user/password/forgot': { email: 'ada@shop.example' },
  'POST /global/user/password/reset': { token: 'from-the-link-in-the-mail', password, ...visitor },
  'PUT /global/user/password': { current_password: 'the old one', password },
  'POST /global/user/close': { password },
  'POST /global/user/demo_requests/create': {
    first_name: 'Ada',
    last_name: 'Marsh',
    company: 'Harbour Phones',
    phone: '+44 117 496 0123',
    email: 'ada@shop.example',
  },
  'PUT /businesses': { id: 8, approval: 'refused', reason: 'Please give an address that letters reach.' },
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
  'POST /office/refunds/{refundId}/moves': { move: 'done' },
  'PUT /office/payout-account': {
    holder: 'Harbour Phones Ltd',
    sort_code: '20-00-00',
    account_number: '55779911',
  },
  'POST /office/payouts': { payouts: [{ business_id: 3, amount: 120.5 }] },
  'POST /no/auth/web/site/track/{token}/moves': { move: 'cancel', version: 2 },
  'PUT /no/auth/web/site/track/{token}/lines/{lineId}/review': {
    rating: 5,
    title: 'As good as new',
    body: 'Not a scratch on it, and the battery lasts two days.',
    photos: ['5d2f3c1e-8a4b-4c6d-9e7f-0a1b2c3d4e5f'],
  },
  'POST /office/staff/invitations': {
    email: 'ada@shop.example',
    permissions: ['orders', 'refund'],
    refund_limit: 100,
  },
  'POST /office/staff/invitations/{invitationId}/resend': {},
  'PUT /office/staff/{id}': { version: 1, permissions: ['orders', 'bench'] },
  'POST /global/user/invitation': { token: 'pYt0b4nYcZ1r2J7mQv8wXkL5sD9fG3hA6eUiOoTnRqE' },
  'POST /global/user/invitation/accept': {
    token: 'pYt0b4nYcZ1r2J7mQv8wXkL5sD9fG3hA6eUiOoTnRqE',
    name: 'Ada Marsh',
    password: 'three quiet harbours',
  },
  'POST /office/reviews/{id}/moves': { move: 'hide', version: 1, reason: 'It names a person.' },
  'POST /office/products': {
    name: 'USB-C cable, 2 m',
    category_id: 10,
    brand_id: 1,
    description: '<p>Two metres, 100 watts.</p>',
    regular_price: 12.99,
    stock: 40,
  },
  'PUT /office/products/{id}': { version: 3, name: 'USB-C cable, 2 m', regular_price: 11.99 },
  'PUT /office/products/{id}/stock': { variation_id: 21, now: 9, was: 8 },
  'POST /office/products/{id}/moves': {
    move: 'schedule',
    version: 3,
    publish_at: '2026-12-01T09:00:00Z',
  },
  'POST /office/products/{id}/duplicate': {},
  'POST /office/products/{id}/prices': {
    version: 3,
    how: 'percent',
    amount: -5,
    round: '99',
    keeps_was: true,
  },
  'POST /office/orders/{number}/moves': {
    move: 'dispatch',
    version: 3,
    carrier: 'Royal Mail',
    tracking: 'JK123456789GB',
  },
  'POST /office/orders/{number}/notes': { text: 'Put the concierge on the label.' },
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
