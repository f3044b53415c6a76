import type { StaffTrackedTradeIn } from '#contract/trade-ins-office.ts';
import { isForStore } from '#rules/office/grant.ts';
import { readNumber } from '#rules/orders/numbers.ts';
import type { DeviceNumber } from '#rules/trade-in/device-number.ts';
import type { Ask } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { businessOf, mayDo } from '../../http/account.ts';
import type { Seal } from '../../ports/seal.ts';
import { photoWire } from '../images/public.ts';
import { readWishes } from '../cart/public.ts';
import { keptHighest } from './kept-terms.reads.ts';
import { staffPhotos } from './photo-addresses.reads.ts';
import type { Viewer } from './tracked.reads.ts';
import { isOwnDispute, itemWire, offerWire, pounds, revisionWire, trackedWire } from './tracked.reads.ts';
import type { ItemJson, TradeInJson } from './tracking.reads.ts';
import { readTracking } from './tracking.reads.ts';

/** The devices of a request that staff may see: of their business, and of their stores. */
export function seesDevice(
  account: Account,
  { businessId, storeId }: { businessId: number; storeId: number | null },
): boolean {
  const theirs = businessOf(account);
  if (!account.office || theirs === undefined || !mayDo(account, { permission: 'bench' })) return false;
  return (theirs === null || theirs === businessId) && isForStore(account.office, storeId);
}

/** A trade-in by its number or that of a device, typed or scanned, with the devices that staff may see. */
export async function readForStaff(
  ask: Ask,
  account: Account,
  typed: string,
): Promise<TradeInJson | undefined> {
  const number = readNumber(typed);
  const found = number === undefined ? undefined : await readTracking(ask, { number });
  if (!found) return undefined;
  const items = found.items.filter((item) =>
    seesDevice(account, { businessId: item.business.id, storeId: item.store?.id ?? null }),
  );
  const isSeen = items.some((item) => item.number === number) || found.number === number;
  return isSeen && items.length > 0 ? { ...found, items } : undefined;
}

export const actorOf = ({ office }: Account): 'vendor' | 'administrator' =>
  office?.of === 'site' ? 'administrator' : 'vendor';

export const viewerOf = (account: Account, number: string): Viewer => ({
  actor: actorOf(account),
  mayPay: mayDo(account, { permission: 'money' }),
  userId: account.id,
  photoAddress: staffPhotos(number),
});

/** The whole IMEI or serial number; null if none was given, or the key to it was lost. */
function openIdentifier(device: Seal, { identifier }: ItemJson): string | null {
  const text = identifier === null ? undefined : device.open(Buffer.from(identifier, 'base64'));
  return text === undefined ? null : (JSON.parse(text) as DeviceNumber).value;
}

/** Today's offer of the shop for it; null if the shop no longer buys it with these answers. */
async function readToday(ask: Ask, item: ItemJson): Promise<{ cash: number; voucher: number } | null> {
  if (item.product_id === null) return null;
  const wish = {
    product_id: item.product_id,
    variation_id: item.variation_id,
    option_ids: item.option_ids,
    quantity: 1,
  };
  const [now] = (await readWishes(ask, [wish], null, 'sell')) ?? [];
  if (!now || now.problem !== null) return null;
  return { cash: now.unit, voucher: now.voucher ?? now.unit };
}

/** A trade-in with the facts for staff. */
export async function staffView(
  ask: Ask,
  tradeIn: TradeInJson,
  { account, device }: { account: Account; device: Seal },
): Promise<StaffTrackedTradeIn> {
  const viewer = viewerOf(account, tradeIn.number);
  const items = [];
  for (const item of tradeIn.items) {
    const today = await readToday(ask, item);
    items.push({
      ...itemWire(item, tradeIn.has_account, viewer),
      identifier_full: openIdentifier(device, item),
      today: today && offerWire(today),
      worst: item.quote.worst ? offerWire(item.quote.worst) : null,
      highest: offerWire(keptHighest(item.quote)),
      others: (item.quote.others ?? []).map((line) => ({ ...line, amount: pounds(line.amount) })),
      came_late: item.came_late,
      revisions: item.revisions.map((revision) => revisionWire(revision, viewer)),
      photos: item.photos.map(photoWire(viewer.photoAddress)),
      is_own_dispute: isOwnDispute(item, viewer),
    });
  }
  return { ...trackedWire(tradeIn, viewer), phone: tradeIn.phone, items };
}
