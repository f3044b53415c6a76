import type { MediaFolder } from '#contract/media.ts';
import { writeAudit } from '../../db/audit.ts';
import type { Connection, Database } from '../../db/connect.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../../db/violations.ts';
import type { Account } from '../../http/account.ts';
import { inPeoplesWords } from '../../http/call-input.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { readFolder } from './folders.reads.ts';
import type { MediaReader } from './library.reads.ts';
import { ownerFor } from './library.reads.ts';

type Sources = Pick<Database, 'transaction'>;
interface Writer {
  account: Account;
  reader: MediaReader;
}

const NO_FOLDER = 'There is no such folder';
export const noFolder = () => refuse(404, `${NO_FOLDER}.`);
export const refuseFolder = () =>
  refuse(400, inPeoplesWords('folder_id', NO_FOLDER), { folder_id: NO_FOLDER });
const MOST_FOLDERS = 200;

/** Changes a folder. A unique index decides between two folders of the same name. */
async function change<A>(
  { transaction }: Sources,
  work: (at: Connection) => Promise<A | Refusal>,
): Promise<A | Refusal> {
  try {
    return await transaction(work);
  } catch (error) {
    if (isUniqueViolation(error)) {
      const text = 'There is a folder of this name already';
      return refuse(400, inPeoplesWords('name', text), { name: text });
    }
    if (isForeignKeyViolation(error)) return refuse(409, 'Remove the folders inside it first.');
    throw error;
  }
}

const ADD = {
  name: 'media-folder-add',
  text: `insert into media_folders (business_id, parent_id, name)
    select $1, $2, $3 where (select count(*) from media_folders where business_id is not distinct from $1) < $4
    returning id`,
};

export const addFolder = (
  sources: Sources,
  given: { name: string; parent_id?: number | null | undefined; business_id?: number | undefined },
  { account, reader }: Writer,
): Promise<MediaFolder | Refusal> =>
  change(sources, async ({ ask, db }) => {
    const owner = await ownerFor(ask, reader, given.business_id);
    if (owner instanceof Refusal) return owner;
    const parentId = given.parent_id ?? null;
    const parent = parentId === null ? undefined : await readFolder(ask, parentId, reader);
    const isWrong = parentId !== null && (!parent || parent.parent_id !== null);
    if (isWrong || (parent && parent.business_id !== owner.businessId)) {
      const text = parent?.parent_id ? 'Folders have two levels' : NO_FOLDER;
      return refuse(400, inPeoplesWords('parent_id', text), { parent_id: text });
    }
    const [row] = await ask<{ id: number }>(ADD, [owner.businessId, parentId, given.name, MOST_FOLDERS]);
    if (!row) return refuse(409, `A library has at most ${MOST_FOLDERS} folders.`);
    const after = { name: given.name, parent: parent?.name ?? null };
    await writeAudit(db, {
      actor: account,
      action: 'add folder',
      subject: 'media folder',
      subjectId: row.id,
      after,
    });
    return { id: row.id, name: given.name, parent_id: parentId, count: 0 };
  });

const RENAME = { name: 'media-folder-rename', text: 'update media_folders set name = $2 where id = $1' };

export const renameFolder = (
  sources: Sources,
  id: number,
  name: string,
  { account, reader }: Writer,
): Promise<MediaFolder | Refusal> =>
  change(sources, async ({ ask, db }) => {
    const before = await readFolder(ask, id, reader);
    if (!before) return noFolder();
    await ask(RENAME, [id, name]);
    await writeAudit(db, {
      actor: account,
      action: 'rename folder',
      subject: 'media folder',
      subjectId: id,
      before: { name: before.name },
      after: { name },
    });
    return { id, name, parent_id: before.parent_id, count: before.count };
  });

const REMOVE = { name: 'media-folder-remove', text: 'delete from media_folders where id = $1' };

/** Pictures of the folder stay in the library. */
export const removeFolder = (
  sources: Sources,
  id: number,
  { account, reader }: Writer,
): Promise<{ status: 200; message: string } | Refusal> =>
  change(sources, async ({ ask, db }) => {
    const before = await readFolder(ask, id, reader);
    if (!before) return noFolder();
    await ask(REMOVE, [id]);
    await writeAudit(db, {
      actor: account,
      action: 'remove folder',
      subject: 'media folder',
      subjectId: id,
      before: { name: before.name },
    });
    return { status: 200, message: 'The folder is removed.' };
  });
