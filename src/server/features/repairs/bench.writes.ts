import { dayText, shopTime } from '#rules/stores/shop-time.ts';
import { attachPhotos } from '../images/public.ts';
import type { MovingRepair, RepairMoveHandler } from './moving.writes.ts';
import { impossible, missing } from './moving.writes.ts';
import { approveAsAgreed } from './estimate.writes.ts';
import { reserveParts, takeParts } from './parts.writes.ts';
import { sign } from './signatures.writes.ts';
import { bookSlot, lockSlot } from './slots.writes.ts';
import { checkIns } from './tables.ts';

const AT_STORE = {
  name: 'repair-at-store',
  text: 'update repairs set store_id = $2, reminded_at = null where id = $1',
};

/** Books a slot, or moves it. A posted device needs none: its label is made. */
export const bookDevice: RepairMoveHandler = async ({ at, ticket, request }) => {
  if (ticket.way === 'post_in') return undefined;
  const { store_id: storeId, starts_at: startsAt } = request.said;
  if (storeId === undefined) return missing('store_id', 'Please choose a store.');
  if (startsAt === undefined) return missing('starts_at', 'Please choose a time.');
  const wish = { storeId, from: new Date(startsAt), minutes: ticket.minutes, now: request.now };
  const found = await lockSlot(at, wish, { repairId: ticket.id });
  if (found?.store.businessId !== ticket.businessId)
    return missing('starts_at', 'This time is not free any more. Please choose another one.');
  await bookSlot(at, ticket.id, { storeId, ...found });
  await at.ask(AT_STORE, [ticket.id, storeId]);
  return undefined;
};

const CHECKED_IN = {
  name: 'repair-checked-in',
  text: 'update repairs set checks_agree = $2, passcode = $3 where id = $1',
};

/** Keeps how the device was when it was handed over. */
export const checkIn: RepairMoveHandler = async (moving) => {
  const { at, ticket, request } = moving;
  const { photos = [], checks = [], accessories = '', signed_by: signedBy, agrees, passcode } = request.said;
  if (photos.length === 0) return missing('photos', 'Please take at least one photo of the device.');
  if (checks.length === 0) return missing('checks', 'Please go through the checklist.');
  if (agrees === undefined) return missing('agrees', 'Please say whether the device is as it was told.');
  if (!signedBy) return missing('signed_by', 'Please type the name of the person who agrees to the terms.');
  const unsigned = await sign(moving, 'check_in', signedBy);
  if (unsigned) return unsigned;
  const isTheirs = await attachPhotos(at.ask, {
    of: { kind: 'repair', id: ticket.id },
    ids: photos,
    now: request.now,
  });
  if (!isTheirs) return missing('photos', 'A photo is not there any more. Please take it again.');
  if (passcode !== undefined && !request.seal) throw new Error('a passcode can not be sealed');
  const sealed = passcode === undefined ? null : request.seal?.close(passcode);
  await at.ask(CHECKED_IN, [ticket.id, agrees, sealed]);
  await at.db.insert(checkIns).values({
    repairId: ticket.id,
    photos: [...photos],
    checks: checks.map(({ check, is_ok, note = '' }) => ({ check, is_ok, note })),
    accessories,
    signedBy,
    createdAt: request.now,
  });
  return undefined;
};

const PARTS_BY = { name: 'repair-parts-by', text: 'update repairs set parts_by = $2 where id = $1' };

export const orderParts: RepairMoveHandler = async ({ at, ticket, request }) => {
  const { parts_by: partsBy } = request.said;
  if (partsBy === undefined) return missing('parts_by', 'Please say when the parts are expected.');
  if (partsBy < dayText(shopTime(request.now))) return missing('parts_by', 'This day is over.');
  await at.ask(PARTS_BY, [ticket.id, partsBy]);
  return undefined;
};

/** The repair begins once all of its parts are here. */
export const startRepair: RepairMoveHandler = async (moving) => {
  const { at, ticket } = moving;
  if (ticket.state === 'checked_in') {
    const problem = await approveAsAgreed({ ...moving, request: withoutLines(moving) });
    if (problem) return problem;
  }
  const gone = await reserveParts(at, ticket.id);
  if (gone.length === 0) return undefined;
  return impossible(`Not all parts are here. Missing for: ${gone.map(({ name }) => name).join(', ')}.`);
};

const withoutLines = ({ request }: MovingRepair) => ({
  ...request,
  said: { ...request.said, lines: undefined },
});

const REPAIRED_BY = { name: 'repair-repaired-by', text: 'update repairs set repaired_by = $2 where id = $1' };

/** The repair is done, and its parts are built in. */
export const finishRepair: RepairMoveHandler = async ({ at, ticket, lines, request }) => {
  await at.ask(REPAIRED_BY, [ticket.id, request.by.id]);
  await takeParts(at, ticket, lines, request.now);
  return undefined;
};
