import type { DeliveryTime } from '../checkout/delivery.ts';
import { deliveryEstimate, deliveryWords } from '../checkout/delivery.ts';
import type { DeliveryWay } from './delivery-ways.ts';
import { PACKING_HOURS, USUAL_TIME } from './delivery-ways.ts';

const AFTER = { money: 'after your money is in', device: 'after your device is checked' };

/**
 * When an order arrives that waits for a transfer, or for a device that pays a part of it. It is sent only after that,
 * on an unknown day, so the text counts from that day.
 */
export function paidLaterWords(
  way: DeliveryWay,
  delivery: DeliveryTime,
  isFar: boolean,
  awaited: keyof typeof AFTER = 'money',
): string {
  const since = AFTER[awaited];
  const workingDays = isFar ? '2 working days' : '1 working day';
  if (way === 'collect') return `Ready ${PACKING_HOURS} opening hours ${since}`;
  if (way === 'next_day') return `${workingDays} ${since}`;
  const time = deliveryEstimate(delivery, new Date(0)) ? delivery : USUAL_TIME;
  if (time.days > 0) {
    const days = time.days + (isFar ? 1 : 0);
    // Additional hours end on the next day if the money comes late in a day.
    const mayTakeOneMore = time.hours > 0 || time.minutes > 0;
    return `${days} to ${days + (mayTakeOneMore ? 2 : 1)} days ${since}`;
  }
  if (isFar) return `${workingDays} ${since}`;
  const estimate = deliveryEstimate(time, new Date(0));
  return `${estimate ? deliveryWords(estimate) : ''} ${since}, in opening hours`;
}
