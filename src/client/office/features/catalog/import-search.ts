import { readCursors } from '../../ui/cursors.ts';
import { IMPORT_TABS, type ImportTab } from './import-words.ts';

export interface ImportSearch {
  /** The id of the import; without it a file can be chosen. */
  id?: string | undefined;
  tab?: ImportTab | undefined;
  from?: string | undefined;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads the search from the URL. Invalid values are left out. */
export function readImportSearch(given: Record<string, unknown>): ImportSearch {
  const { id, tab, from } = given;
  const shown = IMPORT_TABS.find(({ key }) => key === tab)?.key;
  return {
    ...(typeof id === 'string' && UUID.test(id) && { id }),
    ...(shown && { tab: shown }),
    ...readCursors(from),
  };
}
