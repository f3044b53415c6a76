import { dateWords } from '../stores/shop-time.ts';

/** How long a business says that delivery takes. */
export interface DeliveryTime {
  days: number;
  hours: number;
  minutes: number;
}

export type DeliveryEstimate =
  | { kind: 'dates'; from: Date; to: Date }
  | { kind: 'hours'; from: number; to: number }
  | { kind: 'minutes'; from: number; to: number };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * SPEC section 9: with days a range of dates from the estimate to one day later; with hours and no days from
 * the hours to one more; with minutes alone from the minutes to fifteen more. Without all three there is no
 * estimate.
 */
export function deliveryEstimate(
  { days, hours, minutes }: DeliveryTime,
  now: Date,
): DeliveryEstimate | undefined {
  if (days > 0) {
    const from = new Date(now.getTime() + days * DAY + hours * HOUR + minutes * MINUTE);
    return { kind: 'dates', from, to: new Date(from.getTime() + DAY) };
  }
  if (hours > 0) return { kind: 'hours', from: hours, to: hours + 1 };
  if (minutes > 0) return { kind: 'minutes', from: minutes, to: minutes + 15 };
  return undefined;
}

/** 'Tue 20 May to Wed 21 May', '3 to 4 hours', '30 to 45 minutes'. */
export function deliveryWords(estimate: DeliveryEstimate): string {
  if (estimate.kind === 'dates') {
    return `${dateWords(estimate.from)} to ${dateWords(estimate.to)}`;
  }
  return `${estimate.from} to ${estimate.to} ${estimate.kind}`;
}
