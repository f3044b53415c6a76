import type { OfficeUnitRecord } from '#contract/units-office.ts';
import { movesOf } from '#rules/flows/flow.ts';
import { canPhotograph, UNIT_FLOW, UNIT_MOVES, type UnitEvent, type UnitState } from '#rules/flows/unit.ts';
import { pence } from '#rules/money/money.ts';
import type { VatScheme } from '#rules/orders/basket.ts';
import { readNumber } from '#rules/orders/numbers.ts';
import type { DeviceNumber } from '#rules/trade-in/device-number.ts';
import { marginOf } from '#rules/units/margin.ts';
import type { Ask } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { businessOf } from '../../http/account.ts';
import type { Seal } from '../../ports/seal.ts';
import type { PhotoFacts } from '../images/public.ts';
import { photosSql, photoWire } from '../images/public.ts';
import { pounds, UNIT_COLUMNS, UNIT_TABLES, unitWire, type UnitReader, type UnitRow } from './list.reads.ts';
import type { UnitCheck } from './tables.ts';

/** What an account may see of units; undefined for one without an office. */
export function unitReaderOf({ office, ...account }: Account): UnitReader | undefined {
  const businessId = businessOf({ office, ...account });
  if (businessId === undefined || !office) return undefined;
  return { businessId, storeIds: office.storeIds ?? null, seesCost: office.rights.includes('cost') };
}

interface EventJson {
  at: string;
  event: UnitEvent;
  from: UnitState | null;
  to: UnitState;
  by: string | null;
  note: string;
  order: string | null;
}

interface SaleJson {
  order: string;
  sold_at: string;
  returned_at: string | null;
  is_corrected: boolean;
  price: number;
  cost: number;
  scheme: VatScheme;
}

/** A unit with everything that its page shows. */
export interface WholeUnit extends UnitRow {
  model_id: number | null;
  trade_in_id: number | null;
  sealed: Buffer | null;
  checks: UnitCheck[];
  photo_ids: string[];
  photos: PhotoFacts[];
  events: EventJson[];
  sales: SaleJson[];
}

const ONE = {
  name: 'unit-of-office',
  text: `
  select ${UNIT_COLUMNS}, u.model_id, u.trade_in_id, u.identifier as sealed, u.checks, u.photo_ids,
    ${photosSql('u.photo_ids')} as photos,
    (select coalesce(json_agg(json_build_object('at', e.created_at, 'event', e.event, 'from', e.from_state,
      'to', e.to_state, 'by', w.name, 'note', e.note, 'order', e.order_number) order by e.id desc), '[]')
      from unit_events e left join users w on w.id = e.actor_id where e.unit_id = u.id) as events,
    (select coalesce(json_agg(json_build_object('order', o.order_number, 'sold_at', o.sold_at,
      'returned_at', o.returned_at,
      'is_corrected', exists (select from unit_sales c where c.corrects = o.id), 'price', o.price, 'cost', o.cost, 'scheme', o.scheme) order by o.id desc), '[]')
      from unit_sales o where o.unit_id = u.id) as sales
  from ${UNIT_TABLES}
  where u.number = $1 and ($2::int is null or u.business_id = $2) and ($3::int[] is null or u.store_id = any($3))`,
};

/** A unit by its number, typed or scanned; undefined if whoever asks may not see it. */
export async function readUnit(ask: Ask, typed: string, reader: UnitReader): Promise<WholeUnit | undefined> {
  const number = readNumber(typed);
  if (number === undefined) return undefined;
  const [unit] = await ask<WholeUnit & Record<string, unknown>>(ONE, [
    number,
    reader.businessId,
    reader.storeIds,
  ]);
  return unit;
}

export const unitPhotoAddress = (number: string) => (id: string, size: 'small' | 'large') =>
  `/office/units/${number}/photos/${id}/${size}`;

/** The whole IMEI or serial number; null if none was given, or the key to it was lost. */
function openIdentifier(device: Seal, sealed: Buffer | null): string | null {
  const text = sealed === null ? undefined : device.open(sealed);
  return text === undefined ? null : (JSON.parse(text) as DeviceNumber).value;
}

const iso = (text: string) => new Date(text).toISOString();

export function unitRecord(unit: WholeUnit, reader: UnitReader, device: Seal): OfficeUnitRecord {
  const possible: ReadonlySet<string> = new Set(movesOf(UNIT_FLOW, unit.state, 'staff'));
  return {
    ...unitWire(unit, reader),
    identifier_full: openIdentifier(device, unit.sealed),
    checks: unit.checks,
    photos: unit.photos.map(photoWire(unitPhotoAddress(unit.number))),
    events: unit.events.map((event) => ({ ...event, at: iso(event.at) })),
    sales: unit.sales.map((sale) => saleWire(sale, reader)),
    moves: UNIT_MOVES.filter((move) => possible.has(move)),
    can_photograph: canPhotograph(unit.state),
  };
}

function saleWire({ cost, price, scheme, ...sale }: SaleJson, { seesCost }: UnitReader) {
  const { margin, vat } = marginOf({ cost: pence(cost), sale: pence(price), scheme });
  return {
    order: sale.order,
    sold_at: iso(sale.sold_at),
    returned_at: sale.returned_at === null ? null : iso(sale.returned_at),
    is_corrected: sale.is_corrected,
    price: pounds(price),
    ...(seesCost && { margin: pounds(margin), vat: pounds(vat) }),
    scheme,
  };
}
