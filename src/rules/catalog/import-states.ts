/**
 * The states of an import: the file is read and checked, waits for approval, is imported, and has ended. An
 * import that has ended can be undone. A bulk edit has no file and begins with `importing`.
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

/** The source of the changes: a file, or products that were ticked in the list. */
export const IMPORT_KINDS = ['file', 'edit'] as const;

/** The result of the check for a product: new, changed, the same as in the shop, or wrong. */
export const IMPORT_OUTCOMES = ['create', 'change', 'same', 'wrong'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** The result of the import for a product. */
export const IMPORT_RESULTS = ['done', 'failed'] as const;

/**
 * The result of an undo for a product: set back; removed or archived (the import had created it); set back in
 * part or left alone, since it was changed later; or failed.
 */
export const UNDO_RESULTS = ['done', 'removed', 'archived', 'part', 'left', 'failed'] as const;
export type UndoResult = (typeof UNDO_RESULTS)[number];

/** How long an import or a bulk edit is kept, and can be undone. */
export const IMPORT_DAYS = 30;
