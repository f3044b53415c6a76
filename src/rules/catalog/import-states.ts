/** Where the import of a file is: it is read and checked, waits for a yes, is imported, and has ended. */
export const IMPORT_STATES = ['reading', 'checking', 'checked', 'importing', 'done'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** What the check found about a product: it is new, changed, as it is in the shop, or wrong. */
export const IMPORT_OUTCOMES = ['create', 'change', 'same', 'wrong'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** What the import did with a product. */
export const IMPORT_RESULTS = ['done', 'failed'] as const;
