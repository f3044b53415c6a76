import type { OfficeQuestion } from '#contract/questions-office-shapes.ts';
import { QUESTION_ROLES } from '#rules/catalog/questions.ts';
import type { QuestionField } from '#rules/catalog/sheet-columns.ts';
import { questionAt, questionColumn } from '#rules/catalog/sheet-columns.ts';
import type { SheetOption } from '#rules/catalog/sheet-questions.ts';
import { readAnswer, readOptions } from '#rules/catalog/sheet-questions.ts';
import type { CellValue } from '#rules/csv/values.ts';
import { readWord } from '#rules/csv/values.ts';
import type { ImportDraft } from './import-draft.writes.ts';
import { sameText } from './import-draft.writes.ts';
import type { FileRow } from './import-items.reads.ts';

/** The questions of a product after an import, each with the number of its columns. */
export interface QuestionWish {
  number: number;
  question: Record<string, unknown>;
}

const ROLES = new Map(QUESTION_ROLES.map((role) => [role, role]));

/** All questions after the change; undefined if none changes. Those without columns stay. */
export function questionsIn(draft: ImportDraft, row: FileRow): QuestionWish[] | undefined {
  const before = draft.before?.questions ?? [];
  const now = draft.cellsNow(row) ?? {};
  const given = Object.entries(row.cells).filter(([column]) => questionAt(column) !== undefined);
  const changed = given.filter(([column, cell]) => !sameText(cell.trim(), (now[column] ?? '').trim()));
  if (changed.length === 0) return undefined;
  for (const [column, cell] of changed) draft.note(row, column, now[column] ?? '', cell);
  const filled = given.flatMap(([column, cell]) => (cell.trim() === '' ? [] : (questionAt(column) ?? [])));
  const numbers = Array.from({ length: Math.max(before.length, ...filled) }, (_, index) => index + 1);
  const titles = numbers.map((n) => cellOf(row, n, 'title') ?? before[n - 1]?.title ?? '');
  const meant = meantQuestions(titles, before);
  return numbers.flatMap((number): QuestionWish[] => {
    const question = wishOf(draft, row, { number, title: titles[number - 1] ?? '', old: meant[number - 1] });
    return question ? [{ number, question }] : [];
  });
}

const cellOf = (row: FileRow, n: number, field: QuestionField) => row.cells[questionColumn(n, field)]?.trim();

/** Which question each title means: the one that is called so, or else the one in its place. */
function meantQuestions(titles: readonly string[], before: readonly OfficeQuestion[]) {
  return inPlace(titles, before, ({ title }) => title);
}

/**
 * What each name means of a list: the item with that name, or else the one in the same place, if no other name
 * means that. So a new name is given to an item, and items can change places.
 */
function inPlace<T>(names: readonly string[], list: readonly T[], nameOf: (one: T) => string) {
  const isFree = new Set(list);
  const named = names.map((name) => {
    const found = list.find((one) => isFree.has(one) && nameOf(one).trim() === name);
    if (found !== undefined) isFree.delete(found);
    return found;
  });
  return named.map((found, index) => {
    const here = list[index];
    return found ?? (here !== undefined && isFree.has(here) ? here : undefined);
  });
}

interface Asked {
  number: number;
  title: string;
  old: OfficeQuestion | undefined;
}

function wishOf(
  draft: ImportDraft,
  row: FileRow,
  { number, title, old }: Asked,
): Record<string, unknown> | undefined {
  const cell = (field: QuestionField) => cellOf(row, number, field);
  if (title === '') {
    if (['answer', 'role', 'description', 'options'].some((field) => cell(field as QuestionField)))
      draft.fail(
        row,
        questionColumn(number, 'title'),
        'Required. Empty all cells of a question to remove it',
      );
    return undefined;
  }
  const read = <T>(field: QuestionField, how: (text: string) => CellValue<T>, otherwise: T): T => {
    const text = cell(field);
    if (text === undefined) return otherwise;
    const found = how(text);
    if ('value' in found) return found.value;
    draft.fail(row, questionColumn(number, field), found.error);
    return otherwise;
  };
  const options = read<readonly SheetOption[]>('options', readOptions, old?.Question_options ?? []);
  const usual = { option_type: options.length > 0 ? 1 : 3, condition: 1 } as const;
  return {
    ...(old && { id: old.id, key: old.key }),
    title,
    role: read('role', (text) => (text === '' ? { value: null } : readWord(text, ROLES)), old?.role ?? null),
    ...read<Pick<OfficeQuestion, 'option_type' | 'condition'>>(
      'answer',
      (text) => (text !== '' ? readAnswer(text) : old ? { error: 'Required' } : { value: usual }),
      old ? { option_type: old.option_type, condition: old.condition } : usual,
    ),
    description: read('description', (text) => ({ value: text || null }), old?.description ?? null),
    Question_options: withIds(options, old?.Question_options ?? []),
  };
}

/** Options keep their ids and values, also under another label: carts name them. */
function withIds(options: readonly SheetOption[], before: OfficeQuestion['Question_options']) {
  const labels = options.map(({ label }) => label);
  const meant = inPlace(labels, before, ({ label }) => label);
  return options.map((option, index) => {
    const old = meant[index];
    return old ? { ...option, id: old.id, value: option.value ?? old.value } : option;
  });
}
