import type { WayIn } from '#rules/checkout/form.ts';
import type { BenchActor } from '#rules/flows/flow.ts';
import type { RepairState } from '#rules/flows/repair.ts';
import type { Seller } from '#rules/papers/paper.ts';
import type {
  LineState,
  PartState,
  PriceKind,
  RepairEvent,
  RepairPayment,
  SignedMove,
} from '#rules/repair/kinds.ts';
import type { PartQuality } from '#rules/repair/repair.ts';
import type { DayHours } from '#rules/stores/opening-hours.ts';
import type { Ask } from '../../db/connect.ts';
import type { PhotoFacts } from '../images/public.ts';
import { photosSql } from '../images/public.ts';
import type { ReturnAddress } from './tables.ts';

/** Times in JSON are text. */
export interface LineJson {
  id: number;
  name: string;
  fault: string | null;
  part_quality: PartQuality | null;
  price_kind: PriceKind;
  price: number | null;
  warranty_months: number;
  warranty_until: string | null;
  state: LineState;
  part_state: PartState;
  part: { product_id: number; variation_id: number | null; name: string; quantity: number } | null;
}

interface EstimateJson {
  version: number;
  sent_at: string;
  note: string;
  deposit: number;
  lines: {
    id: number;
    line_id: number | null;
    name: string;
    choice: number | null;
    price: number;
    was: number | null;
    warranty_months: number;
    part_quality: PartQuality | null;
    approved: boolean | null;
  }[];
}

/** A ticket with everything that its page shows. */
export interface RepairFacts {
  id: number;
  number: string;
  link_version: number;
  state: RepairState;
  version: number;
  state_since: Date;
  user_id: number | null;
  email: string;
  name: string;
  phone: string | null;
  address: ReturnAddress | null;
  way: WayIn;
  product_id: number | null;
  device: string;
  choice: string;
  image: string | null;
  path: string;
  minutes: number;
  parts_by: string | null;
  checks_agree: boolean | null;
  has_passcode: boolean;
  repaired_by: number | null;
  repaired_name: string | null;
  carrier: string | null;
  tracking: string | null;
  sent_at: Date | null;
  collected_by: string | null;
  collected_at: Date | null;
  paid_kind: RepairPayment | null;
  paid_amount: number | null;
  paid_at: Date | null;
  deposit: number;
  deposit_kind: RepairPayment | null;
  deposit_paid_at: Date | null;
  deposit_back_at: Date | null;
  loan_device: string | null;
  loan_back_at: Date | null;
  placed_at: Date;
  business: Seller & { id: number; phone: string };
  store: {
    id: number;
    name: string;
    address: string;
    post_code: string;
    phone: string;
    hours: DayHours[];
  } | null;
  slot: { store_id: number; starts_at: string; ends_at: string } | null;
  lines: LineJson[];
  estimates: EstimateJson[];
  check_in: {
    at: string;
    photos: PhotoFacts[];
    checks: { check: string; is_ok: boolean; note: string }[];
    accessories: string;
    signed_by: string;
  } | null;
  signatures: {
    kind: SignedMove;
    name: string;
    at: string;
    image: PhotoFacts[];
    terms_version: number | null;
  }[];
  events: {
    at: string;
    move: RepairEvent;
    from: RepairState | null;
    to: RepairState;
    actor: BenchActor;
    by: string | null;
    note: string;
  }[];
  messages: { title: string; at: string }[];
  parent: string | null;
  children: string[];
  /** The trade-in that the device became. */
  sold_as: { id: number; number: string; link_version: number } | null;
}

