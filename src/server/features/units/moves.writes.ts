import type { Parsed } from '#contract/calls.ts';
import { termsKey, variationSku } from '#rules/catalog/variation-options.ts';
import { afterMove } from '#rules/flows/flow.ts';
import { isLocked, saysLocked } from '#rules/units/listing.ts';
import { UNIT_FLOW, type UnitState } from '#rules/flows/unit.ts';
import { poundsFromPence } from '#rules/money/money.ts';
import { writeAudit } from '../../db/audit.ts';
import type { Connection } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { mayDo } from '../../http/account.ts';
import { Refusal, refuse, refuseStale } from '../../http/refusal.ts';
import type { Seal } from '../../ports/seal.ts';
import type { ShelvedUnit } from '../catalog/public.ts';
import { changeProduct, shelveUnit, unshelveUnit, writerOf } from '../catalog/public.ts';
import type { UnitReader } from './list.reads.ts';
import { readChoices, readListingProduct } from './listing.reads.ts';
import { readUnit, unitRecord, type WholeUnit } from './unit.reads.ts';
import { unitEvents } from './tables.ts';

type Move = Parsed<'POST /office/units/{number}/moves'>['body'];
type Listing = NonNullable<Move['listing']>;

export interface UnitMover {
  reader: UnitReader;
  /** Undefined for the shop itself. */
  account: Account | undefined;
  device: Seal;
  now: Date;
}

interface Moving extends UnitMover {
  at: Connection;
  unit: WholeUnit;
  body: Move;
}

interface Place {
  productId: number | null;
  variationId: number | null;
}

export const noUnit = () => refuse(404, 'There is no such device.');
const noListing = (words: string) => refuse(400, words, { listing: words });

/** Only in the version that the sender has seen: if two people press at once, the second changes nothing. */
const SET = {
  name: 'unit-move',
  text: `
  update stock_units set state = $3, version = version + 1, since = $4, product_id = coalesce($5, product_id),
    variation_id = case when $5::int is null then variation_id else $6::int end
  where id = $1 and version = $2 returning id`,
};
const LAST = {
  name: 'unit-last-event',
  text: `
  select coalesce(w.name, 'Somebody else') as name from unit_events e left join users w on w.id = e.actor_id
  where e.unit_id = $1 order by e.id desc limit 1`,
};

/**
 * Puts a unit up for sale, takes it off sale or scraps it. The shelf changes first and its row is locked before the
 * unit's, as orders do it. A refusal is answered to the caller, who rolls back.
 */
export async function moveUnit(
  at: Connection,
  number: string,
  body: Move,
  mover: UnitMover,
): Promise<WholeUnit | Refusal> {
  const unit = await readUnit(at.ask, number, mover.reader);
  if (!unit) return noUnit();
  const moving: Moving = { ...mover, at, unit, body };
  if (unit.version !== body.version) return stale(moving);
  const to = afterMove(UNIT_FLOW, body.move, unit.state, 'staff');
  if (to === undefined) return refuse(409, 'This can’t be done with the device as it is now.');
  const note = body.note ?? (body.listing?.is_unlocked ? 'Checked: it takes any SIM now.' : '');
  if (body.move === 'scrap' && note === '') return refuse(400, 'Please say why.', { note: 'Please say why' });
  const place = await changeShelf(moving);
  if (place instanceof Refusal) return place;
  const set = [unit.id, unit.version, to, mover.now, place.productId, place.variationId];
  if ((await at.ask(SET, set)).length === 0) return stale(moving);
  await writeHistory(moving, to, note);
  return (await readUnit(at.ask, unit.number, mover.reader)) ?? noUnit();
}

async function writeHistory({ at, unit, body, account, now }: Moving, to: UnitState, note: string) {
  await at.db.insert(unitEvents).values({
    unitId: unit.id,
    event: body.move,
    fromState: unit.state,
    toState: to,
    actorId: account?.id ?? null,
    note,
    createdAt: now,
  });
  if (!account) return;
  await writeAudit(at.db, {
    actor: account,
    action: `${body.move} unit`,
    subject: 'unit',
    subjectId: unit.number,
    before: { state: unit.state },
    after: { state: to, ...(note !== '' && { note }) },
  });
}

