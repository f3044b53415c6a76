import type { Line } from '../catalog/lines.ts';
import type { QuestionRole } from '../catalog/questions.ts';
import type { Pence } from '../money/money.ts';
import { pence } from '../money/money.ts';
import type { PriceInput } from '../money/prices.ts';
import { shownPrice } from '../money/prices.ts';
import { repairFacts, repairQuote } from '../repair/repair.ts';
import { answerAmounts } from '../trade-in/amounts.ts';
import { tradeInOffer } from '../trade-in/offer.ts';
import type { OfferTerms } from '../trade-in/terms.ts';

/** One item of a cart, with its chosen options. */
export interface CartChoice extends PriceInput {
  line: Line;
  /** The best offers for a device in the sell line. */
  cash: Pence | null;
  voucher: Pence | null;
  /** How the business rounds and limits its offers. */
  terms: OfferTerms;
  options: readonly {
    id: number;
    role: QuestionRole | null;
    fault: string | null;
    price: Pence;
    /** Of a grade, in the sell line. */
    factor: number | null;
  }[];
}

export interface UnitPrice {
  price: Pence;
  /** The offer as a voucher, in the sell line. */
  voucher: Pence | null;
}

/** The price of one unit, or the offer for it. The product's page shows the same amount. */
export function unitPrice(choice: CartChoice): UnitPrice {
  if (choice.line === 'sell') return offer(choice);
  if (choice.line === 'repair') return { price: repairPrice(choice), voucher: null };
  const { price } = shownPrice(choice);
  return { price: pence(Math.max(0, price + optionsPrice(choice))), voucher: null };
}

function optionsPrice({ options }: CartChoice): Pence {
  return pence(options.reduce((sum, { price }) => sum + price, 0));
}

function offer(choice: CartChoice): UnitPrice {
  const best = { cash: choice.cash ?? choice.regular, voucher: choice.voucher ?? choice.regular };
  const changes = answerAmounts(best.cash, choice.options).reduce((sum, amount) => sum + amount, 0);
  const { cash, voucher } = tradeInOffer(best, pence(changes), choice.terms);
  return { price: cash, voucher };
}

function repairPrice({ options }: CartChoice): Pence {
  const under = (role: QuestionRole) =>
    options
      .filter((option) => option.role === role)
      .map(({ id, fault, price }) => ({ id, fault, price, facts: repairFacts(null) }));
  const faults = under('faults');
  const ticked = faults.map(({ id }) => id);
  return repairQuote(faults, under('parts'), ticked, undefined).total;
}
