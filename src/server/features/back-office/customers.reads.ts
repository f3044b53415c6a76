import type { Answer, Parsed } from '#contract/calls.ts';
import type { Customer, CustomerRow } from '#contract/customers-office.ts';
import { CUSTOMER_EXTRAS, type CustomerExtra } from '#rules/account/customer-extras.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import { readNumber } from '#rules/orders/numbers.ts';
import type { Ask } from '../../db/connect.ts';
import { anywhere } from '../../db/like.ts';
import { readReminders } from '../devices/public.ts';
import { readWishedProducts } from '../wishlist/public.ts';

const PER_PAGE = 25;

/** Orders of account `u`: its own, and those of a guest with its proven address. */
const THEIRS = `(g.user_id = u.id or (g.user_id is null and u.confirmed_at is not null and lower(g.email) = lower(u.email)))`;

const COLUMNS = `
  u.id, u.name, u.email, u.phone, u.confirmed_at is not null as is_confirmed, u.created_at,
  (select count(*)::int from orders o join order_groups g on g.id = o.group_id where ${THEIRS}) as order_count,
  (select max(g.placed_at) from order_groups g where ${THEIRS}) as last_order_at`;

/** Accounts whose name, email or order number was typed. Each part has an index of its own, and is read once. */
const FOUND = `
  with numbered as materialized (
    select user_id, lower(email) as email from order_groups where number = $2
    union all
    select g.user_id, lower(g.email) from orders o join order_groups g on g.id = o.group_id where o.number = $2
  ), found as materialized (
    select id from users where name ilike $1
    union select id from users where email ilike $1
    union select user_id from numbered
    union select id from users
      where confirmed_at is not null and lower(email) in (select email from numbered where user_id is null)
  )`;

const WANTED = `u.role = 'shopper' and ($1::text is null or u.id in (select id from found))`;

/** Columns that are read only if asked for, in pence. */
const EXTRAS: Readonly<Record<CustomerExtra, string>> = {
  spent: `(select coalesce(sum(o.total - o.refunded), 0)::int from orders o join order_groups g on g.id = o.group_id
    where ${THEIRS} and o.paid_at is not null)`,
  credit: 'coalesce((select m.balance from credit_balances m where m.user_id = u.id), 0)',
};

const listSql = (extras: readonly CustomerExtra[]) => `
  ${FOUND}
  select ${COLUMNS}${extras.map((one) => `, ${EXTRAS[one]} as ${one}`).join('')} from users u where ${WANTED} and ($3::int is null or u.id < $3) order by u.id desc limit $4`;
const COUNT = `${FOUND} select count(*)::int as total from users u where ${WANTED}`;

/** `spent` and `credit` are in pence. */
interface Row extends Omit<CustomerRow, 'created_at' | 'last_order_at'> {
  created_at: Date;
  last_order_at: Date | null;
}

const rowWire = <R extends Row>({
  created_at: createdAt,
  last_order_at: last,
  spent,
  credit,
  ...row
}: R) => ({
  ...row,
  ...(spent !== undefined && { spent: poundsFromPence(pence(spent)) }),
  ...(credit !== undefined && { credit: poundsFromPence(pence(credit)) }),
  created_at: createdAt.toISOString(),
  last_order_at: last?.toISOString() ?? null,
});

/** A page of accounts, the newest first. */
export async function readCustomers(
  ask: Ask,
  { q, cursor, per_page: perPage = PER_PAGE, with: asked = [] }: Parsed<'GET /office/customers'>['query'],
  { seesCredit }: { seesCredit: boolean },
): Promise<Answer<'GET /office/customers'>> {
  const extras = CUSTOMER_EXTRAS.filter((one) => asked.includes(one) && (one !== 'credit' || seesCredit));
  const search = anywhere(q);
  const wanted = [search, q === undefined ? null : (readNumber(q) ?? '')];
  const rows = await ask<Row>({ text: listSql(extras) }, [...wanted, cursor ?? null, perPage + 1]);
  const [counted] = await ask<{ total: number }>({ text: COUNT }, wanted);
  const shown = rows.slice(0, perPage);
  return {
    status: 200,
    data: shown.map(rowWire),
    next_cursor: rows.length > perPage ? String(shown.at(-1)?.id) : null,
    total: counted?.total ?? 0,
  };
}

const ONE = {
  name: 'customer',
  text: `
  select ${COLUMNS},
    coalesce((select b.name from businesses b where b.owner_id = u.id),
      (select coalesce(b.name, 'the site') from staff_members m left join businesses b on b.id = m.business_id
        where m.user_id = u.id)) as works_for
  from users u where u.id = $1 and u.role = 'shopper'`,
};

