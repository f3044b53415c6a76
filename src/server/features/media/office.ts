import type { Answer } from '#contract/calls.ts';
import { MEDIA_BYTES, MOST_MEGAPIXELS } from '#rules/media/limits.ts';
import type { Account } from '../../http/account.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { notOpen } from '../../http/private-calls.ts';
import { Refusal, refuse, refuseCursor } from '../../http/refusal.ts';
import type { MediaProblem } from '../../ports/media-files.ts';
import { MEDIA_TYPES } from '../../ports/media-files.ts';
import { readFolder, readFolders } from './folders.reads.ts';
import { addFolder, refuseFolder, removeFolder, renameFolder } from './folders.writes.ts';
import { ownerFor, readerOf } from './library.reads.ts';
import type { PictureUses } from './reads.ts';
import { readCounts, readItem, readMedia } from './reads.ts';
import { replaceMedia } from './replace.writes.ts';
import type { MediaSources } from './upload.writes.ts';
import { addMedia } from './upload.writes.ts';
import type { MediaWriter } from './writes.ts';
import { changeMedia, noMedia, removeMedia } from './writes.ts';

/** Uploads an hour for one person: enough for a whole catalogue, too few to fill a disk unseen. */
const MOST_UPLOADS = { most: 2_000, windowMs: 60 * 60_000 };
const LIMITS = { bytes: MEDIA_BYTES, types: MEDIA_TYPES };

const PROBLEMS: Readonly<Record<MediaProblem, string>> = {
  damaged: 'This file can’t be read: it is damaged. Please choose another one.',
  'too many pixels': `This picture has more than ${MOST_MEGAPIXELS} megapixels. Please send a smaller one.`,
  'data track':
    'This video holds a track of data, such as where it was taken. Please export it with picture and sound alone.',
};

const tooMany = () => refuse(429, 'Too many files were sent.');

/** The media library: of a business for its staff, of the site and of all businesses for the site's staff. */
export async function mediaOffice(
  calls: PrivateCalls,
  sources: MediaSources & { uses: PictureUses },
): Promise<void> {
  const { ask, uses } = sources;

  const writerOf = (account: Account): MediaWriter | undefined => {
    const reader = readerOf(account);
    return reader && { account, reader, uses, now: new Date() };
  };

  calls.define('GET /office/media', async ({ query }, { account }) => {
    const reader = readerOf(account);
    if (!reader) return notOpen();
    const page = await readMedia(ask, query, reader, uses);
    return page === 'bad cursor' ? refuseCursor() : page;
  });

  calls.define('GET /office/media-folders', async ({ query: { owner } }, { account }) => {
    const reader = readerOf(account);
    if (!reader) return notOpen();
    const data = await readFolders(ask, owner, reader);
    return { status: 200, data, counts: await readCounts(ask, owner, reader, uses) };
  });

  calls.define('GET /office/media/{id}', async ({ params: { id } }, { account }) => {
    const reader = readerOf(account);
    const result = reader && (await readItem(ask, id, reader, uses));
    return result ? { status: 200, result } : noMedia();
  });

  await calls.defineUpload(
    'POST /office/media',
    MEDIA_BYTES,
    async ({ query }, { account, client, tooManyByAll }, take) => {
      const reader = readerOf(account);
      if (!reader) return notOpen();
      const owner = await ownerFor(ask, reader, query.business_id);
      if (owner instanceof Refusal) return owner;
      const { folder_id: folderId = null } = query;
      const folder = folderId === null ? undefined : await readFolder(ask, folderId, reader);
      if (folderId !== null && folder?.business_id !== owner.businessId) return refuseFolder();
      if (tooManyByAll('media', String(account.id), MOST_UPLOADS)) return tooMany();
      return take(LIMITS, async (upload): Promise<Answer<'POST /office/media'> | Refusal> => {
        const asker = { client, standing: 'known' } as const;
        const where = { businessId: owner.businessId, folderId };
        const kept = await addMedia(sources, { upload, asker, ...where, account, now: new Date() });
        if (typeof kept === 'string') return refuse(415, PROBLEMS[kept]);
        const result = await readItem(ask, kept.id, reader, uses);
        return result ? { status: 201, result, is_new: kept.isNew } : noMedia();
      });
    },
  );

  await calls.defineUpload(
    'POST /office/media/{id}/replace',
    MEDIA_BYTES,
    async ({ params: { id }, query: { version } }, { account, client, tooManyByAll }, take) => {
      const writer = writerOf(account);
      if (!writer || !(await readItem(ask, id, writer.reader, uses))) return noMedia();
      if (tooManyByAll('media', String(account.id), MOST_UPLOADS)) return tooMany();
      return take(LIMITS, async (upload): Promise<Answer<'POST /office/media/{id}/replace'> | Refusal> => {
        const asker = { client, standing: 'known' } as const;
        const result = await replaceMedia(sources, { id, version, upload, asker }, writer);
        if (typeof result === 'string') return refuse(415, PROBLEMS[result]);
        return result instanceof Refusal ? result : { status: 201, result };
      });
    },
  );

  calls.define('PUT /office/media/{id}', async ({ params: { id }, body }, { account }) => {
    const writer = writerOf(account);
    const result = writer ? await changeMedia(sources, id, body, writer) : noMedia();
    return result instanceof Refusal ? result : { status: 200, result };
  });

  calls.define('DELETE /office/media/{id}', async ({ params: { id }, query: { version } }, { account }) => {
    const writer = writerOf(account);
    return writer ? removeMedia(sources, { id, version }, writer) : noMedia();
  });

  calls.define('POST /office/media-folders', async ({ body }, { account }) => {
    const writer = writerOf(account);
    const result = writer ? await addFolder(sources, body, writer) : notOpen();
    return result instanceof Refusal ? result : { status: 201, result };
  });

  calls.define('PUT /office/media-folders/{id}', async ({ params: { id }, body }, { account }) => {
    const writer = writerOf(account);
    const result = writer ? await renameFolder(sources, id, body.name, writer) : notOpen();
    return result instanceof Refusal ? result : { status: 200, result };
  });

  calls.define('DELETE /office/media-folders/{id}', async ({ params: { id } }, { account }) => {
    const writer = writerOf(account);
    return writer ? removeFolder(sources, id, writer) : notOpen();
  });
}
