import { eq } from 'drizzle-orm';
import { calls } from '#contract/calls.ts';
import type { Connection, Database } from '../../db/connect.ts';
import { Refusal } from '../../http/refusal.ts';
import { enqueueAgain } from '../../jobs/queue.ts';
import type { Job } from '../../jobs/runner.ts';
import { changeProduct, moveProduct } from './change.writes.ts';
import type { TracePart } from './import-trace.reads.ts';
import { priceErrors } from './fields.writes.ts';
import { factsOf } from './import-trace.reads.ts';
import { NO_LONGER, writerNow } from './import-writer.writes.ts';
import { mayUndoSql, UNDO_JOB } from './imports.reads.ts';
import { productImports } from './imports.tables.ts';
import type { CatalogueWriter } from './office.writes.ts';
import { lockProduct, wholeOrNot } from './office.writes.ts';
import { unlessTwice } from './refusals.writes.ts';
import { takeAway } from './remove.writes.ts';
import type { Undone } from './undo-plan.reads.ts';
import { planUndo } from './undo-plan.reads.ts';

type Sources = Pick<Database, 'ask' | 'db' | 'transaction'>;

const AT_ONCE = 20;

interface Item {
  position: number;
  product_id: number | null;
  trace: TracePart[];
}

const START = {
  name: 'undo-start',
  text: `update product_imports p set state = 'undoing', undone_by = $2 where id = $1 and ${mayUndoSql('p')} returning id`,
};
const FORGET = {
  name: 'undo-forget',
  text: `update product_import_items set undo = null, undo_notes = '[]' where import_id = $1 and undo is not null`,
};
/** The last change is undone first: products of one import may have given each other their SKUs. */
const NEXT = {
  name: 'undo-next',
  text: `select position, product_id, trace from product_import_items
    where import_id = $1 and result = 'done' and trace is not null and undo is null order by position desc limit ${AT_ONCE}`,
};
/** In the transaction of the change: a second attempt finds it done. */
const CLAIM = {
  name: 'undo-claim',
  text: `update product_import_items set undo = 'done' where import_id = $1 and position = $2 and undo is null
    returning position`,
};
const NOTE = {
  name: 'undo-note',
  text: `update product_import_items set undo = $3, undo_notes = $4::jsonb where import_id = $1 and position = $2`,
};
const FAIL_REST = {
  name: 'undo-fail-rest',
  text: `update product_import_items set undo = 'failed', undo_notes = jsonb_build_array($2::text)
    where import_id = $1 and result = 'done' and undo is null`,
};
const COUNT = {
  name: 'undo-count',
  text: `select count(*)::int as all, count(undo)::int as done from product_import_items
    where import_id = $1 and result = 'done' and trace is not null`,
};
const END = {
  name: 'undo-end',
  text: `update product_imports set state = 'undone' where id = $1 and state = 'undoing'`,
};

/** Begins to undo an import or a bulk edit that has ended, once, and again where nothing could be set back. */
export const startUndo = (
  { transaction }: Pick<Database, 'transaction'>,
  id: string,
  accountId: number,
): Promise<void> =>
  transaction(async ({ ask, db }) => {
    const [started] = await ask(START, [id, accountId]);
    if (!started) return;
    await ask(FORGET, [id]);
    await enqueueAgain(db, { kind: UNDO_JOB, key: id, payload: { id } });
  });

/**
 * Undoes an import or a bulk edit, product by product, on behalf of the account that asked for it. After a
 * crash it goes on where it stopped, and does nothing twice.
 */
export async function runUndo(
  database: Sources,
  { signal, progress }: Pick<Job, 'signal' | 'progress'>,
  id: string,
): Promise<void> {
  const { ask, db } = database;
  const [found] = await db.select().from(productImports).where(eq(productImports.id, id));
  if (found?.state !== 'undoing') return;
  const writer = found.undoneBy === null ? undefined : await writerNow(db, found.undoneBy, found.businessId);
  if (!writer) await ask(FAIL_REST, [id, `${NO_LONGER}.`]);
  for (;;) {
    const items = writer ? await ask<Item>(NEXT, [id]) : [];
    if (!writer || items.length === 0) break;
    for (const item of items) {
      signal.throwIfAborted();
      await undoOne(database, { id, item, writer: { ...writer, now: new Date() } });
    }
    const [count] = await ask<{ all: number; done: number }>(COUNT, [id]);
    if (count) await progress(count.done, count.all);
  }
  await ask(END, [id]);
}

async function undoOne(
  database: Sources,
  { id, item, writer }: { id: string; item: Item; writer: CatalogueWriter },
): Promise<void> {
  const { position } = item;
  const made = await unlessTwice(() =>
    wholeOrNot(database, async (at) => {
      const [claimed] = await at.ask(CLAIM, [id, position]);
      if (!claimed) return undefined;
      const undone = await setBack(at, item, writer);
      if (undone instanceof Refusal) return undone;
      await at.ask(NOTE, [id, position, undone.result, JSON.stringify(undone.notes)]);
      return undone;
    }),
  );
  if (made instanceof Refusal)
    await database.ask(NOTE, [id, position, 'failed', JSON.stringify([wordsOf(made)])]);
}

const wordsOf = ({ message, errors }: Refusal) => Object.values(errors ?? {}).join('. ') || message;

async function setBack(
  at: Connection,
  { product_id: productId, trace }: Item,
  writer: CatalogueWriter,
): Promise<Undone | Refusal> {
  if (productId === null) return { result: 'left', notes: ['This product is gone.'] };
  const product = await lockProduct(at, { id: productId, version: undefined }, writer);
  if (product instanceof Refusal) return product;
  const now = factsOf(product);
  if (trace.some(({ part, before }) => part === 'product' && !before))
    return takeAway(at, { product, trace, now }, writer);
  const { counts, change, moves, notes } = planUndo({
    trace,
    product,
    now,
    at: writer.now,
    wrongIn: priceErrors,
  });
  const isNothing = [counts, change].every((body) => Object.keys(body).length === 0) && moves.length === 0;
  if (isNothing) return { result: notes.length > 0 ? 'left' : 'done', notes };
  let { version } = product;
  for (const body of [counts, change]) {
    if (Object.keys(body).length === 0) continue;
    const given = calls['PUT /office/products/{id}'].body.parse({ ...body, version });
    const made = await changeProduct(at, productId, given, writer);
    if (made instanceof Refusal) return made;
    ({ version } = made);
  }
  for (const move of moves) {
    const made = await moveProduct(at, productId, { ...move, version }, writer);
    if (made instanceof Refusal) return made;
    ({ version } = made);
  }
  return { result: notes.length > 0 ? 'part' : 'done', notes };
}
