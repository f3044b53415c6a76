import type { StaffTrackedRepair } from '#contract/repairs-office.ts';
import { readPounds } from '#rules/forms/typed.ts';
import { pence, penceFromPounds, poundsFromPence } from '#rules/money/money.ts';
import { estimateTotal } from '#rules/repair/estimate.ts';
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
  /** Rows with the same number are alternatives; undefined: it has none. */
  choice: number | undefined;
  part: Part | undefined;
}

export const readQuality = (text: string): PartQuality | '' =>
  PART_QUALITIES.find((quality) => quality === text) ?? '';

type Ticket = Pick<StaffTrackedRepair, 'lines' | 'parts' | 'estimate' | 'state'>;

/** Every fault that is not answered yet, as the last estimate prices it while it waits for an answer, or the booking. */
export function startRows({ lines, parts, estimate, state }: Ticket): EstimateRow[] {
  const waits = state === 'awaiting_approval' ? (estimate?.lines ?? []) : [];
  const rows = lines
    .filter((line) => line.state === 'asked')
    .flatMap((line): EstimateRow[] => {
      const part = parts.find(({ line_id: id }) => id === line.id);
      const ways = waits.filter(({ line_id: id }) => id === line.id);
      return (ways.length > 0 ? ways : [line]).map((way, place) => ({
        ...saidRow(way),
        lineId: line.id,
        agreed: line.price,
        part: place === 0 ? part && { ...part, quantity: part.quantity } : undefined,
      }));
    });
  // While the customer has not answered, a fault that was found is only in the estimate.
  return [...rows, ...waits.filter(({ line_id: id }) => id === null).map(saidRow)];
}

type Said = Pick<Ticket['lines'][number], 'name' | 'price' | 'warranty_months' | 'part_quality'> & {
  choice?: number | null;
};

const saidRow = ({
  name,
  price,
  warranty_months: months,
  part_quality: quality,
  choice,
}: Said): EstimateRow => ({
  ...foundRow(),
  name,
  price: price === null ? '' : String(price),
  warranty: months > 0 ? String(months) : '',
  quality: quality ?? '',
  choice: choice ?? undefined,
});

/** A fault that was found on the bench. */
export const foundRow = (): EstimateRow => ({
  lineId: undefined,
  name: '',
  price: '',
  agreed: null,
  warranty: '',
  quality: '',
  choice: undefined,
  part: undefined,
});

/** The price of a row in pounds; undefined if it can't be one. Work may be free. */
export function priceOf({ price }: Pick<EstimateRow, 'price'>): number | undefined {
  if (/^£?\s*0+(?:\.0{1,2})?$/.test(price.trim())) return 0;
  return readPounds(price) ?? undefined;
}

/** What the rows cost with the first of all alternatives, in pounds. */
export const totalOf = (rows: readonly EstimateRow[]): number =>
  poundsFromPence(
    pence(
      estimateTotal(
        rows.map((row) => ({ price: penceFromPounds(priceOf(row) ?? 0), choice: row.choice ?? null })),
      ),
    ),
  );

/** The rows with an alternative below the row at this place: the same fault at another price. */
export function withAlternative(rows: readonly EstimateRow[], at: number): EstimateRow[] {
  const row = rows[at];
  if (!row) return [...rows];
  const choice = row.choice ?? 1 + Math.max(0, ...rows.map((one) => one.choice ?? 0));
  const other: EstimateRow = { ...row, choice, price: '', quality: '', part: undefined };
  const last = rows.findLastIndex((one, place) => place === at || one.choice === choice);
  return rows.map((one, place) => (place === at ? { ...one, choice } : one)).toSpliced(last + 1, 0, other);
}

/** The rows without the one at this place. One that is left alone is no alternative any more. */
export function withoutRow(rows: readonly EstimateRow[], at: number): EstimateRow[] {
  const rest = rows.filter((_, place) => place !== at);
  const isAlone = (choice: number) => rest.filter((row) => row.choice === choice).length === 1;
  return rest.map((row) =>
    row.choice !== undefined && isAlone(row.choice) ? { ...row, choice: undefined } : row,
  );
}

/** Whether the work can begin without an estimate: nothing was found, and nothing costs more than was agreed. */
export const isAsAgreed = (rows: readonly EstimateRow[]): boolean =>
  rows.length > 0 &&
  rows.every((row) => {
    if (row.choice !== undefined) return false;
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

/** What is wrong with the deposit. It may be left empty. */
export function depositErrors(typed: string, total: number): Record<string, string> {
  if (!typed.trim()) return {};
  const deposit = readPounds(typed);
  if (deposit === undefined || deposit === null) return { deposit: 'Please type an amount.' };
  return deposit > total ? { deposit: 'This is more than the whole estimate.' } : {};
}

/** The lines, as they are sent. */
export const linesOf = (rows: readonly EstimateRow[]): NonNullable<MoveBody['lines']> =>
  rows.map((row) => ({
    ...(row.lineId !== undefined && { line_id: row.lineId }),
    name: row.name.trim(),
    ...(row.choice !== undefined && { choice: row.choice }),
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
