import type { Database } from '../../db/connect.ts';
import { mustExist } from '../../db/must-exist.ts';
import type { Account } from '../../http/account.ts';
import { businessOf } from '../../http/account.ts';
import { hideDigits, onlyOnce } from '../../http/idempotency.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { notOpen } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import { PHOTO_BYTES } from '../../ports/photos.ts';
import type { Seal } from '../../ports/seal.ts';
import type { Sender } from '../../ports/sender.ts';
import type { PhotoOwner, PhotoSources } from '../images/public.ts';
import { privatePhoto, takePhoto } from '../images/public.ts';
import { readBenches, setBenches } from './benches.writes.ts';
import type { RepairStaff } from './list.reads.ts';
import { readBoard, readStaffRepairs } from './list.reads.ts';
import { moveRepair } from './moves.writes.ts';
import { readPasscode } from './passcode.writes.ts';
import { renewLink } from './renew-link.writes.ts';
import { refuseRepair } from './refuse.writes.ts';
import { readCalendar } from './slots.reads.ts';
import { isTheirStore, moverOf, readForStaff, staffView } from './staff.reads.ts';
import { readRepair } from './ticket.reads.ts';
import { photosByNumber } from './tracked.reads.ts';
import { openUnderWarranty } from './warranty.writes.ts';

interface Sources extends Pick<Database, 'ask' | 'db' | 'transaction'> {
  sender: () => Promise<Sender>;
  /** Seals passcodes. */
  seal: Seal;
  files: PhotoSources['files'];
}

/** Uploads an hour for one repair: enough for every check-in, too few to fill a disk. */
const MOST_UPLOADS = { most: 60, windowMs: 60 * 60_000 };

/** Each renewal mails the customer. */
const RENEWALS = { most: 10, windowMs: 60 * 60_000 };

const noRepair = () => refuse(404, 'There is no such repair.');
const noStore = () => refuse(404, 'There is no such store.');
const ownerOf = (id: number): PhotoOwner => ({ kind: 'repair', id });

