import type { OrderState } from '#rules/flows/order.ts';
import { mayPack } from '#rules/orders/next-step.ts';
import type { CreditNoteContent } from '#rules/papers/credit-note.ts';
import { creditNotePaper } from '#rules/papers/credit-note.ts';
import type { InvoiceContent } from '#rules/papers/invoice.ts';
import { invoicePaper } from '#rules/papers/invoice.ts';
import type { Address, Paper, Seller } from '#rules/papers/paper.ts';
import type { PackedLine, PackingSlip, ParcelLabel } from '#rules/papers/parcel-papers.ts';
import { packingSlipPaper, parcelLabel, returnLabelPaper } from '#rules/papers/parcel-papers.ts';
import type { Ask } from '../../db/connect.ts';
import { readWarranty } from './warranty.reads.ts';

/** The reader of a paper. Packing slips are only for staff. */
export type Reader = 'buyer' | 'staff';

/**
 * A paper by its name: the number of an invoice or a credit note, 'return-label', 'packing-slip' for the
 * unsent rest, or 'packing-slip-2' for its second parcel, 'warranty' for one order. Undefined if these orders
 * have no such paper.
 */
export async function readPaper(
  ask: Ask,
  orderIds: readonly number[],
  name: string,
  reader: Reader,
): Promise<Paper | undefined> {
  if (/^(?:inv|cn)-\d{1,12}$/.test(name)) return readIssued(ask, orderIds, name.toUpperCase());
  const [only, ...others] = orderIds;
  if (name === 'warranty')
    return only === undefined || others.length > 0 ? undefined : readWarranty(ask, only);
  if (name === 'return-label') return readReturnLabel(ask, orderIds);
  const [, parcel] = /^packing-slip(?:-(\d{1,3}))?$/.exec(name) ?? [name, null];
  if (reader !== 'staff' || parcel === null) return undefined;
  const { rest, sent } = await readSlips(ask, orderIds);
  const slip = parcel === undefined ? rest : sent[Number(parcel) - 1];
  return slip && packingSlipPaper(slip);
}

/** The label of one parcel of an order, or else of the unsent rest, or else of all its parcels. */
export async function readParcelLabels(
  ask: Ask,
  orderId: number,
  parcel: number | undefined,
): Promise<ParcelLabel[]> {
  const { rest, sent } = await readSlips(ask, [orderId]);
  const slips = parcel === undefined ? (rest ? [rest] : sent) : sent.slice(parcel - 1, parcel);
  return slips.map(parcelLabel).filter((label) => label !== undefined);
}

type Issued = { number: string; issuedAt: Date } & (
  { kind: 'invoice'; content: InvoiceContent } | { kind: 'credit_note'; content: CreditNoteContent }
);

const ISSUED = {
  name: 'paper-issued',
  text: `
  select number, kind, content, issued_at as "issuedAt" from invoices
  where order_id = any($1::int[]) and number = $2`,
};

async function readIssued(ask: Ask, orderIds: readonly number[], number: string): Promise<Paper | undefined> {
  const [row] = await ask<Issued>(ISSUED, [orderIds, number]);
  if (!row) return undefined;
  return row.kind === 'invoice' ? invoicePaper(row.content, row) : creditNotePaper(row.content, row);
}

interface Parcel {
  carrier: string;
  tracking: string;
  units: Record<string, number>;
}

interface Packing {
  order: string;
  state: OrderState;
  placedAt: string;
  seller: Seller;
  buyer: string;
  address: Address | null;
  store: { name: string; address: string; post_code: string } | null;
  lines: (PackedLine & { id: number; sent: number })[];
  parcels: Parcel[];
  /** The accepted return that has not arrived yet. */
  back: { acceptedAt: string; units: Record<string, number> } | null;
  hasStores: boolean;
}

const PACKING = {
  name: 'paper-packing',
  text: `
  select json_build_object('order', o.number, 'state', o.state, 'placedAt', o.placed_at, 'buyer', g.name, 'address', g.address,
    'seller', json_build_object('name', b.name, 'legal_name', b.legal_name, 'address', b.address,
      'post_code', b.post_code, 'company_number', b.company_number),
    'store', case when s.id is not null
      then json_build_object('name', s.name, 'address', s.address, 'post_code', s.post_code) end,
    'lines', (select json_agg(json_build_object('id', l.id, 'name', l.name, 'choice', l.choice, 'sku', l.sku,
      'quantity', l.quantity - l.cancelled_units, 'sent', l.sent_units) order by l.id) from order_lines l where l.order_id = o.id),
    'parcels', (select coalesce(json_agg(json_build_object('carrier', c.carrier, 'tracking', c.tracking,
      'units', c.units) order by c.id), '[]') from parcels c where c.order_id = o.id),
    'back', (select json_build_object('acceptedAt', r.updated_at, 'units', r.units) from order_returns r
      where r.order_id = o.id and r.state = 'accepted'),
    'hasStores', exists (select from stores x where x.business_id = b.id and x.is_active)) as packing
  from orders o join order_groups g on g.id = o.group_id join businesses b on b.id = o.business_id
  left join stores s on s.id = o.store_id
  where o.id = any($1::int[]) order by o.id`,
};

const readPacking = async (ask: Ask, orderIds: readonly number[]): Promise<Packing[]> =>
  (await ask<{ packing: Packing }>(PACKING, [orderIds])).map(({ packing }) => packing);

/** The lines with these units. Lines without units are left out. */
const unitsOf = (lines: Packing['lines'], units: Record<string, number>): PackedLine[] =>
  lines.flatMap((line) => {
    const quantity = units[String(line.id)] ?? 0;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });

interface Slips {
  /** For the unsent rest. */
  rest: PackingSlip | undefined;
  /** For each parcel that was sent. */
  sent: PackingSlip[];
}

/** The goods to pack for an order; nothing before it may be packed. */
async function readSlips(ask: Ask, orderIds: readonly number[]): Promise<Slips> {
  const [packing] = await readPacking(ask, orderIds);
  if (!packing || !mayPack(packing.state)) return { rest: undefined, sent: [] };
  const { parcels, lines, placedAt, state: _state, ...rest } = packing;
  const left = lines.flatMap((line) => {
    const quantity = line.quantity - line.sent;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  const sent = parcels.map(({ carrier, tracking, units }, at) => ({
    index: at + 1,
    carrier,
    tracking,
    lines: unitsOf(lines, units),
  }));
  const slip = { ...rest, placedAt: new Date(placedAt), sent, hasRest: left.length > 0 };
  return {
    rest: left.length > 0 ? { ...slip, lines: left, parcel: null } : undefined,
    sent: sent.map((parcel) => ({ ...slip, lines: parcel.lines, parcel })),
  };
}

async function readReturnLabel(ask: Ask, orderIds: readonly number[]): Promise<Paper | undefined> {
  const found = (await readPacking(ask, orderIds)).find(({ back }) => back !== null);
  if (!found?.back) return undefined;
  const { back, lines, order, seller, buyer, address, hasStores } = found;
  return returnLabelPaper({
    order,
    seller,
    buyer,
    address,
    hasStores,
    acceptedAt: new Date(back.acceptedAt),
    lines: unitsOf(lines, back.units),
  });
}
