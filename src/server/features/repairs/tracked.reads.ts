import type { RepairLineWire, RepairSignature, TrackedRepair } from '#contract/repairs.ts';
import { maskedEmail } from '#rules/account/masked-email.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import { addressLines } from '#rules/papers/paper.ts';
import type { SignedMove } from '#rules/repair/kinds.ts';
import { CUSTOMER_MOVES } from '#rules/repair/kinds.ts';
import { APPROVAL_DAYS } from '#rules/repair/limits.ts';
import { estimateTotal } from '#rules/repair/estimate.ts';
import { depositToReturn, possibleRepairMoves, repairDue, repairTotal } from '#rules/repair/moves.ts';
import type { RepairStanding, RepairStep } from '#rules/repair/next-step.ts';
import { repairStep } from '#rules/repair/next-step.ts';
import { shopMoment, shopTime } from '#rules/stores/shop-time.ts';
import type { PhotoAddress } from '../images/public.ts';
import { photoWire } from '../images/public.ts';
import { papersOf } from './papers.reads.ts';
import type { LineJson, RepairFacts } from './ticket.reads.ts';
import { ticketOf } from './standing.reads.ts';

export const pounds = (amount: number) => poundsFromPence(pence(amount));
export const poundsOrNull = (amount: number | null) => (amount === null ? null : pounds(amount));
const iso = (moment: string | Date) => new Date(moment).toISOString();

/** Parts that are expected on a day are here when it ends for the bench. */
const END_OF_DAY = 18 * 60;

const endOfDay = (day: string): Date => shopMoment(shopTime(new Date(`${day}T12:00:00Z`)), END_OF_DAY);

/** Where a ticket stands, for its next step. */
export const standingOf = (facts: {
  state: RepairStanding['state'];
  way: RepairStanding['way'];
  state_since: Date;
  slot: { starts_at: string } | null;
  parts_by: string | null;
  deposit: number;
  deposit_paid_at: Date | null;
}): RepairStanding => ({
  state: facts.state,
  since: facts.state_since,
  way: facts.way,
  slotAt: facts.slot ? new Date(facts.slot.starts_at) : null,
  partsBy: facts.parts_by === null ? null : endOfDay(facts.parts_by),
  awaitsDeposit: facts.deposit > 0 && facts.deposit_paid_at === null,
});

export const stepWire = (step: RepairStep | null): TrackedRepair['next'] =>
  step && { ...step, by: step.by?.toISOString() ?? null };

export const slotWire = (slot: RepairFacts['slot']): TrackedRepair['slot'] =>
  slot && { store_id: slot.store_id, starts_at: iso(slot.starts_at), ends_at: iso(slot.ends_at) };

export const ticketFacts = (facts: RepairFacts) =>
  ticketOf(
    {
      state: facts.state,
      way: facts.way,
      storeId: facts.store?.id ?? null,
      address: facts.address,
      checksAgree: facts.checks_agree,
      repairedBy: facts.repaired_by,
      loanDevice: facts.loan_device,
      loanBackAt: facts.loan_back_at,
      paidAt: facts.paid_at,
      deposit: facts.deposit,
      depositPaidAt: facts.deposit_paid_at,
      depositBackAt: facts.deposit_back_at,
    },
    facts.lines.map((line) => ({
      state: line.state,
      priceKind: line.price_kind,
      price: line.price,
      partState: line.part_state,
    })),
  );

export const lineWire = ({ part: _part, price, ...line }: LineJson): RepairLineWire => ({
  ...line,
  price: poundsOrNull(price),
});

const DAY_MS = 24 * 60 * 60_000;

export const estimateWire = ({
  sent_at: sentAt,
  lines,
  deposit,
  ...estimate
}: RepairFacts['estimates'][number]) => ({
  ...estimate,
  deposit: pounds(deposit),
  sent_at: iso(sentAt),
  until: new Date(new Date(sentAt).getTime() + APPROVAL_DAYS * DAY_MS).toISOString(),
  lines: lines.map(({ price, was, ...line }) => ({ ...line, price: pounds(price), was: poundsOrNull(was) })),
  total: pounds(estimateTotal(lines)),
});

/** The last day of the longest warranty. */
export const warrantyOf = (lines: readonly Pick<LineJson, 'warranty_until'>[]): string | null =>
  lines
    .flatMap(({ warranty_until: until }) => until ?? [])
    .toSorted()
    .at(-1) ?? null;

