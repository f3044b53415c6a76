/**
 * Where an import of a file is: it is read and checked, waits for a yes, is imported, and has ended. One that ended can be
 * undone. A bulk edit has no file and begins with `importing`.
 */
export const IMPORT_STATES = [
  'reading',
  'checking',
  'checked',
  'importing',
  'done',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** Where the changes come from: a file, or products that were ticked in the list. */
export const IMPORT_KINDS = ['file', 'edit'] as const;

/** What the check found about a product: it is new, changed, as it is in the shop, or wrong. */
export const IMPORT_OUTCOMES = ['create', 'change', 'same', 'wrong'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** What the import did with a product. */
export const IMPORT_RESULTS = ['done', 'failed'] as const;

/**
 * What an undo did with a product: set it back, removed or archived one that the import created, set back a part of it
 * since the rest was changed later, left it alone for that reason, or failed.
 */
export const UNDO_RESULTS = ['done', 'removed', 'archived', 'part', 'left', 'failed'] as const;
export type UndoResult = (typeof UNDO_RESULTS)[number];

/** How long an import or a bulk edit is kept, and can be undone. */
export const IMPORT_DAYS = 30;
