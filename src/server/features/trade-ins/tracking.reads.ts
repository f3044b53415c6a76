import type { TrackedTradeIn } from '#contract/trade-ins.ts';
import type { Grade } from '#rules/catalog/conditions.ts';
import type { BenchActor } from '#rules/flows/flow.ts';
import type { TradeInState } from '#rules/flows/trade-in.ts';
import type { SendingWay } from '#rules/trade-in/kinds.ts';
import type { Ask } from '../../db/connect.ts';
import type { PhotoFacts } from '../images/public.ts';
import { photosSql } from '../images/public.ts';
import { paysForSql } from '../money/public.ts';
import { PAYEE } from './payee.reads.ts';
import type { HomeAddress, KeptCheck, KeptQuote } from './tables.ts';

export interface EventJson {
  at: string;
  move: string;
  from: TradeInState | null;
  to: TradeInState;
  actor: BenchActor;
  by: string | null;
  note: string;
  number: string;
  item_id: number;
}

export interface RevisionJson {
  at: string;
  by: string;
  inspector_id: number | null;
  old: { cash: number; voucher: number };
  new: { cash: number; voucher: number };
  rounding: number;
  is_final: boolean;
  cuts: {
    check: string;
    told: string;
    found: string;
    reason: string;
    amount: number;
    photos: PhotoFacts[];
  }[];
}

export interface ItemJson {
  id: number;
  number: string;
  state: TradeInState;
  version: number;
  product_id: number | null;
  variation_id: number | null;
  option_ids: number[];
  name: string;
  choice: string;
  image: string | null;
  path: string;
  business: { id: number; name: string; address: string; post_code: string };
  answers: { question: string; answer: string }[];
  quote: KeptQuote;
  cash: number;
  voucher: number;
  price: number | null;
  payout: 'bank' | 'voucher';
  account_ends: string | null;
  /** Encrypted, as base64. Only staff have it opened. */
  identifier: string | null;
  identifier_ends: string | null;
  way: SendingWay | null;
  store: { id: number; name: string; address: string; post_code: string } | null;
  carrier: string | null;
  tracking: string | null;
  back_carrier: string | null;
  back_tracking: string | null;
  grade: Grade | null;
  checks: KeptCheck[];
  photos: PhotoFacts[];
  was_disputed: boolean;
  came_late: boolean;
  since: string;
  due_at: string | null;
  revisions: RevisionJson[];
  /** The order that it pays for. */
  pays_for: { number: string; amount: number; is_used: boolean } | null;
}

export interface TradeInJson {
  id: number;
  number: string;
  link_version: number;
  version: number;
  email: string;
  name: string;
  phone: string | null;
  address: HomeAddress;
  payout: 'bank' | 'voucher';
  account_ends: string | null;
  has_account: boolean;
  placed_at: Date;
  held_until: Date;
  repair_id: number | null;
  repair_number: string | null;
  items: ItemJson[];
  events: EventJson[];
  messages: (Omit<TrackedTradeIn['messages'][number], 'at'> & { at: string; item_id: number | null })[];
}

const REVISIONS = `
  select coalesce(json_agg(json_build_object('at', r.created_at, 'by', r.inspector, 'inspector_id', r.inspector_id,
      'old', json_build_object('cash', r.old_cash, 'voucher', r.old_voucher),
      'new', json_build_object('cash', r.cash, 'voucher', r.voucher), 'rounding', r.rounding, 'is_final', r.is_final,
      'cuts', (select json_agg(json_build_object('check', c.subject, 'told', c.told, 'found', c.found, 'reason', c.reason,
          'amount', c.amount, 'photos', ${photosSql('c.photo_ids')}) order by c.id)
        from trade_in_cuts c where c.revision_id = r.id)) order by r.id), '[]')
  from trade_in_revisions r where r.item_id = i.id`;

const ITEMS = `
  select json_agg(json_build_object('id', i.id, 'number', i.number, 'state', i.state, 'version', i.version,
      'product_id', i.product_id, 'variation_id', i.variation_id, 'option_ids', i.option_ids, 'name', i.name,
      'choice', i.choice, 'image', i.image, 'path', i.path,
      'business', json_build_object('id', b.id, 'name', b.name, 'address', b.address, 'post_code', b.post_code),
      'answers', i.answers, 'quote', i.quote, 'cash', i.cash, 'voucher', i.voucher, 'price', i.price)::jsonb
    || json_build_object('payout', i.payout, 'account_ends', i.account_ends, 'identifier', encode(i.identifier, 'base64'),
      'identifier_ends', i.identifier_ends, 'way', i.way,
      'store', case when s.id is not null
        then json_build_object('id', s.id, 'name', s.name, 'address', s.address, 'post_code', s.post_code) end,
      'carrier', i.carrier, 'tracking', i.tracking, 'back_carrier', i.back_carrier, 'back_tracking', i.back_tracking,
      'grade', i.grade, 'checks', i.checks, 'photos', ${photosSql('i.photo_ids')}, 'was_disputed', i.was_disputed,
      'came_late', i.came_late, 'since', i.since, 'due_at', i.due_at, 'pays_for', ${paysForSql('i.id')},
      'revisions', (${REVISIONS}))::jsonb order by i.id)
  from trade_in_items i join businesses b on b.id = i.business_id left join stores s on s.id = i.store_id
  where i.trade_in_id = t.id`;

const EVENTS = `
  select json_agg(json_build_object('at', e.created_at, 'move', e.move, 'from', e.from_state, 'to', e.to_state,
      'actor', e.actor, 'by', u.name, 'note', e.note, 'number', i.number, 'item_id', i.id) order by e.id)
  from trade_in_events e join trade_in_items i on i.id = e.item_id left join users u on u.id = e.actor_id
  where i.trade_in_id = t.id`;

const MESSAGES = `
  select coalesce(json_agg(json_build_object('title', m.title, 'at', m.written_at, 'item_id', m.item_id,
      'number', (select i.number from trade_in_items i where i.id = m.item_id)) order by m.id), '[]')
  from trade_in_mails m where m.trade_in_id = t.id`;

const TRACKING = `
  select t.id, t.number, t.link_version, t.version, t.email, t.name, t.phone, t.address, t.payout, t.account_ends,
    ${PAYEE} is not null as has_account, t.placed_at, t.held_until, t.repair_id, t.repair_number,
    (${ITEMS}) as items, (${EVENTS}) as events, (${MESSAGES}) as messages
  from trade_ins t`;

const BY_ID = { name: 'trade-in-tracking', text: `${TRACKING} where t.id = $1` };
const BY_NUMBER = {
  name: 'trade-in-tracking-of-number',
  text: `${TRACKING} where t.id = (
    select x.id from trade_ins x left join trade_in_items y on y.trade_in_id = x.id
    where x.number = $1 or y.number = $1 limit 1)`,
};

export async function readTracking(
  ask: Ask,
  which: { id: number } | { number: string },
): Promise<TradeInJson | undefined> {
  const [row] =
    'id' in which
      ? await ask<TradeInJson & Record<string, unknown>>(BY_ID, [which.id])
      : await ask<TradeInJson & Record<string, unknown>>(BY_NUMBER, [which.number]);
  return row;
}
