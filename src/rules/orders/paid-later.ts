import type { DeliveryTime } from '../checkout/delivery.ts';
import { deliveryEstimate, deliveryWords } from '../checkout/delivery.ts';
import type { DeliveryWay } from './delivery-ways.ts';
import { PACKING_HOURS, USUAL_TIME } from './delivery-ways.ts';

const MONEY_IN = 'after your money is in';

/**
 * When an order that is paid by transfer arrives. It is sent only after the money has come in, on an unknown day, so
 * the text counts from that day.
 */
export function paidLaterWords(way: DeliveryWay, delivery: DeliveryTime, isFar: boolean): string {
  const workingDays = isFar ? '2 working days' : '1 working day';
  if (way === 'collect') return `Ready ${PACKING_HOURS} opening hours ${MONEY_IN}`;
  if (way === 'next_day') return `${workingDays} ${MONEY_IN}`;
  const time = deliveryEstimate(delivery, new Date(0)) ? delivery : USUAL_TIME;
  if (time.days > 0) {
    const days = time.days + (isFar ? 1 : 0);
    // Additional hours end on the next day if the money comes late in a day.
    const mayTakeOneMore = time.hours > 0 || time.minutes > 0;
    return `${days} to ${days + (mayTakeOneMore ? 2 : 1)} days ${MONEY_IN}`;
  }
  if (isFar) return `${workingDays} ${MONEY_IN}`;
  const estimate = deliveryEstimate(time, new Date(0));
  return `${estimate ? deliveryWords(estimate) : ''} ${MONEY_IN}, in opening hours`;
}
