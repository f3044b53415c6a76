import type { Answer } from '#contract/calls.ts';
import type { Transfer, TransferLine, TransferRow, TransfersQuery } from '#contract/transfers-office.ts';
import type { TransferState } from '#rules/flows/transfer.ts';
import { transferMoves, transferNumber } from '#rules/flows/transfer.ts';
import { isForStore } from '#rules/office/grant.ts';
import type { Ask } from '../../db/connect.ts';
import { readKeyset, writeKeyset } from '../../db/keyset.ts';
import { anywhere } from '../../db/like.ts';
import { choiceSql } from './picker.reads.ts';
import type { StockKeeper } from './places.reads.ts';

const PER_PAGE = 25;

/** Staff of some stores see transfers from and to those stores. */
const THEIRS = `
  ($1::int is null or t.business_id = $1)
  and ($2::int[] is null or t.from_store_id = any($2) or t.to_store_id = any($2))`;

const FOUND = `
  ($3::text is null or 'TR-' || t.id ilike $3 or t.note ilike $3 or f.name ilike $3 or g.name ilike $3
    or exists (
      select from stock_transfer_lines l join products p on p.id = l.product_id
      left join variations v on v.id = l.variation_id
      where l.transfer_id = t.id and (p.name ilike $3 or p.sku ilike $3 or v.name ilike $3 or v.sku ilike $3)))
  and ($4::int is null or t.from_store_id = $4 or t.to_store_id = $4)`;

const TABLES = `stock_transfers t
  left join stores f on f.id = t.from_store_id left join stores g on g.id = t.to_store_id`;

const COLUMNS = `
  t.id, t.state, t.version, t.note, t.created_at, t.sent_at, t.ended_at, u.name as by,
  json_build_object('id', b.id, 'name', b.name) as business,
  case when f.id is not null then json_build_object('id', f.id, 'name', f.name) end as from,
  case when g.id is not null then json_build_object('id', g.id, 'name', g.name) end as to,
  s.units, s.received, s.missing`;

const WHOLE = `${TABLES} join businesses b on b.id = t.business_id left join users u on u.id = t.made_by
  cross join lateral (
    select coalesce(sum(l.quantity), 0)::int as units, coalesce(sum(l.received), 0)::int as received,
      coalesce(sum(l.missing), 0)::int as missing
    from stock_transfer_lines l where l.transfer_id = t.id
  ) s`;

const LIST = `
  select ${COLUMNS} from ${WHOLE}
  where ${THEIRS} and ${FOUND} and ($5::text is null or t.state = $5) and ($6::int is null or t.id < $6)
  order by t.id desc limit $7`;
const COUNTS = `
  select t.state, count(*)::int as count from ${TABLES} where ${THEIRS} and ${FOUND} group by t.state`;

type Moments = 'created_at' | 'sent_at' | 'ended_at';
type Row = Omit<TransferRow, 'number' | Moments> & {
  created_at: Date;
  sent_at: Date | null;
  ended_at: Date | null;
};

const rowWire = ({ created_at: made, sent_at: sent, ended_at: ended, ...row }: Row): TransferRow => ({
  ...row,
  number: transferNumber(row.id),
  created_at: made.toISOString(),
  sent_at: sent?.toISOString() ?? null,
  ended_at: ended?.toISOString() ?? null,
});

/** Transfers that the caller may see, the latest first. */
export async function readTransfers(
  ask: Ask,
  { q, state, store, cursor: given, per_page: perPage = PER_PAGE }: TransfersQuery,
  { businessId, storeIds }: StockKeeper,
): Promise<Answer<'GET /office/transfers'> | 'bad cursor'> {
  const cursor = given === undefined ? null : readKeyset(given, 'int');
  if (cursor === undefined) return 'bad cursor';
  const theirs = [businessId, storeIds, anywhere(q), store ?? null];
  const rows = await ask<Row>({ text: LIST }, [...theirs, state ?? null, cursor?.[1] ?? null, perPage + 1]);
  const counts = await ask<{ state: TransferState; count: number }>({ text: COUNTS }, theirs);
  const shown = rows.slice(0, perPage);
  const last = rows.length > perPage ? shown.at(-1) : undefined;
  return {
    status: 200,
    data: shown.map(rowWire),
    next_cursor: last ? writeKeyset([last.id, last.id]) : null,
    counts: Object.fromEntries(counts.map((one) => [one.state, one.count])),
  };
}

const ONE = { name: 'stock-transfer', text: `select ${COLUMNS} from ${WHOLE} where ${THEIRS} and t.id = $3` };
const LINES = {
  name: 'stock-transfer-lines',
  text: `
  select l.id, l.product_id, l.variation_id, p.name, ${choiceSql('v')} as variation, coalesce(v.sku, p.sku) as sku,
    l.quantity, l.received, l.missing,
    case when t.from_store_id is null then coalesce(v.stock, p.stock) - coalesce(sum(h.quantity), 0)
      else coalesce(sum(h.quantity) filter (where h.store_id = t.from_store_id), 0) end::int as here
  from stock_transfer_lines l join stock_transfers t on t.id = l.transfer_id
  join products p on p.id = l.product_id left join variations v on v.id = l.variation_id
  left join store_stock h on h.product_id = l.product_id and h.variation_id is not distinct from l.variation_id
  where l.transfer_id = $1 group by l.id, t.id, p.id, v.id order by l.id`,
};

/** Whether the caller may send goods from the one place, and receive them in the other. */
export const endsOf = (
  { from, to }: Pick<Transfer, 'from' | 'to'>,
  { storeIds }: Pick<StockKeeper, 'storeIds'>,
) => ({
  isFrom: isForStore({ storeIds }, from?.id ?? null),
  isTo: isForStore({ storeIds }, to?.id ?? null),
});

/** A transfer with its lines; undefined if it does not exist or the caller may not see it. */
export async function readTransfer(ask: Ask, id: number, keeper: StockKeeper): Promise<Transfer | undefined> {
  const [row] = await ask<Row>(ONE, [keeper.businessId, keeper.storeIds, id]);
  if (!row) return undefined;
  const lines = await ask<TransferLine>(LINES, [id]);
  const { isFrom, isTo } = endsOf(row, keeper);
  return {
    ...rowWire(row),
    lines,
    moves: transferMoves(row.state).filter((move) => (move === 'receive' ? isTo : isFrom)),
    can_change: row.state === 'draft' && isFrom,
  };
}
