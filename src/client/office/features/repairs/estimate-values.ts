import type { StaffTrackedRepair } from '#contract/repairs-office.ts';
import { readPounds } from '#rules/forms/typed.ts';
import { pence, penceFromPounds, poundsFromPence } from '#rules/money/money.ts';
import { MOST_LINES } from '#rules/repair/limits.ts';
import { PART_QUALITIES, type PartQuality } from '#rules/repair/repair.ts';
import type { MoveBody } from './repairs.api.ts';

export interface Part {
  product_id: number;
  variation_id: number | null;
  name: string;
  quantity: number;
}

/** A line of an estimate, as it is typed. */
export interface EstimateRow {
  /** The fault of the ticket; undefined for one that was found. */
  lineId: number | undefined;
  name: string;
  price: string;
  /** What was agreed to at the booking; null: nothing was. */
  agreed: number | null;
  warranty: string;
  quality: PartQuality | '';
  part: Part | undefined;
}

export const readQuality = (text: string): PartQuality | '' =>
  PART_QUALITIES.find((quality) => quality === text) ?? '';

type Ticket = Pick<StaffTrackedRepair, 'lines' | 'parts' | 'estimate' | 'state'>;

/** Every fault that is not answered yet, with the price of the last estimate or of the booking. */
export function startRows({ lines, parts, estimate, state }: Ticket): EstimateRow[] {
  const rows = lines
    .filter((line) => line.state === 'asked')
    .map((line): EstimateRow => {
      const part = parts.find(({ line_id: id }) => id === line.id);
      const said = estimate?.lines.find(({ name }) => name === line.name)?.price;
      const price = said ?? line.price;
      return {
        lineId: line.id,
        name: line.name,
        price: price === null ? '' : String(price),
        agreed: line.price,
        warranty: line.warranty_months > 0 ? String(line.warranty_months) : '',
        quality: line.part_quality ?? '',
        part: part && { ...part, quantity: part.quantity },
      };
    });
  // While the customer has not answered, a fault that was found is only in the estimate.
  const found =
    state === 'awaiting_approval' && estimate
      ? estimate.lines
          .filter(({ name }) => lines.every((line) => line.name !== name))
          .map((line): EstimateRow => ({
            ...foundRow(),
            name: line.name,
            price: String(line.price),
            warranty: line.warranty_months > 0 ? String(line.warranty_months) : '',
            quality: line.part_quality ?? '',
          }))
      : [];
  return [...rows, ...found];
}

/** A fault that was found on the bench. */
export const foundRow = (): EstimateRow => ({
  lineId: undefined,
  name: '',
  price: '',
  agreed: null,
  warranty: '',
  quality: '',
  part: undefined,
});

/** The price of a row in pounds; undefined if it can't be one. Work may be free. */
export function priceOf({ price }: Pick<EstimateRow, 'price'>): number | undefined {
  if (/^£?\s*0+(?:\.0{1,2})?$/.test(price.trim())) return 0;
  return readPounds(price) ?? undefined;
}

/** What all rows cost, in pounds. */
export const totalOf = (rows: readonly EstimateRow[]): number =>
  poundsFromPence(pence(rows.reduce((sum, row) => sum + penceFromPounds(priceOf(row) ?? 0), 0)));

/** Whether the work can begin without an estimate: nothing was found, and nothing costs more than was agreed. */
export const isAsAgreed = (rows: readonly EstimateRow[]): boolean =>
  rows.length > 0 &&
  rows.every((row) => {
    const price = priceOf(row);
    return row.lineId !== undefined && row.agreed !== null && price !== undefined && price <= row.agreed;
  });

const WARRANTY = /^\d{1,3}$/;
const MOST_MONTHS = 120;

export const fieldName = (row: number, field: string): string => `line-${row}-${field}`;

/** What is missing, by the name of the field, in the order of the form. */
export function rowErrors(rows: readonly EstimateRow[]): Record<string, string> {
  const errors: Record<string, string> = {};
  rows.forEach((row, at) => {
    if (!row.name.trim()) errors[fieldName(at, 'name')] = 'Please name what is to be done.';
    if (priceOf(row) === undefined) errors[fieldName(at, 'price')] = 'Please type a price.';
    const months = row.warranty.trim();
    if (months && (!WARRANTY.test(months) || Number(months) > MOST_MONTHS)) {
      errors[fieldName(at, 'warranty')] = `At most ${MOST_MONTHS} months.`;
    }
  });
  if (rows.length === 0) errors['lines'] = 'Please say what is to be done, and what it costs.';
  if (rows.length > MOST_LINES) errors['lines'] = `A repair has at most ${MOST_LINES} lines.`;
  return errors;
}

/** The lines, as they are sent. */
export const linesOf = (rows: readonly EstimateRow[]): NonNullable<MoveBody['lines']> =>
  rows.map((row) => ({
    ...(row.lineId !== undefined && { line_id: row.lineId }),
    name: row.name.trim(),
    price: priceOf(row) ?? 0,
    warranty_months: Number(row.warranty.trim() || 0),
    part_quality: row.quality || null,
    part: row.part
      ? {
          product_id: row.part.product_id,
          variation_id: row.part.variation_id,
          quantity: row.part.quantity,
        }
      : null,
  }));