async function stale({ at, unit, reader, device }: Moving): Promise<Refusal> {
  const [last] = await at.ask<{ name: string }>(LAST, [unit.id]);
  const now = await readUnit(at.ask, unit.number, reader);
  const who = last?.name ?? 'Somebody else';
  return now
    ? refuseStale(`${who} was faster with this device. Please look again.`, unitRecord(now, reader, device))
    : noUnit();
}

const shelved = ({ unit, account, now }: Moving): Omit<ShelvedUnit, 'productId' | 'variationId'> => ({
  businessId: unit.business.id,
  storeId: unit.store?.id ?? null,
  number: unit.number,
  actorId: account?.id ?? null,
  now,
});

async function changeShelf(moving: Moving): Promise<Place | Refusal> {
  const { at, unit, body } = moving;
  if (body.move === 'list') return list(moving);
  const nowhere = { productId: null, variationId: null };
  if (body.move !== 'unlist' || !unit.listing) return nowhere;
  const { product_id: productId, variation_id: variationId } = unit.listing;
  const isOff = await unshelveUnit(at, { ...shelved(moving), productId, variationId });
  return isOff ? nowhere : refuse(409, 'An open order has reserved it. Refuse or send that order first.');
}

async function list(moving: Moving): Promise<Place | Refusal> {
  const { at, body } = moving;
  if (!body.listing) return noListing('Please choose what it is sold as');
  const place = await placeOf(moving, body.listing);
  if (place instanceof Refusal || place.productId === null) return place;
  const { productId, variationId } = place;
  const isOn = await shelveUnit(at, { ...shelved(moving), productId, variationId });
  return isOn ? place : noListing('Nothing can be put on this shelf: it is not for sale, or not counted');
}

/** The chosen variation, or a new one. It must fit the device: a device is never sold as another model. */
async function placeOf({ at, unit, account }: Moving, listing: Listing): Promise<Place | Refusal> {
  const product = await readListingProduct(at.ask, unit);
  if (product?.id !== listing.product_id) return noListing('This is not the product of its model');
  const choices = await readChoices(at.ask, unit, product);
  const { variation_id: variationId, term_ids: termIds = [] } = listing;
  const chosen = choices.find((one) =>
    variationId === null
      ? one.variationId === null && termsKey(one.termIds) === termsKey(termIds)
      : one.variationId === variationId,
  );
  if (!chosen) return noListing('It does not fit this variation');
  if (isLocked(unit.checks) && !saysLocked(chosen.labels) && listing.is_unlocked !== true)
    return noListing(
      'It was found locked to a network. Check that it takes any SIM before it is sold as unlocked',
    );
  if (variationId !== null || product.type === 1) return { productId: product.id, variationId };
  if (!account || !mayDo(account, { permission: 'catalogue' }))
    return refuse(403, 'A new variation needs the permission Catalogue. Ask somebody who has it.');
  const writer = writerOf(account);
  if (writer instanceof Refusal) return writer;
  const taken = new Set([...product.variations, ...product.removed_variations].map(({ sku }) => sku));
  const made = await changeProduct(
    at,
    product.id,
    {
      version: product.version,
      variations: [
        {
          term_ids: [...termIds],
          sku: variationSku(product.sku, chosen.labels, taken),
          product_condition: chosen.condition,
          regular_price: listing.price ?? poundsFromPence(chosen.price),
          raw_status: false,
          is_active: true,
        },
      ],
    },
    writer,
  );
  if (made instanceof Refusal) return made;
  const variation = made.variations.find((one) => termsKey(one.term_ids) === termsKey(termIds));
  if (!variation) throw new Error('a variation was not made');
  return { productId: product.id, variationId: variation.id };
}
