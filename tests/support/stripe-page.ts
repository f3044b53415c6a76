import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import type { Tracked } from '#contract/orders.ts';
import { cardHeaders } from '#server/http/security.ts';

/** The part of Stripe's script that the shop uses: a frame with a form, and a call to its API. */
function pretendToBeStripe(): void {
  const create = () => {
    const frame = document.createElement('iframe');
    return {
      on: (name: string, listener: () => void) => {
        if (name === 'ready') frame.addEventListener('load', listener);
      },
      mount: (place: HTMLElement) => {
        frame.title = 'Secure payment input frame';
        frame.src = 'https://js.stripe.com/form.html';
        frame.height = '180';
        frame.width = '280';
        place.append(frame);
      },
      destroy: () => frame.remove(),
    };
  };
  const confirmPayment = async ({ confirmParams }: { confirmParams: { return_url: string } }) => {
    const answer = await fetch('https://api.stripe.com/v1/confirm', { method: 'POST' });
    const { message, leads } = (await answer.json()) as { message?: string; leads?: string };
    if (leads) {
      location.assign(`${leads}?back=${encodeURIComponent(confirmParams.return_url)}`);
      return new Promise(() => undefined);
    }
    return message ? { error: { type: 'card_error', message } } : { paymentIntent: { status: 'succeeded' } };
  };
  const make = () => ({ elements: () => ({ create }), confirmPayment });
  Object.assign(window, { Stripe: Object.assign(make, { version: 'endive' }) });
}

const FORM = '<!doctype html><html lang="en"><title>Card</title><label>Card number <input></label></html>';
const BANK = 'https://bank.example/confirm';

/** The bank's reaction to each click on Pay. */
export type BankStep = { declines: string } | 'asks to confirm' | 'takes it' | 'takes its time';

/**
 * Opens pages as a shop that takes cards sends them, including headers. The orders are trial orders: the trial call
 * tells the shop what the bank decided. Stripe's script, frame and API and the bank's page are fakes.
 */
export async function fakeCardPayments(
  page: Page,
  steps: BankStep[],
): Promise<{ asked: string[]; letBankAnswer: () => void }> {
  const asked: string[] = [];
  const options = { publicUrl: undefined, dev: false, googleMapsKey: undefined, mapTilesUrl: undefined };
  let isPaid = false;
  let isAwaited = false;
  let payment: Tracked['payment'] | undefined;
  const tell = async (outcome: 'paid' | 'declined') => {
    const path = `/no/auth/web/site/payments/${payment?.id ?? ''}/trial`;
    const headers = { 'idempotency-key': randomUUID() };
    await page.request.post(path, { data: { outcome }, headers });
  };

  const open = async (route: Route, cards: string, headers: Record<string, string>) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<html ', `<html data-cards="${cards}" `);
    await route.fulfill({ response, body, headers: { ...response.headers(), ...headers } });
  };
  await page.route('**/checkouts/*/information', (route) => open(route, 'elsewhere', {}));
  await page.route(/^[^?]*:\d+\/track\//, (route) => open(route, 'here', cardHeaders(options)));
  await page.route(/\/web\/site\/track\/\w+$/, async (route) => {
    const response = await route.fetch();
    const { status, result } = (await response.json()) as { status: number; result: Tracked };
    payment = result.payment;
    await route.fulfill({
      response,
      json: { status, result: { ...result, payment: { ...payment, kind: 'stripe' } } },
    });
  });
  await page.route(/\/web\/site\/track\/\w+\/payment(?:\?|$)/, async (route) => {
    asked.push('how it stands');
    if (isPaid) await tell('paid');
    const result = {
      id: payment?.id,
      kind: 'stripe',
      state: isPaid ? 'paid' : 'pending',
      is_awaited: isAwaited,
      amount: payment?.amount,
      publishable_key: 'pk_test_1',
      ...(!isPaid && !isAwaited && { client_secret: 'pi_1_secret_1' }),
    };
    await route.fulfill({ json: { status: 200, result } });
  });

  await page.route('https://js.stripe.com/**', async (route) => {
    asked.push(route.request().url());
    await (route.request().url().endsWith('.html')
      ? route.fulfill({ contentType: 'text/html', body: FORM })
      : route.fulfill({ contentType: 'text/javascript', body: `(${pretendToBeStripe.toString()})()` }));
  });
  await page.route('https://api.stripe.com/**', async (route) => {
    const step = steps.shift() ?? 'takes it';
    const headers = { 'access-control-allow-origin': '*' };
    if (step === 'asks to confirm') return route.fulfill({ headers, json: { leads: BANK } });
    isPaid = step === 'takes it';
    isAwaited = step === 'takes its time';
    if (typeof step === 'string') return route.fulfill({ headers, json: {} });
    await tell('declined');
    return route.fulfill({ headers, json: { message: step.declines } });
  });
  await page.route(`${BANK}**`, async (route) => {
    const back = new URL(route.request().url()).searchParams.get('back') ?? '';
    isPaid = true;
    const link = `${back}?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_1&redirect_status=succeeded`;
    const body = `<!doctype html><html lang="en"><title>Bank</title><a href="${link}">Confirm the payment</a></html>`;
    await route.fulfill({ contentType: 'text/html', body });
  });
  const letBankAnswer = () => {
    isAwaited = false;
    isPaid = true;
  };
  return { asked, letBankAnswer };
}
