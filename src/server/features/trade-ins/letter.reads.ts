import type { TradeInState } from '#rules/flows/trade-in.ts';
import type { SendingWay } from '#rules/trade-in/kinds.ts';
import type { DayHours } from '#rules/stores/opening-hours.ts';
import type { Ask } from '../../db/connect.ts';
import { paysForSql } from '../money/public.ts';
import type { HomeAddress } from './tables.ts';

export interface LetterDevice {
  id: number;
  number: string;
  state: TradeInState;
  name: string;
  choice: string;
  image: string | null;
  business: string;
  cash: number;
  voucher: number;
  price: number | null;
  payout: 'bank' | 'voucher';
  accountEnds: string | null;
  way: SendingWay | null;
  store: { name: string; address: string; post_code: string; hours: DayHours[] } | null;
  /** The order that it pays for. */
  paysFor: { number: string; amount: number } | null;
  cameLate: boolean;
  dueAt: string | null;
  back: { carrier: string; tracking: string } | null;
  /** What the last move said. */
  note: string;
  revision: {
    old: number;
    new: number;
    isFinal: boolean;
    cuts: { subject: string; reason: string; amount: number }[];
  } | null;
}

/** The facts for mails about a trade-in. */
export interface LetterFacts {
  id: number;
  number: string;
  linkVersion: number;
  email: string;
  name: string;
  address: HomeAddress;
  heldUntil: Date;
  /** The repair that was given up for it. */
  repairNumber: string | null;
  payout: 'bank' | 'voucher';
  devices: LetterDevice[];
}

const FACTS = {
  name: 'trade-in-letter',
  text: `
  select t.id, t.number, t.link_version as "linkVersion", t.email, t.name, t.address, t.held_until as "heldUntil",
    t.repair_number as "repairNumber", t.payout,
    (select json_agg(json_build_object('id', i.id, 'number', i.number, 'state', i.state, 'name', i.name, 'choice', i.choice,
        'image', i.image, 'business', b.name, 'cash', i.cash, 'voucher', i.voucher, 'price', i.price, 'payout', i.payout,
        'accountEnds', i.account_ends, 'way', i.way, 'cameLate', i.came_late, 'paysFor', ${paysForSql('i.id')}, 'dueAt', i.due_at,
        'back', case when i.back_tracking is not null
          then json_build_object('carrier', i.back_carrier, 'tracking', i.back_tracking) end,
        'store', case when s.id is not null then json_build_object('name', s.name, 'address', s.address, 'post_code', s.post_code,
          'hours', (select json_agg(json_build_object('weekday', day, 'opens', to_char(h.opens, 'HH24:MI'),
              'closes', to_char(h.closes, 'HH24:MI')) order by day)
            from generate_series(1, 7) as day
            left join store_hours h on h.store_id = s.id and h.weekday = day)) end,
        'note', coalesce((select e.note from trade_in_events e where e.item_id = i.id order by e.id desc limit 1), ''),
        'revision', (select json_build_object('old', case i.payout when 'bank' then r.old_cash else r.old_voucher end,
            'new', case i.payout when 'bank' then r.cash else r.voucher end, 'isFinal', r.is_final,
            'cuts', (select json_agg(json_build_object('subject', c.subject, 'reason', c.reason, 'amount', c.amount) order by c.id)
              from trade_in_cuts c where c.revision_id = r.id))
          from trade_in_revisions r where r.item_id = i.id order by r.id desc limit 1)
      ) order by i.id)
     from trade_in_items i join businesses b on b.id = i.business_id left join stores s on s.id = i.store_id
     where i.trade_in_id = t.id) as devices
  from trade_ins t where t.id = $1`,
};

const OF_ITEM = {
  name: 'trade-in-of-item',
  text: 'select trade_in_id as id from trade_in_items where id = $1',
};

export async function readLetter(ask: Ask, tradeInId: number): Promise<LetterFacts> {
  const [facts] = await ask<LetterFacts & Record<string, unknown>>(FACTS, [tradeInId]);
  if (!facts) throw new Error('a mail is to tell of a trade-in that is not there');
  return facts;
}

export async function readLetterOfItem(ask: Ask, itemId: number): Promise<LetterFacts> {
  const [row] = await ask<{ id: number }>(OF_ITEM, [itemId]);
  return readLetter(ask, row?.id ?? 0);
}
