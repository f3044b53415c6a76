import type { Parsed } from '#contract/calls.ts';
import type { MediaDetail } from '#contract/media.ts';
import { pictureName } from '#rules/media/picture-name.ts';
import { writeAudit } from '../../db/audit.ts';
import { readLastChange } from '../../db/audit-reads.ts';
import type { Connection } from '../../db/connect.ts';
import { mustExist } from '../../db/must-exist.ts';
import type { Account } from '../../http/account.ts';
import { Refusal, refuse, refuseStale } from '../../http/refusal.ts';
import type { FileType } from '../../ports/file-types.ts';
import { readFolder } from './folders.reads.ts';
import { refuseFolder } from './folders.writes.ts';
import type { MediaReader } from './library.reads.ts';
import { inScope, scopeOf } from './library.reads.ts';
import type { PictureUses } from './reads.ts';
import { readItem } from './reads.ts';
import type { MediaSources } from './upload.writes.ts';
import { removeLater } from './upload.writes.ts';

export interface MediaWriter {
  account: Account;
  reader: MediaReader;
  uses: PictureUses;
  now: Date;
}

export const noMedia = () => refuse(404, 'There is no such picture.');

export interface LockedMedia {
  file_id: string;
  type: FileType;
  kind: 'picture' | 'video';
  business_id: number | null;
  version: number;
  hash: string;
  name: string;
}

const lockSql = (mode: string) => ({
  name: `media-lock-${mode.replaceAll(' ', '-')}`,
  text: `select m.file_id, m.type, m.kind, m.business_id, m.version, m.hash, m.name
    from media m where ${inScope('m')} and m.id = $4 for ${mode}`,
});
const LOCKS = { file: lockSql('update'), words: lockSql('no key update') };

/**
 * Locks a file for a change. If the change can delete or replace the file, transactions that want to use it
 * wait, and then see the result. A change of its name or alt text makes none wait.
 */
export async function lockMedia(
  at: Connection,
  { id, version, what }: { id: number; version: number | undefined; what: keyof typeof LOCKS },
  { reader, uses }: MediaWriter,
): Promise<LockedMedia | Refusal> {
  const [row] = await at.ask<LockedMedia>(LOCKS[what], [...scopeOf(reader), id]);
  if (!row) return noMedia();
  if (version === undefined || row.version === version) return row;
  const who = (await readLastChange(at.ask, 'media', id))?.name ?? 'Somebody else';
  const now = await readItem(at.ask, id, reader, uses);
  return refuseStale(`${who} has changed this since you opened it.`, { ...now });
}

const CHANGE = {
  name: 'media-change',
  text: `update media set name = coalesce($2, name), alt = coalesce($3, alt), focal_x = coalesce($4, focal_x),
      focal_y = coalesce($5, focal_y), folder_id = case when $6 then $7::int else folder_id end,
      version = version + 1, updated_at = $8
    where id = $1`,
};

/** Changes the name, alt text, focal point and folder of a file. */
export const changeMedia = (
  { transaction }: MediaSources,
  id: number,
  given: Parsed<'PUT /office/media/{id}'>['body'],
  writer: MediaWriter,
): Promise<MediaDetail | Refusal> =>
  transaction(async (at) => {
    const { reader, uses } = writer;
    // Products first and then the picture, in the order of everybody who locks both.
    const seen = given.alt === undefined ? undefined : await readItem(at.ask, id, reader, uses);
    if (seen) await uses.lock(at.ask, seen.image);
    const locked = await lockMedia(at, { id, version: given.version, what: 'words' }, writer);
    if (locked instanceof Refusal) return locked;
    const { folder_id: folderId } = given;
    if (typeof folderId === 'number') {
      const folder = await readFolder(at.ask, folderId, reader);
      if (folder?.business_id !== locked.business_id) return refuseFolder();
    }
    const before = mustExist(await readItem(at.ask, id, reader, uses), 'the picture');
    await at.ask(CHANGE, [
      id,
      given.name ?? null,
      given.alt ?? null,
      given.focal_point?.x ?? null,
      given.focal_point?.y ?? null,
      folderId !== undefined,
      folderId ?? null,
      writer.now,
    ]);
    const after = mustExist(await readItem(at.ask, id, reader, uses), 'the picture');
    if (after.alt !== before.alt) await uses.touch(at.ask, after.image, writer.now);
    await writeAudit(at.db, {
      actor: writer.account,
      action: 'change media',
      subject: 'media',
      subjectId: id,
      before: auditOf(before),
      after: auditOf(after),
    });
    return after;
  });

const auditOf = ({ name, alt, focal_point, folder_id }: MediaDetail) => ({
  name,
  alt,
  focal_point,
  folder_id,
});

const REMOVE = { name: 'media-remove', text: 'delete from media where id = $1' };

/**
 * Deletes a file that nothing uses. A transaction that wants to use it at the same moment locks it too:
 * either that one comes first, and the file stays, or the file is gone before the other looks for it.
 */
export const removeMedia = (
  { transaction }: MediaSources,
  { id, version }: { id: number; version: number | undefined },
  writer: MediaWriter,
): Promise<{ status: 200; message: string } | Refusal> =>
  transaction(async (at) => {
    const locked = await lockMedia(at, { id, version, what: 'file' }, writer);
    if (locked instanceof Refusal) return locked;
    const used = await writer.uses.read(at.ask, pictureName(locked.file_id));
    if (used.length > 0) return refuse(409, usedWords(used.map(({ name }) => name)));
    await at.ask(REMOVE, [id]);
    await removeLater(at.db, { file_id: locked.file_id, type: locked.type }, 'deleted', writer.now);
    await writeAudit(at.db, {
      actor: writer.account,
      action: 'delete media',
      subject: 'media',
      subjectId: id,
      before: { name: locked.name, kind: locked.kind },
    });
    return { status: 200, message: 'It is deleted.' };
  });

const usedWords = ([first = '', ...others]: readonly string[]) =>
  `It can’t be deleted while it is used: in ${first}${others.length > 0 ? ` and ${others.length} more` : ''}.`;