/** The calls of the bench: the list, the board, the calendar, one ticket, and its moves. */
export async function repairOffice(calls: PrivateCalls, sources: Sources): Promise<void> {
  const { ask, seal } = sources;

  const staffOf = (account: Account): RepairStaff | undefined => {
    const businessId = businessOf(account);
    if (businessId === undefined) return undefined;
    return { businessId, storeIds: account.office?.storeIds ?? null, by: moverOf(account), now: new Date() };
  };

  const view = async (at: Pick<Database, 'ask'>, id: number, account: Account) => {
    const repair = mustExist(await readRepair(at.ask, id), 'the repair');
    return staffView(at.ask, repair, account);
  };

  calls.define('GET /office/repairs', async ({ query }, { account }) => {
    const staff = staffOf(account);
    if (!staff) return notOpen();
    const { store_id: storeId, per_page: perPage, state, q, cursor } = query;
    return readStaffRepairs(ask, { storeId, perPage, state, q, cursor }, staff);
  });

  calls.define('GET /office/repairs/board', async ({ query }, { account }) => {
    const staff = staffOf(account);
    if (!staff) return notOpen();
    const { store_id: storeId, column, per_column: most } = query;
    return readBoard(ask, { storeId, column, most }, staff);
  });

  calls.define('GET /office/repairs/calendar', async ({ query }, { account }) => {
    const { store_id: storeId, date } = query;
    if (!(await isTheirStore(ask, account, storeId))) return noStore();
    const result = await readCalendar(ask, { storeId, date, now: new Date() });
    return result ? { status: 200, result } : noStore();
  });

  calls.define('GET /office/repair-benches', async (_input, { account }) => ({
    status: 200,
    data: await readBenches(ask, account),
  }));

  calls.define('PUT /office/repair-benches/{storeId}', async ({ params: { storeId }, body }, { account }) => {
    if (!(await isTheirStore(ask, account, storeId))) return noStore();
    const result = await setBenches(sources, { storeId, ...body }, account);
    return { status: 200, result };
  });

  calls.define('GET /office/repairs/{number}', async ({ params: { number } }, { account }) => {
    const found = await readForStaff(ask, account, number);
    return found ? { status: 200, result: await staffView(ask, found, account) } : noRepair();
  });

  calls.define(
    'POST /office/repairs/{number}/moves',
    async ({ params: { number }, body }, { account, idempotencyKey: key }) => {
      const sender = await sources.sender();
      const found = await readForStaff(ask, account, number);
      if (!found) return noRepair();
      const isElsewhere = body.store_id !== undefined && !(await isTheirStore(ask, account, body.store_id));
      if (isElsewhere) return noStore();
      const { move, version, ...said } = body;
      const by = moverOf(account);
      const input = [number, hideDigits(body, sources.seal.mark)];
      const once = { key, call: 'move repair', sender: ['account', account.id], input };
      return onlyOnce(sources, once, async (at) => {
        const now = new Date();
        const made = await moveRepair(at, {
          repairId: found.id,
          move,
          version,
          by,
          said,
          now,
          sender,
          seal,
        });
        if (made !== 'moved') return refuseRepair(made, by.actor, now);
        return { status: 200 as const, result: await view(at, found.id, account) };
      });
    },
  );

  calls.define('POST /office/repairs/{number}/passcode', async ({ params: { number } }, { account }) => {
    const found = await readForStaff(ask, account, number);
    if (!found) return noRepair();
    const passcode = await readPasscode(sources, found.id, account, seal);
    if (passcode === undefined) return refuse(409, 'There is no passcode of this device.');
    return { status: 200, result: { passcode } };
  });

  calls.define(
    'POST /office/repairs/{number}/warranty',
    async ({ params: { number }, body }, { account, idempotencyKey: key }) => {
      const sender = await sources.sender();
      const found = await readForStaff(ask, account, number);
      if (!found) return noRepair();
      const once = { key, call: 'warranty repair', sender: ['account', account.id], input: [number, body] };
      return onlyOnce(sources, once, async (at) => {
        const wish = { parentId: found.id, lineIds: body.lines, note: body.note ?? '', now: new Date() };
        const made = await openUnderWarranty(at, wish, moverOf(account), sender);
        if ('refused' in made) return refuse(409, made.refused);
        return { status: 201 as const, result: await view(at, made.id, account) };
      });
    },
  );

  calls.define(
    'POST /office/repairs/{number}/link',
    async ({ params: { number }, body }, { account, idempotencyKey: key, tooManyByAll }) => {
      const sender = await sources.sender();
      const found = await readForStaff(ask, account, number);
      if (!found) return noRepair();
      if (!found.email) return refuse(409, 'This person gave no email to send the link to.');
      if (tooManyByAll('renewed links of repair', String(found.id), RENEWALS))
        return refuse(429, 'The link was renewed too often.');
      const once = { key, call: 'renew repair', sender: ['account', account.id], input: [number, body] };
      return onlyOnce(sources, once, async (at) => {
        const what = { id: found.id, version: body.link_version, now: new Date() };
        if (!(await renewLink(at, what, account, sender)))
          return refuse(409, 'Somebody else has just renewed the link.');
        return { status: 200 as const, result: await view(at, found.id, account) };
      });
    },
  );

  await calls.defineUpload(
    'POST /office/repairs/{number}/photos',
    PHOTO_BYTES,
    async ({ params: { number } }, { account, client, tooManyByAll }, take) => {
      const found = await readForStaff(ask, account, number);
      if (!found) return noRepair();
      if (tooManyByAll('photos of repair', String(found.id), MOST_UPLOADS))
        return refuse(429, 'Too many photos were sent for this repair.');
      const place = { of: ownerOf(found.id), client, addressOf: photosByNumber(found.number) };
      return takePhoto(sources, take, place);
    },
  );

  calls.defineOfficeFile(
    '/office/repairs/:number/photos/:id/:size',
    { permission: 'bench' },
    async ({ params }, account) => {
      const found = await readForStaff(ask, account, params['number'] ?? '');
      return privatePhoto(sources, params, found && ownerOf(found.id));
    },
  );
}
