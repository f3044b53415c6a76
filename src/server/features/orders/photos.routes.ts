import type { PrivateCalls } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import { PHOTO_BYTES } from '../../ports/photos.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { PhotoOwner } from '../images/public.ts';
import { privatePhoto, takePhoto } from '../images/public.ts';
import { readSoldPhotoOwner } from '../units/public.ts';
import { photoAddresses } from './buyers-words.reads.ts';
import { readByToken } from './by-token.reads.ts';
import { readForStaff } from './for-staff.reads.ts';
import type { OrderSources } from './routes.ts';
import { readOrderForStaff } from './subject.reads.ts';
import type { Tracking } from './tracking.reads.ts';

interface PhotoRouteSources extends Pick<OrderSources, 'ask' | 'sender'> {
  files: FileStore;
  /** Other owners of photos that a link may open: a trade-in or a repair. */
  otherOwner: (token: string) => Promise<PhotoOwner | undefined>;
}

/** Uploads an hour for one order: enough for every return and review, too few to fill a disk. */
const MOST_UPLOADS = { most: 60, windowMs: 60 * 60_000 };

/** Photos that buyers and staff upload. Only people who may see an order may see its photos. */
export async function orderPhotoRoutes(calls: PrivateCalls, sources: PhotoRouteSources): Promise<void> {
  const { ask } = sources;

  await calls.defineUpload(
    'POST /no/auth/web/site/track/{token}/photos',
    PHOTO_BYTES,
    async ({ params: { token } }, { client, tooManyByAll }, take) => {
      const order = onlyOrder(await readByToken(ask, (await sources.sender()).secret, token));
      if (!order) return refuse(404, 'There is no such order.');
      if (tooManyByAll('photos', String(order.id), MOST_UPLOADS))
        return refuse(429, 'Too many photos were sent for this order.');
      return takePhoto(sources, take, {
        of: ownerOf(order.id),
        client,
        addressOf: photoAddresses({ token }),
      });
    },
  );

  await calls.defineUpload(
    'POST /office/orders/{number}/photos',
    PHOTO_BYTES,
    async ({ params: { number } }, { account, client, tooManyByAll }, take) => {
      const order = await readOrderForStaff(ask, account, number);
      if (!order) return refuse(404, 'There is no such order.');
      if (tooManyByAll('photos of staff', String(order.id), MOST_UPLOADS))
        return refuse(429, 'Too many photos were sent for this order.');
      return takePhoto(sources, take, {
        of: ownerOf(order.id),
        client,
        addressOf: photoAddresses({ number: order.number }),
      });
    },
  );

  calls.defineFile('/no/auth/web/site/track/:token/photos/:id/:size', async (params) => {
    const { token = '' } = params;
    const order = onlyOrder(await readByToken(ask, (await sources.sender()).secret, token));
    const owner = order ? await shownOwner(order.id, params) : await sources.otherOwner(token);
    return privatePhoto(sources, params, owner);
  });

  const access = { permission: 'orders' } as const;
  calls.defineOfficeFile('/office/orders/:number/photos/:id/:size', access, async ({ params }, account) => {
    const { number = '' } = params;
    const order = (await readForStaff(ask, account, number))?.order;
    return privatePhoto(sources, params, order && (await shownOwner(order.id, params)));
  });

  /** A photo of an order is its own, or that of an inspection of a device that was sent with it. */
  async function shownOwner(
    orderId: number,
    { id = '' }: Readonly<Record<string, string>>,
  ): Promise<PhotoOwner> {
    return (await readSoldPhotoOwner(ask, orderId, id)) ?? ownerOf(orderId);
  }
}

const ownerOf = (id: number): PhotoOwner => ({ kind: 'order', id });

/** The order of a link; undefined if the link is for several. */
const onlyOrder = (found: Tracking | undefined) =>
  found?.order ?? (found?.group.orders.length === 1 ? found.group.orders[0] : undefined);
