import { csvRows } from '../csv/read.ts';
import { money, readMoney, readWhole } from '../csv/values.ts';
import { BOM, csvLine, guarded } from '../csv/write.ts';
import { penceFromPounds, poundsFromPence } from '../money/money.ts';
import { BASE_ERROR, isBase } from './price-limits.ts';
import type { ModelRule, PriceChange, PriceRules } from './price-rules.ts';

const COLUMNS = ['product_id', 'variation_id', 'spec_id', 'model', 'spec', 'base'] as const;
type Column = (typeof COLUMNS)[number];
/** The vendor's own columns may be beside them. */
const MOST_COLUMNS = 40;

/** The base prices as a file: one row for each model and spec. */
export function priceFile(rules: PriceRules): string {
  const rows = rules.models.flatMap((model) => {
    const usual = { optionId: model.spec?.optionId ?? '', label: model.spec?.label ?? '', base: model.base };
    return [usual, ...model.specs].map(({ optionId, label, base }) => [
      String(model.productId),
      String(model.variationId ?? ''),
      String(optionId),
      guarded(model.name),
      guarded(label),
      money(poundsFromPence(base)),
    ]);
  });
  return `${BOM}${csvLine(COLUMNS)}${rows.map(csvLine).join('')}`;
}

export interface RowFault {
  row: number;
  message: string;
}

type Read = { change: PriceChange; rows: number } | { faults: RowFault[] };

/** The base prices in a file. Rows that are missing, and empty prices, change nothing. */
export function readPriceFile(file: string, rules: PriceRules): Read {
  const [head, ...rows] = csvRows(file, MOST_COLUMNS);
  const places = new Map((head?.cells ?? []).map((name, place) => [name.trim().toLowerCase(), place]));
  const missing = (['product_id', 'base'] as const).filter((name) => !places.has(name));
  if (missing.length > 0) {
    return { faults: [{ row: head?.row ?? 1, message: `The column ${missing.join(' and ')} is missing` }] };
  }
  const faults: RowFault[] = [];
  const models: NonNullable<PriceChange['models']> = [];
  const specs: NonNullable<PriceChange['specs']> = [];
  for (const { row, cells } of rows) {
    const cell = (name: Column) => cells[places.get(name) ?? -1]?.trim() ?? '';
    if (cell('base') === '') continue;
    const read = readRow(cell, rules);
    if (typeof read === 'string') faults.push({ row, message: read });
    else if (read.optionId === null) models.push(read);
    else specs.push({ ...read, optionId: read.optionId });
  }
  if (faults.length > 0) return { faults };
  return { change: { models, specs }, rows: models.length + specs.length };
}

function readRow(cell: (name: Column) => string, { models }: PriceRules) {
  const price = readMoney(cell('base'));
  if ('error' in price) return `base ${price.error}`;
  const base = penceFromPounds(price.value);
  if (!isBase(base)) return `base: ${BASE_ERROR}`;
  const ids = (['product_id', 'variation_id', 'spec_id'] as const).map((name) => idIn(cell(name)));
  const [productId, variationId, specId] = ids;
  if (productId === undefined || variationId === undefined || specId === undefined) {
    return 'product_id, variation_id and spec_id must be whole numbers';
  }
  const model = models.find((one) => one.productId === productId && one.variationId === variationId);
  if (!model || productId === null) return 'This model is not bought here';
  const optionId = specOf(model, specId);
  if (optionId === undefined) return `${model.name} has no such spec`;
  return { productId, variationId, optionId, base };
}

const idIn = (text: string): number | null | undefined => {
  if (text === '') return null;
  const read = readWhole(text);
  return 'value' in read ? read.value : undefined;
};

/** Null for the usual spec, whose price is that of the model. */
function specOf({ spec, specs }: ModelRule, id: number | null): number | null | undefined {
  if (id === null || id === spec?.optionId) return null;
  return specs.find(({ optionId }) => optionId === id)?.optionId;
}