const ORDERS = {
  name: 'customer-orders',
  text: `
  select o.number, b.name as business, o.state, o.total - o.exchanged as total, o.placed_at
  from users u join order_groups g on ${THEIRS} join orders o on o.group_id = g.id
  join businesses b on b.id = o.business_id
  where u.id = $1 order by o.id desc limit $2`,
};

const REVIEWS = {
  name: 'customer-reviews',
  text: `
  select v.id, p.name as product, v.rating, v.title, v.body, v.state, v.created_at
  from users u join order_groups g on ${THEIRS} join orders o on o.group_id = g.id
  join order_lines l on l.order_id = o.id join reviews v on v.order_line_id = l.id
  join products p on p.id = v.product_id
  where u.id = $1 order by v.id desc limit $2`,
};

interface OrderRow extends Omit<Customer['orders'][number], 'placed_at'> {
  placed_at: Date;
}
interface ReviewRow extends Omit<Customer['reviews'][number], 'created_at'> {
  body: string;
  created_at: Date;
}

const SHOWN = 20;

export async function readCustomer(ask: Ask, id: number): Promise<Customer | undefined> {
  const [row] = await ask<Row & Pick<Customer, 'works_for'>>(ONE, [id]);
  if (!row) return undefined;
  const orders = await ask<OrderRow>(ORDERS, [id, SHOWN]);
  const reviews = await ask<ReviewRow>(REVIEWS, [id, SHOWN]);
  return {
    ...rowWire(row),
    can_close: row.works_for === null,
    orders: orders.map(orderWire),
    reviews: reviews.map(({ body: _body, created_at: at, ...review }) => ({
      ...review,
      created_at: at.toISOString(),
    })),
  };
}

const orderWire = ({ total, placed_at: at, ...order }: OrderRow) => ({
  ...order,
  total: poundsFromPence(pence(total)),
  placed_at: at.toISOString(),
});

const LINES = {
  name: 'customer-order-lines',
  text: `
  select o.number, o.state, o.total - o.exchanged as total, o.placed_at, g.name, g.email, g.phone, g.address, g.billing,
    json_agg(json_build_object('name', l.name, 'choice', l.choice, 'quantity', l.quantity, 'unit', l.unit) order by l.id) as lines
  from users u join order_groups g on ${THEIRS} join orders o on o.group_id = g.id join order_lines l on l.order_id = o.id
  where u.id = $1 group by o.id, g.id order by o.id`,
};
const MESSAGES = {
  name: 'customer-messages',
  text: `
  select o.number, m.side as "from", m.author, m.text, cardinality(m.photo_ids) as photos, m.created_at
  from users u join order_groups g on ${THEIRS} join orders o on o.group_id = g.id
  join conversations c on c.subject = 'order' and c.subject_id = o.id join messages m on m.conversation_id = c.id
  where u.id = $1 order by c.id, m.id`,
};
const ALERTS = {
  name: 'customer-alerts',
  text: `select p.name as product, a.created_at, a.notified_at
    from users u join stock_alerts a on lower(a.email) = lower(u.email) join products p on p.id = a.product_id
    where u.id = $1 and u.confirmed_at is not null order by a.created_at, a.id`,
};

/** The bank account and the numbers of devices stay sealed: their ends are enough to know them by. */
const TRADE_INS = {
  name: 'customer-trade-ins',
  text: `
  select g.number, g.placed_at, g.name, g.email, g.phone, g.address, g.payout,
    json_agg(json_build_object('number', i.number, 'device', i.name, 'choice', i.choice, 'answers', i.answers, 'state', i.state,
      'cash', i.cash, 'voucher', i.voucher, 'price', i.price, 'identifier', i.identifier_ends) order by i.id) as devices
  from users u join trade_ins g on ${THEIRS} join trade_in_items i on i.trade_in_id = g.id
  where u.id = $1 group by g.id order by g.id`,
};
const REPAIRS = {
  name: 'customer-repairs',
  text: `
  select g.number, g.placed_at, g.state, g.name, g.email, g.phone, g.device, g.choice,
    coalesce((select json_agg(json_build_object('name', f.name, 'price', f.price, 'state', f.state) order by f.id)
      from repair_lines f where f.repair_id = g.id), '[]') as lines
  from users u join repairs g on ${THEIRS} where u.id = $1 order by g.id`,
};

const EVERYTHING = 1_000_000;

/** The data of higher features about a person. Amounts are in pence. */
export async function readPersonalHistory(ask: Ask, id: number): Promise<Record<string, unknown>> {
  return {
    orders: await ask(LINES, [id]),
    reviews: await ask<ReviewRow>(REVIEWS, [id, EVERYTHING]),
    messages: await ask(MESSAGES, [id]),
    wishlist: await readWishedProducts(ask, id),
    stock_alerts: await ask(ALERTS, [id]),
    trade_ins: await ask(TRADE_INS, [id]),
    repairs: await ask(REPAIRS, [id]),
    value_reminders: await readReminders(ask, id),
  };
}
