import type { MediaFolder, MediaQuery } from '#contract/media.ts';
import type { Ask } from '../../db/connect.ts';
import type { MediaReader } from './library.reads.ts';
import { inScope, isWanted, scopeOf, wantedOf } from './library.reads.ts';

const COLUMNS = `f.id, f.name, f.parent_id,
  (select count(*) from media m where m.folder_id = f.id)::int as count`;

const FOLDERS = {
  name: 'media-folders',
  text: `select ${COLUMNS} from media_folders f where ${inScope('f')} and ${isWanted('f')}
    order by lower(f.name), f.id`,
};

export const readFolders = (
  ask: Ask,
  owner: MediaQuery['owner'],
  reader: MediaReader,
): Promise<MediaFolder[]> => ask<MediaFolder>(FOLDERS, [...scopeOf(reader), ...wantedOf(owner)]);

const FOLDER = {
  name: 'media-folder',
  text: `select ${COLUMNS}, f.business_id from media_folders f where ${inScope('f')} and f.id = $4`,
};

type OwnFolder = MediaFolder & { business_id: number | null };

/** undefined where there is none, or it is in another's library. */
export async function readFolder(ask: Ask, id: number, reader: MediaReader): Promise<OwnFolder | undefined> {
  const [folder] = await ask<OwnFolder>(FOLDER, [...scopeOf(reader), id]);
  return folder;
}
