import type { Transfer } from '#contract/transfers-office.ts';
import { isForStore } from '#rules/office/grant.ts';
import type { Connection, Database } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { onlyOnce } from '../../http/idempotency.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { notOpen } from '../../http/private-calls.ts';
import { refuseCursor, Refusal } from '../../http/refusal.ts';
import { wholeOrNot } from './office.writes.ts';
import { moveTransfer } from './transfer-moves.writes.ts';
import { readTransfer, readTransfers } from './transfers.reads.ts';
import type { StockMover } from './transfers.writes.ts';
import { changeTransfer, createTransfer, noTransfer } from './transfers.writes.ts';
import { keeperOf, noStore } from './writers.writes.ts';

type Sources = Pick<Database, 'ask' | 'db' | 'transaction'>;

/** Goods that are brought from one store to another. */
export function transferOffice(calls: PrivateCalls, sources: Sources): void {
  const { ask } = sources;

  const moverOf = (account: Account): StockMover | undefined => {
    const keeper = keeperOf(account);
    return keeper && { ...keeper, account, now: new Date() };
  };

  const once = async <S extends 200 | 201>(
    request: { account: Account; key: string | undefined; call: string; input: unknown; status: S },
    work: (at: Connection, mover: StockMover) => Promise<Transfer | Refusal>,
  ) => {
    const { account, key, call, input, status } = request;
    const mover = moverOf(account);
    if (!mover) return notOpen();
    return onlyOnce(sources, { key, call, sender: ['account', account.id], input }, async (at) => {
      const result = await work(at, mover);
      return result instanceof Refusal ? result : { status, result };
    });
  };

  calls.define('GET /office/transfers', async ({ query }, { account }) => {
    const keeper = keeperOf(account);
    if (!keeper) return notOpen();
    if (query.store !== undefined && !isForStore(keeper, query.store)) return noStore();
    const page = await readTransfers(ask, query, keeper);
    return page === 'bad cursor' ? refuseCursor() : page;
  });

  calls.define('POST /office/transfers', ({ body }, { account, idempotencyKey: key }) =>
    once({ account, key, call: 'create transfer', input: body, status: 201 }, (at, mover) =>
      createTransfer(at, body, mover),
    ),
  );

  calls.define('GET /office/transfers/{id}', async ({ params: { id } }, { account }) => {
    const keeper = keeperOf(account);
    const result = keeper && (await readTransfer(ask, id, keeper));
    return result ? { status: 200, result } : noTransfer();
  });

  calls.define('PUT /office/transfers/{id}', async ({ params: { id }, body }, { account }) => {
    const mover = moverOf(account);
    if (!mover) return notOpen();
    const result = await wholeOrNot(sources, (at) => changeTransfer(at, id, body, mover));
    return result instanceof Refusal ? result : { status: 200, result };
  });

  calls.define(
    'POST /office/transfers/{id}/moves',
    ({ params: { id }, body }, { account, idempotencyKey: key }) =>
      once({ account, key, call: 'move transfer', input: [id, body], status: 200 }, (at, mover) =>
        moveTransfer(at, id, body, mover),
      ),
  );
}
