import type { TradeInMove } from '#rules/flows/trade-in.ts';
import type { Database } from '../../db/connect.ts';
import { businessOf, mayDo } from '../../http/account.ts';
import { hideDigits, onlyOnce } from '../../http/idempotency.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { askForProof, notOpen } from '../../http/private-calls.ts';
import { refuse, Refusal } from '../../http/refusal.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { PHOTO_BYTES } from '../../ports/photos.ts';
import type { Sender } from '../../ports/sender.ts';
import { privatePhoto, takePhoto } from '../images/public.ts';
import { readStaffTradeIns } from './list.reads.ts';
import { moveByCall } from './move-call.writes.ts';
import type { TradeInSeals } from './moving.writes.ts';
import { staffPhotos } from './photo-addresses.reads.ts';
import { actorOf, readForStaff, seesDevice, staffView, viewerOf } from './staff.reads.ts';

interface Sources extends Pick<Database, 'ask' | 'db' | 'transaction'> {
  sender: () => Promise<Sender>;
  seals: TradeInSeals;
  files: FileStore;
}

/** Photos an hour for one trade-in: enough for every inspection, too few to fill a disk. */
const MOST_UPLOADS = { most: 120, windowMs: 60 * 60_000 };

/** Moves of money and bank details. They ask for the password again. */
const GUARDED: ReadonlySet<TradeInMove> = new Set(['pay_out', 'fail_payout', 'begin_payout']);

const noTradeIn = () => refuse(404, 'There is no such trade-in.');

/** The calls of the bench: the list of devices, one trade-in, its moves and its photos. */
export async function tradeInOffice(calls: PrivateCalls, sources: Sources): Promise<void> {
  const { ask, seals } = sources;

  calls.define('GET /office/trade-ins', async ({ query }, { account }) => {
    const businessId = businessOf(account);
    if (businessId === undefined) return notOpen();
    const scope = { businessId, storeIds: account.office?.storeIds ?? null };
    return readStaffTradeIns(ask, query, { viewer: viewerOf(account, ''), scope, now: new Date() });
  });

  calls.define('GET /office/trade-ins/{number}', async ({ params: { number } }, { account }) => {
    const found = await readForStaff(ask, account, number);
    if (!found) return noTradeIn();
    return { status: 200, result: await staffView(ask, found, { account, device: seals.device }) };
  });

  calls.define(
    'POST /office/trade-ins/{number}/moves',
    async ({ params: { number }, body }, { account, idempotencyKey: key }) => {
      const sender = await sources.sender();
      const found = await readForStaff(ask, account, number);
      if (!found) return noTradeIn();
      if (GUARDED.has(body.move) && !account.isFresh) return askForProof();
      const input = [number, hideDigits(body, seals.device.mark)];
      const once = { key, call: 'move trade-in', sender: ['account', account.id], input };
      const made = await onlyOnce(sources, once, async (at) => {
        const refusal = await moveByCall(at, {
          ...body,
          tradeInId: found.id,
          by: {
            actor: actorOf(account),
            actorId: account.id,
            name: account.name,
            mayPay: mayDo(account, { permission: 'money' }),
            sees: (item) => seesDevice(account, item),
          },
          seals,
          now: new Date(),
          sender,
        });
        return refusal ?? { status: 200 as const };
      });
      if (made instanceof Refusal) return made;
      // What staff see has the number of the device in it, so it is not kept with the key.
      const after = await readForStaff(ask, account, found.number);
      if (!after) return noTradeIn();
      return { status: 200, result: await staffView(ask, after, { account, device: seals.device }) };
    },
  );

  await calls.defineUpload(
    'POST /office/trade-ins/{number}/photos',
    PHOTO_BYTES,
    async ({ params: { number } }, { account, client, tooManyByAll }, take) => {
      const found = await readForStaff(ask, account, number);
      if (!found) return noTradeIn();
      if (tooManyByAll('photos of trade-in', String(found.id), MOST_UPLOADS))
        return refuse(429, 'Too many photos were sent for this trade-in.');
      return takePhoto(sources, take, {
        of: { kind: 'trade_in', id: found.id },
        client,
        addressOf: staffPhotos(found.number),
      });
    },
  );

  const access = { permission: 'bench' } as const;
  calls.defineOfficeFile(
    '/office/trade-ins/:number/photos/:id/:size',
    access,
    async ({ params }, account) => {
      const found = await readForStaff(ask, account, params['number'] ?? '');
      return privatePhoto(sources, params, found && { kind: 'trade_in', id: found.id });
    },
  );
}
