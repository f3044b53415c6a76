import type { Database } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { businessOf } from '../../http/account.ts';
import { inPeoplesWords } from '../../http/call-input.ts';
import { onlyOnce } from '../../http/idempotency.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { notOpen } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import { readOfficeCode, readOfficeCodes } from './codes-office.reads.ts';
import type { CodeProblem, CodeWriter } from './codes-office.writes.ts';
import { changeCode, createCode, endCode } from './codes-office.writes.ts';

function writerOf(account: Account): CodeWriter | undefined {
  const businessId = businessOf(account);
  if (businessId === undefined) return undefined;
  return { businessId, actor: { id: account.id, name: account.name, businessId: account.businessId } };
}

const unknown = () => refuse(404, 'There is no such code.');
const taken = ({ field, why }: CodeProblem, status: 400 | 409) =>
  refuse(status, inPeoplesWords(field, why), { [field]: why });

/** Discount codes of a business, or of the site. */
export function codesOffice(
  calls: PrivateCalls,
  sources: Pick<Database, 'ask' | 'db' | 'transaction'>,
): void {
  const { ask, db } = sources;

  calls.define('GET /office/codes', async ({ query }, { account }) => {
    const by = writerOf(account);
    return by ? readOfficeCodes(ask, query, by.businessId) : notOpen();
  });

  calls.define('POST /office/codes', ({ body }, { account, idempotencyKey: key }) => {
    const once = { key, call: 'create code', sender: ['account', account.id], input: body };
    return onlyOnce(sources, once, async (at) => {
      const by = writerOf(account);
      if (!by) return notOpen();
      const made = await createCode(at.db, body, by);
      if ('why' in made) return taken(made, made.field === 'code' ? 409 : 400);
      const result = await readOfficeCode(at.ask, made.id, by.businessId);
      return result ? { status: 201 as const, result } : unknown();
    });
  });

  const answer = async (
    id: number,
    by: CodeWriter,
    outcome: 'done' | 'unknown' | 'changed' | CodeProblem,
  ) => {
    if (outcome === 'unknown') return unknown();
    if (outcome === 'changed')
      return refuse(409, 'Somebody else has changed this code in the meantime. Please look again.');
    if (outcome !== 'done') return taken(outcome, 409);
    const result = await readOfficeCode(ask, id, by.businessId);
    return result ? { status: 200 as const, result } : unknown();
  };

  calls.define('PUT /office/codes/{id}', async ({ params: { id }, body }, { account }) => {
    const by = writerOf(account);
    return by ? answer(id, by, await changeCode(db, id, body, by)) : notOpen();
  });

  calls.define('POST /office/codes/{id}/end', async ({ params: { id }, body }, { account }) => {
    const by = writerOf(account);
    return by ? answer(id, by, await endCode(db, { id, version: body.version }, by)) : notOpen();
  });
}
