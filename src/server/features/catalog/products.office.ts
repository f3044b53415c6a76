import type { OfficeProduct } from '#contract/products-office-shapes.ts';
import type { Connection, Database } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { onlyOnce } from '../../http/idempotency.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { notOpen } from '../../http/private-calls.ts';
import { refuseCursor, Refusal } from '../../http/refusal.ts';
import { changeProduct, moveProduct } from './change.writes.ts';
import { createProduct, duplicateProduct } from './create.writes.ts';
import { unlessTwice } from './refusals.writes.ts';
import { readLists } from './lists.reads.ts';
import { readOfficeProducts } from './office-list.reads.ts';
import { readOfficeProduct } from './office-product.reads.ts';
import { readPreview } from './product.reads.ts';
import { readPreviewQuestions } from './questions.reads.ts';
import type { CatalogueWriter } from './office.writes.ts';
import { noProduct, wholeOrNot } from './office.writes.ts';
import { changePrices } from './prices.writes.ts';
import { changeLowStock, changeStock, moveShelf } from './shelf.writes.ts';
import { readerOf, stockWriterOf, writerOf } from './writers.writes.ts';

type Sources = Pick<Database, 'ask' | 'db' | 'pool' | 'transaction'>;
type Made = Promise<OfficeProduct | Refusal>;

/** A thousand variations, all fields of each. */
const WITH_VARIATIONS = { bodyLimit: 1024 * 1024 };

/** Calls for products: staff of a business have its own, staff of the site have all. */
export function productOffice(calls: PrivateCalls, sources: Sources): void {
  const { ask } = sources;

  const inOne = (
    account: Account,
    work: (at: Connection, writer: CatalogueWriter) => Made,
    writer = writerOf(account),
  ) =>
    unlessTwice(async () => {
      if (writer instanceof Refusal) return writer;
      const result = await wholeOrNot(sources, (at) => work(at, writer));
      if (result instanceof Refusal) return result;
      return { status: 200 as const, result };
    });

  const once = <S extends 200 | 201>(
    { account, key, call, input, status }: Once<S>,
    work: (at: Connection, writer: CatalogueWriter) => Made,
    writer = writerOf(account),
  ) =>
    unlessTwice(async () => {
      if (writer instanceof Refusal) return writer;
      return onlyOnce(sources, { key, call, sender: ['account', account.id], input }, async (at) => {
        const result = await work(at, writer);
        return result instanceof Refusal ? result : { status, result };
      });
    });

  calls.define('GET /office/products', async ({ query }, { account }) => {
    const reader = readerOf(account);
    if (!reader) return notOpen();
    const page = await readOfficeProducts(ask, query, reader);
    return page === 'bad cursor' ? refuseCursor() : page;
  });

  calls.define('GET /office/products/{id}', async ({ params: { id } }, { account }) => {
    const reader = readerOf(account);
    const result = reader && (await readOfficeProduct(ask, id, reader));
    return result ? { status: 200, result } : noProduct();
  });

  calls.define('GET /office/products/{id}/preview', async ({ params: { id } }, { account }) => {
    const reader = readerOf(account);
    const own = reader && (await readOfficeProduct(ask, id, reader));
    const product = own && (await readPreview(sources.pool, id, reader.businessId));
    if (!product) return noProduct();
    const { state, publish_at } = own;
    const questions = await readPreviewQuestions(sources.pool, id);
    return { status: 200, result: { state, publish_at, product, questions } };
  });

  calls.define('GET /office/catalogue', async (_input, { account }) => {
    const reader = readerOf(account);
    return reader ? { status: 200, result: await readLists(ask, reader) } : notOpen();
  });

  calls.define(
    'POST /office/products',
    ({ body }, { account, idempotencyKey: key }) =>
      once({ account, key, call: 'create product', input: body, status: 201 }, (at, writer) =>
        createProduct(at, body, writer),
      ),
    WITH_VARIATIONS,
  );

  calls.define(
    'PUT /office/products/{id}',
    ({ params: { id }, body }, { account }) =>
      inOne(account, (at, writer) => changeProduct(at, id, body, writer)),
    WITH_VARIATIONS,
  );

  calls.define('DELETE /office/products/{id}', ({ params: { id }, query: { version } }, { account }) =>
    inOne(account, (at, writer) => moveProduct(at, id, { move: 'archive', version }, writer)),
  );

  calls.define('PUT /office/products/{id}/stock', ({ params: { id }, body }, { account }) =>
    inOne(account, (at, writer) => changeStock(at, id, body, writer), stockWriterOf(account, body.store_id)),
  );

  calls.define(
    'POST /office/products/{id}/stock-moves',
    ({ params: { id }, body }, { account, idempotencyKey: key }) =>
      once(
        { account, key, call: 'move stock', input: [id, body], status: 200 },
        (at, writer) => moveShelf(at, id, body, writer),
        stockWriterOf(account, body.store_id),
      ),
  );

  calls.define('PUT /office/products/{id}/low-stock', ({ params: { id }, body }, { account }) =>
    inOne(account, (at, writer) => changeLowStock(at, id, body.low_stock, writer)),
  );

  calls.define(
    'POST /office/products/{id}/moves',
    ({ params: { id }, body }, { account, idempotencyKey: key }) =>
      once({ account, key, call: 'move product', input: [id, body], status: 200 }, (at, writer) =>
        moveProduct(at, id, body, writer),
      ),
  );

  calls.define(
    'POST /office/products/{id}/duplicate',
    ({ params: { id } }, { account, idempotencyKey: key }) =>
      once({ account, key, call: 'duplicate product', input: id, status: 201 }, (at, writer) =>
        duplicateProduct(at, id, writer),
      ),
  );

  calls.define(
    'POST /office/products/{id}/prices',
    ({ params: { id }, body }, { account, idempotencyKey: key }) =>
      once({ account, key, call: 'change prices', input: [id, body], status: 200 }, (at, writer) =>
        changePrices(at, id, body, writer),
      ),
  );
}

interface Once<S extends 200 | 201> {
  account: Account;
  key: string | undefined;
  call: string;
  input: unknown;
  status: S;
}
