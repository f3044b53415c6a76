import type { Pence } from '../money/money.ts';
import { pence } from '../money/money.ts';
import type { AskedDevice, PriceRules } from './price-rules.ts';
import { offerByRules } from './price-rules.ts';

/** A quote of the last weeks, with its offer in cash. */
export interface RecentQuote extends AskedDevice {
  number: string;
  name: string;
  choice: string;
  offered: Pence;
}

export interface WhatIf {
  /** Quotes that the rules can work out. */
  quotes: number;
  /** Quotes whose model or questions are no longer there. */
  unknown: number;
  before: Pence;
  after: Pence;
  up: number;
  down: number;
  same: number;
  /** The quotes that change most, the largest change first. */
  largest: { number: string; name: string; choice: string; before: Pence; after: Pence }[];
}

const MOST_SHOWN = 10;

/** The offers that these rules would have made for past quotes. */
export function whatIf(quotes: readonly RecentQuote[], rules: PriceRules): WhatIf {
  const known = quotes.flatMap((quote) => {
    const offer = offerByRules(rules, quote);
    return offer ? [{ ...quote, before: quote.offered, after: offer.cash }] : [];
  });
  const sum = (amounts: readonly Pence[]) => pence(amounts.reduce((all, amount) => all + amount, 0));
  const sizeOf = ({ before, after }: { before: Pence; after: Pence }) => Math.abs(after - before);
  return {
    quotes: known.length,
    unknown: quotes.length - known.length,
    before: sum(known.map(({ before }) => before)),
    after: sum(known.map(({ after }) => after)),
    up: known.filter(({ before, after }) => after > before).length,
    down: known.filter(({ before, after }) => after < before).length,
    same: known.filter(({ before, after }) => after === before).length,
    largest: known
      .filter((quote) => sizeOf(quote) > 0)
      .sort((a, b) => sizeOf(b) - sizeOf(a))
      .slice(0, MOST_SHOWN)
      .map(({ number, name, choice, before, after }) => ({ number, name, choice, before, after })),
  };
}
