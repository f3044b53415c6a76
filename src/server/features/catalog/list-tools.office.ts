import type { Connection, Database } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { onlyOnce } from '../../http/idempotency.ts';
import { Refusal } from '../../http/refusal.ts';
import { inLists } from './list-records.writes.ts';

/**
 * The steps that calls of the catalogue's lists share: each change is one transaction, and answers in one
 * way.
 */
export function listTools(sources: Pick<Database, 'ask' | 'db' | 'transaction'>) {
  async function one<R>(work: (at: Connection) => Promise<R | Refusal>) {
    const result = await inLists(sources, work);
    return result instanceof Refusal ? result : { status: 200 as const, result };
  }

  async function ordered<R>(work: (at: Connection) => Promise<R[] | Refusal>) {
    const data = await inLists(sources, work);
    return data instanceof Refusal ? data : { status: 200 as const, data };
  }

  async function gone(message: string, work: (at: Connection) => Promise<Refusal | undefined>) {
    const refusal = await inLists(sources, work);
    return refusal ?? { status: 200 as const, message };
  }

  /** Creates something once for each key that a client sends. */
  const made = <R>(
    { call, key, account, input }: { call: string; key: string | undefined; account: Account; input: object },
    work: (at: Connection) => Promise<R | Refusal>,
  ) =>
    onlyOnce(sources, { key, call, sender: ['account', account.id], input }, async (at) => {
      const result = await work(at);
      return result instanceof Refusal ? result : { status: 201 as const, result };
    });

  return { one, ordered, gone, made };
}
