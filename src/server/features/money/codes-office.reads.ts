import type { Answer, Parsed } from '#contract/calls.ts';
import type { DiscountCode } from '#contract/codes-office.ts';
import { shownCodeValue } from '#rules/money/code-fields.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import type { Ask } from '../../db/connect.ts';
import { anywhere } from '../../db/like.ts';

const PER_PAGE = 25;

const STAND = `case
  when not c.is_active or c.ends_at <= now() or c.uses >= c.most_uses then 'ended'
  when c.starts_at > now() then 'planned' else 'active' end`;

const COLUMNS = `
  c.id, c.version, c.code, c.kind, c.value, c.product_ids, c.least, c.starts_at, c.ends_at, c.most_uses,
  c.most_per_person, c.uses, c.paid_by, ${STAND} as stand,
  case when b.id is not null then json_build_object('id', b.id, 'name', b.name) end as business,
  case when k.id is not null then json_build_object('id', k.id, 'name', k.name) end as category`;

const TABLES = `codes c left join businesses b on b.id = c.business_id left join categories k on k.id = c.category_id`;

/** A vendor sees the codes of their business alone. */
const THEIRS = `($1::int is null or c.business_id = $1)`;
const SEARCH = `${THEIRS} and ($2::text is null or c.code ilike $2)`;

const LIST = `
  select ${COLUMNS} from ${TABLES}
  where ${SEARCH} and ($3::text[] is null or ${STAND} = any($3)) and ($4::int is null or c.id < $4)
  order by c.id desc limit $5`;
const COUNTS = `select ${STAND} as stand, count(*)::int as count from codes c where ${SEARCH} group by 1`;
const ONE = { name: 'office-code', text: `select ${COLUMNS} from ${TABLES} where ${THEIRS} and c.id = $2` };

interface Row extends Omit<DiscountCode, 'value' | 'least' | 'starts_at' | 'ends_at'> {
  value: number;
  least: number;
  starts_at: Date | null;
  ends_at: Date | null;
}

const wire = ({ value, least, starts_at: from, ends_at: to, ...row }: Row): DiscountCode => ({
  ...row,
  value: shownCodeValue(value),
  least: poundsFromPence(pence(least)),
  starts_at: from?.toISOString() ?? null,
  ends_at: to?.toISOString() ?? null,
});

/** A page of codes, newest first. `businessId` null: of the whole site. */
export async function readOfficeCodes(
  ask: Ask,
  { stand, q, cursor, per_page: perPage = PER_PAGE }: Parsed<'GET /office/codes'>['query'],
  businessId: number | null,
): Promise<Answer<'GET /office/codes'>> {
  const theirs = [businessId, anywhere(q)];
  const rows = await ask<Row>({ text: LIST }, [
    ...theirs,
    stand && stand.length > 0 ? stand : null,
    cursor ?? null,
    perPage + 1,
  ]);
  const counts = await ask<{ stand: string; count: number }>({ text: COUNTS }, theirs);
  const shown = rows.slice(0, perPage);
  return {
    status: 200,
    data: shown.map(wire),
    next_cursor: rows.length > perPage ? String(shown.at(-1)?.id) : null,
    counts: Object.fromEntries(counts.map((one) => [one.stand, one.count])),
  };
}

export async function readOfficeCode(
  ask: Ask,
  id: number,
  businessId: number | null,
): Promise<DiscountCode | undefined> {
  const [row] = await ask<Row>(ONE, [businessId, id]);
  return row && wire(row);
}

const OF_CATEGORY = {
  name: 'codes-of-category',
  text: 'select count(*)::int as count from codes where category_id = $1',
};

/** How many codes are for this category, ended ones too. */
export async function countCodes(ask: Ask, categoryId: number): Promise<number> {
  const [row] = await ask<{ count: number }>(OF_CATEGORY, [categoryId]);
  return row?.count ?? 0;
}
