import { penceFromPounds } from '#rules/money/money.ts';
import type { QuestionRole } from '#rules/catalog/questions.ts';
import type { BenchTime, PartQuality } from '#rules/repair/repair.ts';
import { slugOf } from '#rules/catalog/slug.ts';
import type {
  productQuestions,
  questionOptions,
  questions,
} from '#server/features/catalog/questions.tables.ts';

/** A question as a draft, from which rows are made. Prices are in pounds. */
export interface QuestionDraft {
  title: string;
  key: string;
  role?: QuestionRole;
  required: boolean;
  kind: 'single' | 'multiple' | 'description';
  description?: string;
  options: OptionDraft[];
}

export interface OptionDraft {
  label: string;
  pounds: number;
  description?: string;
  /** Facts of a repair beside its text. */
  repair?: {
    fault?: string;
    partQuality?: PartQuality;
    bench?: BenchTime;
    warrantyMonths: number;
  };
  /** The product that is taken from stock with it. */
  itemId?: number;
}

export const OPTION_TYPE = { single: 1, multiple: 2, description: 3 } as const;

/** A question and the products that ask it, in the order of asking. */
export interface Asked {
  draft: QuestionDraft;
  productIds: readonly number[];
  sortOrder: number;
}

export interface QuestionRows {
  questions: (typeof questions.$inferInsert)[];
  options: (typeof questionOptions.$inferInsert)[];
  asked: (typeof productQuestions.$inferInsert)[];
}

export function questionRows(all: readonly Asked[]): QuestionRows {
  const withIds = all.map((asked, index) => ({ ...asked, id: index + 1 }));
  return {
    questions: withIds.map(({ id, draft, sortOrder }) => ({
      id,
      title: draft.title,
      key: draft.key,
      role: draft.role ?? null,
      condition: draft.required ? 2 : 1,
      optionType: OPTION_TYPE[draft.kind],
      description: draft.description ?? null,
      sortOrder,
    })),
    options: withIds
      .flatMap(({ id, draft }) => draft.options.map((option, place) => ({ option, place, questionId: id })))
      .map(({ option, place, questionId }, index) => ({
        id: index + 1,
        questionId,
        label: option.label,
        value: slugOf(option.label),
        description: option.description ?? null,
        fault: option.repair?.fault ?? null,
        partQuality: option.repair?.partQuality ?? null,
        benchDays: option.repair?.bench?.days ?? null,
        benchMinutes: option.repair?.bench?.minutes ?? null,
        warrantyMonths: option.repair?.warrantyMonths ?? null,
        price: penceFromPounds(option.pounds),
        inventoryItemId: option.itemId ?? null,
        quantity: option.itemId ? 1 : 0,
        sortOrder: place,
      })),
    asked: withIds.flatMap(({ id, productIds }) =>
      productIds.map((productId) => ({ productId, questionId: id })),
    ),
  };
}
