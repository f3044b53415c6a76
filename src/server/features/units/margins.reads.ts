import type { Answer, Parsed } from '#contract/calls.ts';
import { pence } from '#rules/money/money.ts';
import type { VatScheme } from '#rules/orders/basket.ts';
import { reportRow, reportTotals } from '#rules/units/margin.ts';
import { quarterSpan } from '#rules/units/quarter.ts';
import type { Ask } from '../../db/connect.ts';
import { pounds } from './list.reads.ts';

export type Margins = Answer<'GET /office/unit-margins'>;
export type MarginQuery = Parsed<'GET /office/unit-margins'>['query'];

interface Row {
  number: string;
  name: string;
  order: string;
  at: Date;
  isReturn: boolean;
  isCorrection: boolean;
  cost: number;
  price: number;
  scheme: VatScheme;
}

/** Sales in the period, and returns in it. */
const ROWS = {
  name: 'unit-margins',
  text: `
  select u.number, concat_ws(', ', u.name, nullif(u.choice, ''), u.grade) as name, s.order_number as order,
    e.at, e.is_return as "isReturn",
    case when e.is_return then exists (select from unit_sales c where c.corrects = s.id) else s.corrects is not null end
      as "isCorrection", s.cost, s.price, s.scheme
  from unit_sales s join stock_units u on u.id = s.unit_id
  cross join lateral (values (s.sold_at, false), (s.returned_at, true)) as e (at, is_return)
  where e.at >= $1 and e.at < $2 and ($3::int is null or u.business_id = $3)
  order by e.at, s.id, e.is_return`,
};

/** The earnings on units in a quarter, one row for each sale and one for each return. */
export async function readMargins(ask: Ask, quarter: string, businessId: number | null): Promise<Margins> {
  const span = quarterSpan(quarter);
  const rows = span
    ? await ask<Row & Record<string, unknown>>(ROWS, [span.from, span.until, businessId])
    : [];
  const figures = rows.map(({ cost, price, scheme, isReturn }) =>
    reportRow({ cost: pence(cost), sale: pence(price), scheme }, isReturn),
  );
  const wire = (row: (typeof figures)[number]) => ({
    cost: pounds(row.cost),
    sale: pounds(row.sale),
    margin: pounds(row.margin),
    vat: pounds(row.vat),
  });
  return {
    status: 200,
    quarter,
    totals: wire(reportTotals(figures)),
    data: rows.flatMap(({ number, name, order, at, isReturn, isCorrection, scheme }, index) => {
      const row = figures[index];
      if (!row) return [];
      const kind = { is_return: isReturn, is_correction: isCorrection };
      return [{ number, name, order, at: at.toISOString(), ...kind, scheme, ...wire(row) }];
    }),
  };
}
