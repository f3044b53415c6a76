import type { Parsed } from '#contract/calls.ts';
import { canPhotograph } from '#rules/flows/unit.ts';
import { writeAudit } from '../../db/audit.ts';
import type { Connection } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import type { Refusal } from '../../http/refusal.ts';
import { refuse, refuseStale } from '../../http/refusal.ts';
import type { Seal } from '../../ports/seal.ts';
import { attachPhotos, releasePhotos } from '../images/public.ts';
import type { UnitReader } from './list.reads.ts';
import { noUnit } from './moves.writes.ts';
import { unitEvents } from './tables.ts';
import { readUnit, unitRecord, type WholeUnit } from './unit.reads.ts';

type Wish = Parsed<'PUT /office/units/{number}/photos'>['body'];

const SET = {
  name: 'unit-photos-set',
  text: `
  update stock_units set photo_ids = $3::uuid[], version = version + 1
  where id = $1 and version = $2 returning id`,
};
/** Photos of the inspection belong to the trade-in, and are kept with it. */
const OWN = {
  name: 'unit-photos-own',
  text: 'select id from photos where unit_id = $1 and id = any($2::uuid[])',
};

/** Sets the photos that the report of a unit shows. One that is left out stays with its trade-in, or is removed. */
export async function setPhotos(
  at: Connection,
  number: string,
  { version, photos }: Wish,
  { reader, account, device, now }: { reader: UnitReader; account: Account; device: Seal; now: Date },
): Promise<WholeUnit | Refusal> {
  const unit = await readUnit(at.ask, number, reader);
  if (!unit) return noUnit();
  if (!canPhotograph(unit.state)) return refuse(409, 'The photos of this device can’t be changed any more.');
  const isSet = unit.version === version && (await at.ask(SET, [unit.id, version, photos])).length > 0;
  if (!isSet) {
    const words = 'Somebody else was faster with this device. Please look again.';
    const fresh = await readUnit(at.ask, number, reader);
    return fresh ? refuseStale(words, unitRecord(fresh, reader, device)) : noUnit();
  }
  const before = new Set(unit.photo_ids);
  const added = photos.filter((id) => !before.has(id));
  if (!(await attachPhotos(at.ask, { of: { kind: 'unit', id: unit.id }, ids: added, now })))
    return refuse(400, 'A photo is not there any more. Please send it again.', { photos: 'is not there' });
  const removed = unit.photo_ids.filter((id) => !photos.includes(id));
  const own = await at.ask<{ id: string }>(OWN, [unit.id, removed]);
  await releasePhotos(
    at.ask,
    own.map(({ id }) => id),
    now,
  );
  await at.db.insert(unitEvents).values({
    unitId: unit.id,
    event: 'photograph',
    fromState: unit.state,
    toState: unit.state,
    actorId: account.id,
    createdAt: now,
  });
  await writeAudit(at.db, {
    actor: account,
    action: 'photograph unit',
    subject: 'unit',
    subjectId: unit.number,
    before: { photos: unit.photo_ids.length },
    after: { photos: photos.length },
  });
  return (await readUnit(at.ask, number, reader)) ?? noUnit();
}