function signaturesWire({ signatures }: RepairFacts, photoAt: PhotoAddress): TrackedRepair['signatures'] {
  const of = (kind: SignedMove): RepairSignature | null => {
    const found = signatures.find((one) => one.kind === kind);
    if (!found) return null;
    const [image] = found.image;
    const { name, at, terms_version: version } = found;
    return {
      name,
      at: iso(at),
      image: image ? photoWire(photoAt)(image) : null,
      terms: version === null ? null : `version ${version}`,
    };
  };
  return { check_in: of('check_in'), collect: of('collect') };
}

/** What the holder of the link sees besides: what can be paid now, what the device can be sold for, and the link of what it became. */
interface ForHolder {
  pay: TrackedRepair['pay'];
  sale: TrackedRepair['sale'] | undefined;
  tokenOf: (tradeIn: NonNullable<RepairFacts['sold_as']>) => string;
}

/** A ticket for the holder of its link; for staff without it. */
export function trackedWire(facts: RepairFacts, photoAt: PhotoAddress, holder?: ForHolder): TrackedRepair {
  const { business, lines, check_in: checkIn, estimates } = facts;
  const last = estimates.at(-1);
  const may = possibleRepairMoves(ticketFacts(facts), { actor: 'customer', id: null });
  const ticket = lines.map(({ state, price }) => ({ state, price }));
  const { deposit } = ticketFacts(facts);
  return {
    kind: 'repair',
    number: facts.number,
    state: facts.state,
    version: facts.version,
    next: stepWire(repairStep(standingOf(facts))),
    events: facts.events.map((event) => ({ ...event, at: iso(event.at), by: null })),
    moves: CUSTOMER_MOVES.filter((move) => may.includes(move) && (move !== 'sell_instead' || holder?.sale)),
    placed_at: facts.placed_at.toISOString(),
    name: facts.name,
    email: maskedEmail(facts.email),
    business: { id: business.id, name: business.name, phone: business.phone },
    device: {
      product_id: facts.product_id,
      name: facts.device,
      choice: facts.choice,
      image: facts.image,
      path: facts.path,
    },
    way: facts.way,
    store: facts.store,
    slot: slotWire(facts.slot),
    address: facts.address ? addressLines(facts.address) : [],
    label:
      facts.way === 'post_in'
        ? { to: [business.name, business.address, business.post_code], reference: facts.number }
        : null,
    lines: lines.map(lineWire),
    estimate: last ? estimateWire(last) : null,
    total: pounds(repairTotal(ticket)),
    due: pounds(facts.paid_at ? 0 : repairDue(ticket, deposit)),
    deposit:
      facts.deposit === 0
        ? null
        : {
            amount: pounds(facts.deposit),
            paid:
              facts.deposit_kind && facts.deposit_paid_at
                ? { kind: facts.deposit_kind, at: facts.deposit_paid_at.toISOString() }
                : null,
            is_back: facts.deposit_back_at !== null,
            to_return: pounds(depositToReturn(ticket, deposit)),
          },
    pay: holder?.pay ?? null,
    is_total_final: lines.every(({ state }) => state !== 'asked'),
    paid:
      facts.paid_kind && facts.paid_at
        ? { kind: facts.paid_kind, amount: pounds(facts.paid_amount ?? 0), at: facts.paid_at.toISOString() }
        : null,
    parts_by: facts.parts_by,
    check_in: checkIn && { ...checkIn, at: iso(checkIn.at), photos: checkIn.photos.map(photoWire(photoAt)) },
    signatures: signaturesWire(facts, photoAt),
    parcel:
      facts.carrier !== null && facts.tracking !== null && facts.sent_at
        ? { carrier: facts.carrier, tracking: facts.tracking, sent_at: facts.sent_at.toISOString() }
        : null,
    collected:
      facts.collected_by !== null && facts.collected_at
        ? { by: facts.collected_by, at: facts.collected_at.toISOString() }
        : null,
    loan:
      facts.loan_device === null ? null : { device: facts.loan_device, is_back: facts.loan_back_at !== null },
    sale: may.includes('sell_instead') ? (holder?.sale ?? null) : null,
    sold_as: facts.sold_as && {
      number: facts.sold_as.number,
      token: holder ? holder.tokenOf(facts.sold_as) : null,
    },
    parent: facts.parent,
    warranty_until: warrantyOf(lines),
    papers: papersOf(facts),
    messages: facts.messages.map(({ title, at }) => ({ title, at: iso(at) })),
  };
}

/** The URLs of photos for the holder of a link. */
export const photosByToken =
  (token: string): PhotoAddress =>
  (id, size) =>
    `/no/auth/web/site/repairs/${token}/photos/${id}/${size}`;

/** The URLs of photos for staff. */
export const photosByNumber =
  (number: string): PhotoAddress =>
  (id, size) =>
    `/office/repairs/${number}/photos/${id}/${size}`;
