import { Readable } from 'node:stream';
import type { Parsed } from '#contract/calls.ts';
import { calls as contract } from '#contract/calls.ts';
import type { Database } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { businessOf, mayDo } from '../../http/account.ts';
import { parseInput } from '../../http/call-input.ts';
import { hideDigits, onlyOnce } from '../../http/idempotency.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { noFile, notOpen } from '../../http/private-calls.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { PHOTO_BYTES } from '../../ports/photos.ts';
import type { Seal } from '../../ports/seal.ts';
import { privatePhoto, takePhoto } from '../images/public.ts';
import { marginFile, unitLines } from './export.reads.ts';
import { logUnitExport } from './export.writes.ts';
import type { UnitAdder } from './hand.writes.ts';
import { addByHand } from './hand.writes.ts';
import type { UnitsQuery } from './list.reads.ts';
import { readUnits } from './list.reads.ts';
import { readListing } from './listing.reads.ts';
import type { MarginQuery } from './margins.reads.ts';
import { readMargins } from './margins.reads.ts';
import { moveUnit, noUnit } from './moves.writes.ts';
import { setPhotos } from './photos.writes.ts';
import { readPhotoOwner } from './report.reads.ts';
import { readUnit, unitPhotoAddress, unitReaderOf, unitRecord } from './unit.reads.ts';

interface Sources extends Pick<Database, 'ask' | 'db' | 'transaction'> {
  device: Seal;
  files: FileStore;
  /** Repairs are above units. */
  knowsRepair: UnitAdder['knowsRepair'];
}

const LIST = 'GET /office/units';
const MARGINS = 'GET /office/unit-margins';
const BENCH = { permission: 'bench' } as const;
const COST = { permission: 'cost' } as const;
/** Uploads an hour for one device. */
const MOST_UPLOADS = { most: 60, windowMs: 60 * 60_000 };

/** The calls for the devices that a business owns. Their IMEIs are in no answer that is kept with a key. */
export async function unitOffice(calls: PrivateCalls, sources: Sources): Promise<void> {
  const { ask, device } = sources;

  const seen = async (account: Account, number: string) => {
    const reader = unitReaderOf(account);
    const unit = reader && (await readUnit(ask, number, reader));
    return unit && { reader, unit };
  };
  const recordOf = async (account: Account, number: string) => {
    const found = await seen(account, number);
    return found && unitRecord(found.unit, found.reader, device);
  };

  calls.define(LIST, async ({ query }, { account }) => {
    const reader = unitReaderOf(account);
    return reader ? readUnits(ask, query, reader, device) : notOpen();
  });

  calls.define('POST /office/units', async ({ body }, { account, idempotencyKey: key }) => {
    const reader = unitReaderOf(account);
    if (!reader) return notOpen();
    const input = hideDigits(body, device.mark);
    const once = { key, call: 'add unit', sender: ['account', account.id], input };
    const { knowsRepair } = sources;
    const made = await onlyOnce(sources, once, async (at) => {
      const unit = await addByHand(at, body, { reader, account, device, knowsRepair, now: new Date() });
      return unit instanceof Refusal ? unit : { status: 201 as const, number: unit.number };
    });
    if (made instanceof Refusal) return made;
    const result = await recordOf(account, made.number);
    return result ? { status: 201, result } : noUnit();
  });

  calls.define('GET /office/units/{number}', async ({ params: { number } }, { account }) => {
    const result = await recordOf(account, number);
    return result ? { status: 200, result } : noUnit();
  });

  calls.define('GET /office/units/{number}/listing', async ({ params: { number } }, { account }) => {
    const found = await seen(account, number);
    return found ? readListing(ask, found.unit) : noUnit();
  });

  calls.define(
    'POST /office/units/{number}/moves',
    async ({ params: { number }, body }, { account, idempotencyKey: key }) => {
      const reader = unitReaderOf(account);
      if (!reader) return notOpen();
      const once = { key, call: 'move unit', sender: ['account', account.id], input: [number, body] };
      const made = await onlyOnce(sources, once, async (at) => {
        const moved = await moveUnit(at, number, body, { reader, account, device, now: new Date() });
        return moved instanceof Refusal ? moved : { status: 200 as const };
      });
      if (made instanceof Refusal) return made;
      const result = await recordOf(account, number);
      return result ? { status: 200, result } : noUnit();
    },
  );

  await calls.defineUpload(
    'POST /office/units/{number}/photos',
    PHOTO_BYTES,
    async ({ params: { number } }, { account, client, tooManyByAll }, take) => {
      const unit = (await seen(account, number))?.unit;
      if (!unit) return noUnit();
      if (tooManyByAll('photos of unit', unit.number, MOST_UPLOADS))
        return refuse(429, 'Too many photos were sent for this device.');
      const of = { kind: 'unit', id: unit.id } as const;
      return takePhoto(sources, take, { of, client, addressOf: unitPhotoAddress(unit.number) });
    },
  );

  calls.define(
    'PUT /office/units/{number}/photos',
    async ({ params: { number }, body }, { account, idempotencyKey: key }) => {
      const reader = unitReaderOf(account);
      if (!reader) return notOpen();
      const once = { key, call: 'photograph unit', sender: ['account', account.id], input: [number, body] };
      const made = await onlyOnce(sources, once, async (at) => {
        const set = await setPhotos(at, number, body, { reader, account, device, now: new Date() });
        return set instanceof Refusal ? set : { status: 200 as const };
      });
      if (made instanceof Refusal) return made;
      const result = await recordOf(account, number);
      return result ? { status: 200, result } : noUnit();
    },
  );

  const marginsFor = async (account: Account, { quarter, business_id: asked }: MarginQuery) => {
    const own = businessOf(account);
    if (own === undefined) return notOpen();
    if (own !== null && asked !== undefined && asked !== own)
      return refuse(404, 'There is no such business.');
    return readMargins(ask, quarter, own ?? asked ?? null);
  };

  calls.define(MARGINS, ({ query }, { account }) => marginsFor(account, query));

  const mayExport = (account: Account) => mayDo(account, { permission: 'export' });

  calls.defineDownload('/office/units/file', BENCH, async ({ query }, account) => {
    const reader = unitReaderOf(account);
    if (!reader || !mayExport(account)) return notOpen();
    const input = parseInput(contract[LIST], { query });
    if (input instanceof Refusal) return input;
    const filter = input.query as Parsed<typeof LIST>['query'] satisfies UnitsQuery;
    await logUnitExport(sources.db, account, { action: 'export units', filter });
    return { fileName: 'units.csv', lines: unitLines(ask, filter, reader, device) };
  });

  calls.defineDownload('/office/unit-margins/file', COST, async ({ query }, account) => {
    if (!mayExport(account)) return notOpen();
    const input = parseInput(contract[MARGINS], { query });
    if (input instanceof Refusal) return input;
    const asked = input.query as MarginQuery;
    const margins = await marginsFor(account, asked);
    if (margins instanceof Refusal) return margins;
    await logUnitExport(sources.db, account, { action: 'export unit margins', filter: asked });
    return { fileName: `units-${asked.quarter}.csv`, lines: Readable.from(marginFile(margins)) };
  });

  calls.defineOfficeFile('/office/units/:number/photos/:id/:size', BENCH, async ({ params }, account) => {
    const { number = '', id = '' } = params;
    const unit = (await seen(account, number))?.unit;
    if (!unit) return noFile();
    // One that was just sent is not in the report yet.
    const owner = (await readPhotoOwner(ask, unit.id, id)) ?? ({ kind: 'unit', id: unit.id } as const);
    return privatePhoto(sources, params, owner);
  });
}
