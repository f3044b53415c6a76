import type { Purchase } from '#contract/purchases-office.ts';
import { isForStore } from '#rules/office/grant.ts';
import type { Connection, Database } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { onlyOnce } from '../../http/idempotency.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { notOpen } from '../../http/private-calls.ts';
import { refuseCursor, Refusal } from '../../http/refusal.ts';
import { wholeOrNot } from './office.writes.ts';
import { movePurchase } from './purchase-moves.writes.ts';
import type { PurchaseReader } from './purchases.reads.ts';
import { readPurchase, readPurchases } from './purchases.reads.ts';
import type { Buyer } from './purchases.writes.ts';
import { changePurchase, createPurchase, noPurchase } from './purchases.writes.ts';
import { keeperOf, noStore } from './writers.writes.ts';

type Sources = Pick<Database, 'ask' | 'db' | 'transaction'>;

/** Orders to suppliers. */
export function purchaseOffice(calls: PrivateCalls, sources: Sources): void {
  const { ask } = sources;

  const buyerOf = (account: Account): Buyer | undefined => {
    const reader = readerOfPurchases(account);
    return reader && { ...reader, account, now: new Date() };
  };

  const once = async <S extends 200 | 201>(
    request: { account: Account; key: string | undefined; call: string; input: unknown; status: S },
    work: (at: Connection, buyer: Buyer) => Promise<Purchase | Refusal>,
  ) => {
    const { account, key, call, input, status } = request;
    const buyer = buyerOf(account);
    if (!buyer) return notOpen();
    return onlyOnce(sources, { key, call, sender: ['account', account.id], input }, async (at) => {
      const result = await work(at, buyer);
      return result instanceof Refusal ? result : { status, result };
    });
  };

  calls.define('GET /office/purchases', async ({ query }, { account }) => {
    const reader = readerOfPurchases(account);
    if (!reader) return notOpen();
    if (query.store !== undefined && !isForStore(reader, query.store)) return noStore();
    const page = await readPurchases(ask, query, reader);
    return page === 'bad cursor' ? refuseCursor() : page;
  });

  calls.define('POST /office/purchases', ({ body }, { account, idempotencyKey: key }) =>
    once({ account, key, call: 'create purchase order', input: body, status: 201 }, (at, buyer) =>
      createPurchase(at, body, buyer),
    ),
  );

  calls.define('GET /office/purchases/{id}', async ({ params: { id } }, { account }) => {
    const reader = readerOfPurchases(account);
    const result = reader && (await readPurchase(ask, id, reader));
    return result ? { status: 200, result } : noPurchase();
  });

  calls.define('PUT /office/purchases/{id}', async ({ params: { id }, body }, { account }) => {
    const buyer = buyerOf(account);
    if (!buyer) return notOpen();
    const result = await wholeOrNot(sources, (at) => changePurchase(at, id, body, buyer));
    return result instanceof Refusal ? result : { status: 200, result };
  });

  calls.define(
    'POST /office/purchases/{id}/moves',
    ({ params: { id }, body }, { account, idempotencyKey: key }) =>
      once({ account, key, call: 'move purchase order', input: [id, body], status: 200 }, (at, buyer) =>
        movePurchase(at, id, body, buyer),
      ),
  );
}

function readerOfPurchases(account: Account): PurchaseReader | undefined {
  const keeper = keeperOf(account);
  return keeper && { ...keeper, seesCost: account.office?.rights.includes('cost') ?? false };
}
