import { faultWords } from './field-words.ts';
import { allSections } from './moves.ts';
import type { PlacedRows } from './placed.ts';
import type { SectionErrors } from './save-errors.ts';

interface WrongField {
  key: number;
  field: string;
  words: string;
}

/** Every refused field with its section and its place in it, from top to bottom. */
export const wrongFields = (rows: PlacedRows, errors: ReadonlyMap<number, SectionErrors>): WrongField[] =>
  allSections(rows).flatMap(({ key, entry }) =>
    Object.entries(errors.get(key) ?? {}).map(([field, message]) => ({
      key,
      field,
      words: faultWords(entry, field, message),
    })),
  );
