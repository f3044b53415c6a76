import { CsvError } from '#rules/csv/read.ts';
import { penceFromPounds } from '#rules/money/money.ts';
import { readPriceFile } from '#rules/trade-in/price-file.ts';
import type { PriceChange, PriceRules } from '#rules/trade-in/price-rules.ts';
import type { Parsed } from '#contract/calls.ts';

type DraftBody = Parsed<'PUT /office/price-rules/draft'>['body'];

/** The amounts of a request, as the rules count. */
export function changeIn(body: DraftBody): PriceChange {
  const { floor, step, grades, answers, models, specs } = body;
  return {
    ...(floor !== undefined && { floor: penceFromPounds(floor) }),
    ...(step !== undefined && { step: penceFromPounds(step) }),
    ...(body.voucher_percent !== undefined && { voucherPercent: body.voucher_percent }),
    grades: grades?.map(({ value, factor }) => ({
      value,
      factor: factor === null ? null : Math.round(factor * 100),
    })),
    answers: answers?.map((one) => ({ optionId: one.option_id, amount: penceFromPounds(one.amount) })),
    models: models?.map((one) => ({
      productId: one.product_id,
      variationId: one.variation_id,
      base: penceFromPounds(one.base),
    })),
    specs: specs?.map((one) => ({
      productId: one.product_id,
      variationId: one.variation_id,
      optionId: one.option_id,
      base: penceFromPounds(one.base),
    })),
  };
}

const MOST_FAULTS = 5;

/** The prices of a file, or the errors of its first rows. */
export function fileChange(
  csv: string,
  rules: PriceRules,
): { change: PriceChange; rows: number } | { refused: string } {
  try {
    const read = readPriceFile(csv, rules);
    if (!('faults' in read)) return read;
    const told = read.faults.slice(0, MOST_FAULTS).map(({ row, message }) => `Row ${row}: ${message}.`);
    const more = read.faults.length - told.length;
    return { refused: [...told, ...(more > 0 ? [`${more} more rows have faults.`] : [])].join(' ') };
  } catch (error) {
    if (error instanceof CsvError) return { refused: `Row ${error.row}: ${error.message}` };
    throw error;
  }
}