const FACTS = `
  select r.id, r.number, r.link_version, r.state, r.version, r.state_since, r.user_id, r.email, r.name, r.phone, r.address,
    r.way, r.product_id, r.device, r.choice, r.image, r.path, r.minutes, r.parts_by::text, r.checks_agree,
    r.passcode is not null as has_passcode, r.repaired_by, fixer.name as repaired_name, r.carrier, r.tracking, r.sent_at,
    r.collected_by, r.collected_at, r.paid_kind, r.paid_amount, r.paid_at, r.deposit, r.deposit_kind,
    r.deposit_paid_at, r.deposit_back_at, r.loan_device, r.loan_back_at, r.placed_at,
    json_build_object('id', b.id, 'name', b.name, 'phone', b.phone, 'address', b.address, 'post_code', b.post_code,
      'legal_name', b.legal_name, 'vat_number', b.vat_number, 'company_number', b.company_number) as business,
    (select json_build_object('id', t.id, 'name', t.name, 'address', t.address, 'post_code', t.post_code, 'phone', t.phone,
      'hours', (select json_agg(json_build_object('weekday', day, 'opens', to_char(h.opens, 'HH24:MI'),
          'closes', to_char(h.closes, 'HH24:MI')) order by day)
        from generate_series(1, 7) as day left join store_hours h on h.store_id = t.id and h.weekday = day))
      from stores t where t.id = r.store_id) as store,
    (select json_build_object('store_id', s.store_id, 'starts_at', s.starts_at, 'ends_at', s.ends_at)
      from repair_slots s where s.repair_id = r.id) as slot,
    coalesce((select json_agg(json_build_object('id', l.id, 'name', l.name, 'fault', l.fault, 'part_quality', l.part_quality,
        'price_kind', l.price_kind, 'price', l.price, 'warranty_months', l.warranty_months,
        'warranty_until', l.warranty_until::text, 'state', l.state, 'part_state', l.part_state,
        'part', case when p.id is not null and l.part_quantity > 0 then json_build_object('product_id', p.id,
          'variation_id', l.part_variation_id, 'name', p.name, 'quantity', l.part_quantity) end) order by l.id)
      from repair_lines l left join products p on p.id = l.part_product_id where l.repair_id = r.id), '[]') as lines,
    coalesce((select json_agg(json_build_object('version', e.version, 'sent_at', e.sent_at, 'note', e.note, 'deposit', e.deposit,
        'lines', (select json_agg(json_build_object('id', x.id, 'line_id', x.line_id, 'name', x.name, 'choice', x.choice, 'price', x.price, 'was', x.was,
            'warranty_months', x.warranty_months, 'part_quality', x.part_quality, 'approved', x.approved) order by x.id)
          from repair_estimate_lines x where x.estimate_id = e.id)) order by e.version)
      from repair_estimates e where e.repair_id = r.id), '[]') as estimates,
    (select json_build_object('at', c.created_at, 'photos', ${photosSql('c.photos')}, 'checks', c.checks,
        'accessories', c.accessories, 'signed_by', c.signed_by)
      from repair_check_ins c where c.repair_id = r.id) as check_in,
    coalesce((select json_agg(json_build_object('kind', g.kind, 'name', g.name, 'at', g.signed_at,
        'image', ${photosSql('array[g.photo]')}, 'terms_version', g.terms_version))
      from repair_signatures g where g.repair_id = r.id), '[]') as signatures,
    (select json_agg(json_build_object('at', v.created_at, 'move', v.move, 'from', v.from_state, 'to', v.to_state,
        'actor', v.actor, 'by', u.name, 'note', v.note) order by v.id)
      from repair_events v left join users u on u.id = v.actor_id where v.repair_id = r.id) as events,
    coalesce((select json_agg(json_build_object('title', m.title, 'at', m.written_at) order by m.id)
      from repair_mails m where m.repair_id = r.id), '[]') as messages,
    (select parent.number from repairs parent where parent.id = r.parent_id) as parent,
    coalesce((select json_agg(child.number order by child.id) from repairs child where child.parent_id = r.id), '[]') as children,
    (select json_build_object('id', s.id, 'number', s.number, 'link_version', s.link_version)
      from trade_ins s where s.repair_id = r.id) as sold_as
  from repairs r join businesses b on b.id = r.business_id left join users fixer on fixer.id = r.repaired_by`;

const BY_ID = { name: 'repair-facts', text: `${FACTS} where r.id = $1` };
const BY_NUMBER = { name: 'repair-facts-of-number', text: `${FACTS} where r.number = $1` };

export async function readRepair(ask: Ask, id: number): Promise<RepairFacts | undefined> {
  return (await ask<RepairFacts>(BY_ID, [id]))[0];
}

export async function readRepairByNumber(ask: Ask, number: string): Promise<RepairFacts | undefined> {
  return (await ask<RepairFacts>(BY_NUMBER, [number]))[0];
}
