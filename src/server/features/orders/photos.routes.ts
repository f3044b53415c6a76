import type { PrivateCalls, PrivateFile, TakeUpload } from '../../http/private-calls.ts';
import { noFile } from '../../http/private-calls.ts';
import type { Refusal } from '../../http/refusal.ts';
import { refuse } from '../../http/refusal.ts';
import { PHOTO_BYTES, PHOTO_TYPES } from '../../ports/photos.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { PhotoAddress } from '../images/public.ts';
import { isPhotoOf, keepPhoto, photoWire, readPhotoName } from '../images/public.ts';
import { photoAddresses } from './buyers-words.reads.ts';
import { readByToken } from './by-token.reads.ts';
import { readForStaff } from './for-staff.reads.ts';
import type { OrderSources } from './routes.ts';
import { readOrderForStaff } from './subject.reads.ts';
import type { Tracking } from './tracking.reads.ts';

interface PhotoRouteSources extends Pick<OrderSources, 'ask' | 'sender'> {
  files: FileStore;
}

/** Uploads an hour for one order: enough for every return and review, too few to fill a disk. */
const MOST_UPLOADS = { most: 60, windowMs: 60 * 60_000 };

const PROBLEMS = {
  damaged: 'This photo can’t be read: the file is damaged. Please choose another one.',
  'too many pixels': 'This photo has more than 50 megapixels. Please send a smaller one.',
};

/** Photos that buyers and staff upload. Only people who may see an order may see its photos. */
export async function orderPhotoRoutes(calls: PrivateCalls, sources: PhotoRouteSources): Promise<void> {
  const { ask, files } = sources;

  await calls.defineUpload(
    'POST /no/auth/web/site/track/{token}/photos',
    PHOTO_BYTES,
    async ({ params: { token } }, { client, tooManyByAll }, take) => {
      const order = onlyOrder(await readByToken(ask, (await sources.sender()).secret, token));
      if (!order) return refuse(404, 'There is no such order.');
      if (tooManyByAll('photos', String(order.id), MOST_UPLOADS))
        return refuse(429, 'Too many photos were sent for this order.');
      return takePhoto(take, order.id, client, photoAddresses({ token }));
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
      return takePhoto(take, order.id, client, photoAddresses({ number: order.number }));
    },
  );

  calls.defineFile('/no/auth/web/site/track/:token/photos/:id/:size', async (params) => {
    const { token = '' } = params;
    return privatePhoto(params, onlyOrder(await readByToken(ask, (await sources.sender()).secret, token)));
  });

  const access = { permission: 'orders' } as const;
  calls.defineOfficeFile('/office/orders/:number/photos/:id/:size', access, async ({ params }, account) => {
    const { number = '' } = params;
    return privatePhoto(params, (await readForStaff(ask, account, number))?.order);
  });

  function takePhoto(take: TakeUpload, orderId: number, client: string, addressOf: PhotoAddress) {
    return take({ bytes: PHOTO_BYTES, types: PHOTO_TYPES }, async ({ path }) => {
      const asker = { client, standing: 'known' } as const;
      const kept = await keepPhoto(sources, {
        of: { kind: 'order', id: orderId },
        path,
        asker,
        now: new Date(),
      });
      if (typeof kept === 'string') return refuse(415, PROBLEMS[kept]);
      return { status: 201 as const, result: photoWire(addressOf)(kept) };
    });
  }

  async function privatePhoto(
    params: Readonly<Record<string, string>>,
    order: { id: number } | undefined,
  ): Promise<PrivateFile | Refusal> {
    const photo = readPhotoName(params);
    if (!photo || !order || !(await isPhotoOf(ask, photo.id, { kind: 'order', id: order.id })))
      return noFile();
    const file = await files.read(photo.key);
    return file ? { file, cacheControl: 'private, no-store' } : noFile();
  }
}

/** The order of a link; undefined if the link is for several. */
const onlyOrder = (found: Tracking | undefined) =>
  found?.order ?? (found?.group.orders.length === 1 ? found.group.orders[0] : undefined);
