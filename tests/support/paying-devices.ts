import type { Tracked } from '#contract/orders.ts';
import { repairMoney } from '#server/features/repairs/public.ts';
import { orderJobs } from '#server/features/orders/jobs.ts';
import { tradeInJobs } from '#server/features/trade-ins/jobs.ts';
import { moneyJobs } from '#server/features/money/jobs.ts';
import { JobRunner } from '#server/jobs/runner.ts';
import { trialPort } from '#server/ports/payments.ts';
import type { TestApp } from './app.ts';
import { buyersPath, freshKey, send, track } from './buying.ts';
import { runDue, silentLog } from './jobs.ts';
import type { Placing, TradeInTools } from './trade-ins.ts';
import { ACCEPTED } from './trade-ins.ts';

/** Runs what orders and trade-ins have to do now. */
export async function runFlows(shop: TestApp, { sender }: TradeInTools): Promise<void> {
  const runner = new JobRunner({ database: shop.database, log: silentLog });
  const sources = { ...shop.database, sender: async () => sender };
  const pays = async () => ({ bank_transfer: false, in_store: false, trial: true, stripe: false });
  const ports = { trial: trialPort, bank_transfer: undefined, in_store: undefined, stripe: undefined };
  orderJobs(runner, { ...sources, ports, pays, log: silentLog, repairs: repairMoney });
  tradeInJobs(runner, sources);
  moneyJobs(runner, shop.database);
  await runDue(runner);
}

/** A device whose offer is accepted, with its label. */
export async function acceptedDevice(tools: TradeInTools, how: Placing = {}) {
  const placed = await tools.place(how);
  await tools.press(placed.token, { move: 'accept', ...ACCEPTED });
  await tools.press(placed.token, { move: 'arrange', way: 'label' });
  const [item] = placed.items;
  if (!item) throw new Error('a trade-in has no device');
  return { ...placed, item };
}

/** Lets a device pay for the order of a cart. */
export const payWithDevice = (
  shop: TestApp,
  cartId: string,
  device: { number: string; token?: string },
  headers: Record<string, string> = {},
) =>
  shop.call('PUT /no/auth/web/site/checkouts/{cartId}', {
    params: { cartId },
    headers,
    body: { trade_in: device },
  });

/** Presses a button on the page of an order. */
export async function press(shop: TestApp, token: string, move: string): Promise<Tracked> {
  const { version } = await track(shop, token);
  const answer = await send(shop, buyersPath(token), { move, version });
  if (answer.status !== 200) throw new Error(`${move}: ${answer.body.message}`);
  return answer.body.result as Tracked;
}

export const payTrial = (shop: TestApp, paymentId: string | undefined) =>
  send(shop, `/no/auth/web/site/payments/${paymentId}/trial`, { outcome: 'paid' }, freshKey());
