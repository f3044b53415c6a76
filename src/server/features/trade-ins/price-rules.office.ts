import { Readable } from 'node:stream';
import { priceFile } from '#rules/trade-in/price-file.ts';
import { writeAudit } from '../../db/audit.ts';
import type { Ask, Database } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { onlyOnce } from '../../http/idempotency.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { refuse, Refusal, refuseStale } from '../../http/refusal.ts';
import { readPriceRules } from '../catalog/public.ts';
import { changeIn, fileChange } from './price-change.reads.ts';
import {
  preparedRules,
  readBuyer,
  readDraft,
  readOfficeRules,
  readVersions,
  readWhatIf,
} from './price-rules.reads.ts';
import { changeDraft, discardDraft, publishRules } from './price-rules.writes.ts';

type Sources = Pick<Database, 'ask' | 'db' | 'transaction'>;

type Buyer = NonNullable<Awaited<ReturnType<typeof readBuyer>>>;
type Failed = { staleBy: string } | { refused: string };

/** Why a change was not made. Of two editors, the second one is sent the draft as it is now. */
async function refusalOf(ask: Ask, account: Account, buyer: Buyer, failed: Failed): Promise<Refusal> {
  if ('refused' in failed) return refuse(400, failed.refused);
  const now = await readOfficeRules(ask, account, buyer);
  return refuseStale(`${failed.staleBy} has changed the draft since you opened it.`, { ...now });
}

const noBuyer = () => refuse(404, 'This business buys no devices.');
const CSV_BYTES = 1_000_000;

/** The price rules of trade-ins: the current rules, their draft, and every version. */
export function priceRulesOffice(calls: PrivateCalls, sources: Sources): void {
  const { ask, db } = sources;

  /** The rules as they are after a change, or why it was not made. */
  const after = async (account: Account, buyer: Buyer, outcome: 'saved' | Failed) =>
    outcome === 'saved'
      ? { status: 200 as const, result: await readOfficeRules(ask, account, buyer) }
      : refusalOf(ask, account, buyer, outcome);

  calls.define('GET /office/price-rules', async ({ query: { business } }, { account }) => {
    const buyer = await readBuyer(ask, account, business);
    return buyer ? { status: 200, result: await readOfficeRules(ask, account, buyer) } : noBuyer();
  });

  calls.define('PUT /office/price-rules/draft', async ({ body }, { account }) => {
    const { business_id: businessId, version } = body;
    const buyer = await readBuyer(ask, account, businessId);
    if (!buyer) return noBuyer();
    const editing = { businessId: buyer.business.id, version, account, now: new Date() };
    const made = await changeDraft(sources, editing, () => changeIn(body));
    return after(account, buyer, made);
  });

  calls.define('POST /office/price-rules/draft/discard', async ({ body }, { account }) => {
    const buyer = await readBuyer(ask, account, body.business_id);
    if (!buyer) return noBuyer();
    const editing = { businessId: buyer.business.id, version: body.version, account, now: new Date() };
    const made = await discardDraft(sources, editing);
    return after(account, buyer, made);
  });

  calls.define(
    'POST /office/price-rules/draft/file',
    async ({ body }, { account }) => {
      const buyer = await readBuyer(ask, account, body.business_id);
      if (!buyer) return noBuyer();
      let rows = 0;
      const editing = { businessId: buyer.business.id, version: body.version, account, now: new Date() };
      const made = await changeDraft(sources, editing, (rules) => {
        const read = fileChange(body.csv, rules);
        if ('refused' in read) return read;
        rows = read.rows;
        return read.change;
      });
      const answer = await after(account, buyer, made);
      return answer instanceof Refusal ? answer : { ...answer, rows };
    },
    { bodyLimit: CSV_BYTES },
  );

  calls.define('GET /office/price-rules/what-if', async ({ query }, { account }) => {
    const buyer = await readBuyer(ask, account, query.business);
    if (!buyer) return noBuyer();
    return readWhatIf(ask, { businessId: buyer.business.id, days: Number(query.days), now: new Date() });
  });

  calls.define('POST /office/price-rules/publish', async ({ body }, { account, idempotencyKey: key }) => {
    const buyer = await readBuyer(ask, account, body.business_id);
    if (!buyer) return noBuyer();
    const once = { key, call: 'publish price rules', sender: ['account', account.id], input: body };
    const editing = { businessId: buyer.business.id, version: body.version, account, now: new Date() };
    const made = await onlyOnce(sources, once, async (at) => {
      const outcome = await publishRules(at, editing, body);
      return 'published' in outcome ? outcome : refusalOf(at.ask, account, buyer, outcome);
    });
    if (made instanceof Refusal) return made;
    return { status: 201 as const, result: await readOfficeRules(ask, account, buyer) };
  });

  calls.define('GET /office/price-rules/versions', async ({ query }, { account }) => {
    const buyer = await readBuyer(ask, account, query.business);
    return buyer ? readVersions(ask, buyer.business.id, query.before) : noBuyer();
  });

  calls.defineDownload('/office/price-rules/file', { permission: 'catalogue' }, async (request, account) => {
    const named = request.query['business'];
    const buyer = await readBuyer(ask, account, named === undefined ? undefined : Number(named));
    if (!buyer) return noBuyer();
    const { rules } = await readPriceRules(ask, buyer.business.id);
    const prepared = preparedRules(rules, await readDraft(ask, buyer.business.id));
    await writeAudit(db, {
      actor: account,
      action: 'export price rules',
      subject: 'business',
      subjectId: buyer.business.id,
    });
    return { fileName: 'trade-in-prices.csv', lines: Readable.from([priceFile(prepared)]) };
  });
}
