import { createHmac, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { whenFileEnds } from './cleanup.ts';

const SECRET_KEY = 'sk_test_fake';
const WEBHOOK_SECRET = 'whsec_fake';

interface Thing {
  id: string;
  object: string;
  status: string;
  amount: number;
  metadata: Record<string, string>;
  [name: string]: unknown;
}

/**
 * `error`: the request fails before anything is done. `cut`: everything is done, but the connection ends before the
 * answer.
 */
type Fault = 'error' | 'cut';

export interface FakeStripe {
  /** Settings of a shop that uses this server. */
  env: Record<string, string>;
  /** Every request, such as 'POST /v1/refunds'. */
  asked: string[];
  intents: Map<string, Thing>;
  refunds: Map<string, Thing>;
  /** Faults of the next requests that change something, one for each. */
  faults: Fault[];
  /** The states of the next refunds, instead of succeeded. */
  refundStatus: string;
  /** The next refund is refused with this message. */
  refusal: string | undefined;
  /** Answers to lists of refunds wait until this many were requested, so that all of them show the same refunds. */
  gather: number;
  /** Forgets idempotency keys, as Stripe does after a day. */
  forgetKeys: () => void;
  /** The buyer's steps in the card form. */
  pay: (reference: string) => Thing;
  decline: (reference: string) => Thing;
  askToConfirm: (reference: string) => Thing;
  /** The buyer has pressed Pay, and the bank has not answered yet. */
  process: (reference: string) => Thing;
}

/**
 * A server that speaks Stripe's API for the calls that the shop makes: payment intents and refunds, with idempotency
 * keys and with faults on request. It stops when the test file ends.
 */
export async function fakeStripe(): Promise<FakeStripe> {
  const kept = new Map<string, { body: string; status: number; answer: unknown }>();
  const gathered: (() => void)[] = [];
  const intents = new Map<string, Thing>();
  const refunds = new Map<string, Thing>();
  const change = (reference: string, fields: Partial<Thing>) => {
    const intent = intents.get(reference);
    if (!intent) throw new Error(`there is no intent ${reference}`);
    return Object.assign(intent, fields);
  };
  const fake: FakeStripe = {
    env: {},
    asked: [],
    intents,
    refunds,
    faults: [],
    refundStatus: 'succeeded',
    refusal: undefined,
    gather: 0,
    forgetKeys: () => kept.clear(),
    pay: (reference) =>
      change(reference, {
        status: 'succeeded',
        amount_received: intents.get(reference)?.amount ?? 0,
        last_payment_error: null,
        latest_charge: {
          id: 'ch_1',
          object: 'charge',
          payment_method_details: { card: { brand: 'visa', last4: '4242' } },
        },
      }),
    decline: (reference) =>
      change(reference, {
        status: 'requires_payment_method',
        last_payment_error: { code: 'card_declined', message: 'Your card was declined.' },
      }),
    askToConfirm: (reference) => change(reference, { status: 'requires_action' }),
    process: (reference) => change(reference, { status: 'processing', last_payment_error: null }),
  };

  function carryOut(method: string, path: string, fields: Record<string, string>): [number, unknown] {
    const [, , kind = '', id = '', action] = path.split('/');
    const things = kind === 'refunds' ? refunds : intents;
    if (method === 'GET' && id === '') {
      const data = [...refunds.values()].filter((one) => one['payment_intent'] === fields['payment_intent']);
      return [200, { object: 'list', data, has_more: false, url: '/v1/refunds' }];
    }
    if (id === '') return kind === 'refunds' ? refund(fields) : [200, newIntent(fields)];
    const thing = things.get(id);
    if (!thing) return invalid(404, 'resource_missing', `No such ${kind}: ${id}`);
    if (action !== 'cancel') return [200, thing];
    if (['succeeded', 'canceled', 'processing'].includes(thing.status)) {
      return invalid(400, 'payment_intent_unexpected_state', `This is ${thing.status}`);
    }
    return [200, Object.assign(thing, { status: 'canceled' })];
  }

  function newIntent(fields: Record<string, string>): Thing {
    const id = `pi_${randomUUID().replaceAll('-', '')}`;
    const intent = {
      id,
      object: 'payment_intent',
      status: 'requires_payment_method',
      amount: Number(fields['amount']),
      amount_received: 0,
      currency: fields['currency'],
      client_secret: `${id}_secret_1`,
      last_payment_error: null,
      latest_charge: null,
      metadata: metadataOf(fields),
    };
    intents.set(id, intent);
    return intent;
  }

  function refund(fields: Record<string, string>): [number, unknown] {
    const reference = fields['payment_intent'] ?? '';
    const amount = Number(fields['amount']);
    if (fake.refusal !== undefined) return invalid(400, 'charge_disputed', fake.refusal);
    const back = [...refunds.values()]
      .filter((one) => one['payment_intent'] === reference && one.status !== 'failed')
      .reduce((sum, one) => sum + one.amount, 0);
    const paid = Number(intents.get(reference)?.['amount_received'] ?? 0);
    if (back + amount > paid)
      return invalid(400, 'charge_already_refunded', 'More than is left of the charge.');
    const id = `re_${randomUUID().replaceAll('-', '')}`;
    const made = {
      id,
      object: 'refund',
      status: fake.refundStatus,
      amount,
      payment_intent: reference,
      failure_reason: fake.refundStatus === 'failed' ? 'expired_or_canceled_card' : undefined,
      metadata: metadataOf(fields),
    };
    refunds.set(id, made);
    return [200, made];
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    const body = await text(request);
    const target = new URL(url, 'http://stripe.example');
    fake.asked.push(`${method} ${target.pathname}`);
    const send = (status: number, content: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
    if (headers.authorization !== `Bearer ${SECRET_KEY}`) {
      send(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } });
      return;
    }
    const fault = method === 'POST' ? fake.faults.shift() : undefined;
    if (fault === 'error') {
      send(500, { error: { type: 'api_error', message: 'Something went wrong on our end' } });
      return;
    }
    const key = String(headers['idempotency-key'] ?? '');
    const before = method === 'POST' ? kept.get(key) : undefined;
    if (before && before.body !== body) {
      send(400, { error: { type: 'idempotency_error', message: 'Keys for idempotent requests' } });
      return;
    }
    const fields = Object.fromEntries(new URLSearchParams(method === 'GET' ? target.search : body));
    const [status, content] = before
      ? [before.status, before.answer]
      : carryOut(method, target.pathname, fields);
    if (method === 'POST') kept.set(key, { body, status, answer: content });
    if (fault === 'cut') request.socket.destroy();
    else if (method !== 'GET' || !target.search || fake.gather === 0) send(status, content);
    else gathered.push(() => send(status, content));
    if (gathered.length === fake.gather) for (const one of gathered.splice(0)) one();
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  whenFileEnds(() => new Promise((resolve) => void server.close(() => resolve())));
  const { port } = server.address() as AddressInfo;
  fake.env = {
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_fake',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: `http://127.0.0.1:${port}`,
  };
  return fake;
}

const invalid = (status: number, code: string, message: string): [number, unknown] => [
  status,
  { error: { type: 'invalid_request_error', code, message } },
];

function metadataOf(fields: Record<string, string>): Record<string, string> {
  const entries = Object.entries(fields).flatMap(([name, value]) => {
    const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
    return key === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(entries);
}

export interface SignedEvent {
  body: string;
  headers: Record<string, string>;
}

/** An event as Stripe sends and signs it. */
export function signedEvent(
  type: string,
  object: unknown,
  { id = `evt_${randomUUID()}`, secret = WEBHOOK_SECRET, at = Date.now() } = {},
): SignedEvent {
  const seconds = Math.floor(at / 1_000);
  const body = JSON.stringify({ id, object: 'event', type, created: seconds, data: { object } });
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return {
    body,
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${seconds},v1=${signature}` },
  };
}
