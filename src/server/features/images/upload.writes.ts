import type { TakeUpload } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import { PHOTO_BYTES, PHOTO_TYPES } from '../../ports/photos.ts';
import type { PhotoAddress, PhotoOwner } from './reads.ts';
import { photoWire } from './reads.ts';
import type { PhotoSources } from './writes.ts';
import { keepPhoto } from './writes.ts';

const PROBLEMS = {
  damaged: 'This photo can’t be read: the file is damaged. Please choose another one.',
  'too many pixels': 'This photo has more than 50 megapixels. Please send a smaller one.',
};

interface Place {
  of: PhotoOwner;
  /** The sender. The work of making photos is divided fairly among senders. */
  client: string;
  addressOf: PhotoAddress;
}

/** Stores an uploaded photo. The caller has checked that its sender may add one. */
export function takePhoto(sources: PhotoSources, take: TakeUpload, { of, client, addressOf }: Place) {
  return take({ bytes: PHOTO_BYTES, types: PHOTO_TYPES }, async ({ path }) => {
    const asker = { client, standing: 'known' } as const;
    const kept = await keepPhoto(sources, { of, path, asker, now: new Date() });
    if (typeof kept === 'string') return refuse(415, PROBLEMS[kept]);
    return { status: 201 as const, result: photoWire(addressOf)(kept) };
  });
}
