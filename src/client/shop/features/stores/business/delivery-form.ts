import type { DeliveryTerms, OwnDelivery, OwnDeliveryBody } from '#contract/own-delivery.ts';
import type { DeliveryWay } from '#rules/orders/delivery-ways.ts';
import { MOST_DELIVERY, MOST_FREE_FROM, NO_WAY } from '#rules/site/settings-fields.ts';
import { formatPounds } from '#client/lib/format.ts';

export const WAY_LABELS: Record<DeliveryWay, string> = {
  standard: 'Standard',
  next_day: 'Next day',
  collect: 'Collect in store',
};

/** The form as typed. `choice` is one of 'site', 'own' and 'off'. */
export type DeliveryValues = {
  [F in `${DeliveryWay}_${'choice' | 'price' | 'free_from'}`]: string;
};

const WAYS = Object.keys(WAY_LABELS) as DeliveryWay[];
const AMOUNT = /^\d{1,6}(?:\.\d{1,2})?$/;

const typed = (amount: number) => (Number.isInteger(amount) ? String(amount) : amount.toFixed(2));

export function deliveryValues(ways: OwnDelivery): DeliveryValues {
  const values: Partial<DeliveryValues> = {};
  for (const { way, own, site } of ways) {
    const { price, free_from: free } = own ?? site;
    values[`${way}_choice`] = own ? (own.is_offered ? 'own' : 'off') : 'site';
    values[`${way}_price`] = typed(price);
    values[`${way}_free_from`] = free === null ? '' : typed(free);
  }
  return values as DeliveryValues;
}

const amountError = (text: string, most: number) => {
  if (!AMOUNT.test(text.trim())) return 'Enter an amount such as 4.99';
  return Number(text) > most ? `At most ${formatPounds(most)}` : undefined;
};

/** The errors of the typed values. */
export function deliveryErrors(values: DeliveryValues, ways: OwnDelivery) {
  const errors: Partial<Record<keyof DeliveryValues, string | undefined>> = {};
  for (const way of WAYS.filter((one) => values[`${one}_choice`] === 'own')) {
    const free = values[`${way}_free_from`];
    errors[`${way}_price`] = amountError(values[`${way}_price`], MOST_DELIVERY);
    errors[`${way}_free_from`] = free.trim() === '' ? undefined : amountError(free, MOST_FREE_FROM);
  }
  const isOffered = ways.some(({ way, site }) =>
    values[`${way}_choice`] === 'site' ? site.is_offered : values[`${way}_choice`] === 'own',
  );
  if (!isOffered) errors.standard_choice = NO_WAY;
  return errors;
}

function ownTerms(values: DeliveryValues, way: DeliveryWay): DeliveryTerms | null {
  const choice = values[`${way}_choice`];
  if (choice === 'site') return null;
  const free = values[`${way}_free_from`].trim();
  // A way that is not offered keeps its price for later.
  const price = AMOUNT.test(values[`${way}_price`].trim()) ? Number(values[`${way}_price`]) : 0;
  return {
    is_offered: choice === 'own',
    price,
    free_from: way === 'collect' || !AMOUNT.test(free) ? null : Number(free),
  };
}

type OwnTerms = OwnDeliveryBody['seen'];

/** The terms of each way, as a change names them. */
export const ownOf = (ways: OwnDelivery) =>
  Object.fromEntries(ways.map(({ way, own }) => [way, own])) as OwnTerms;

export const deliveryBody = (values: DeliveryValues): OwnTerms => ({
  standard: ownTerms(values, 'standard'),
  next_day: ownTerms(values, 'next_day'),
  collect: ownTerms(values, 'collect'),
});

/** '£3.99, free from £40', 'Free', 'Not offered'. */
export function termsWords({ is_offered: isOffered, price, free_from: free }: DeliveryTerms): string {
  if (!isOffered) return 'Not offered';
  if (price === 0) return 'Free';
  return free === null ? formatPounds(price) : `${formatPounds(price)}, free from ${formatPounds(free)}`;
}
