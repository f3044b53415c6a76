import { formatPence, type Pence } from '#rules/money/money.ts';
import type { Quote } from '#rules/trade-in/quote.ts';
import { countOf } from '#client/lib/format.ts';

type Props = {
  quote: Quote;
  ends: { lowest: Pence; highest: Pence };
  /** All questions are answered. */
  isFinal: boolean;
};

/** The offer on a bar from the lowest to the highest for this device, with the range that is still possible. */
export function RangeBar({ quote, ends, isFinal }: Props) {
  const { lowest, highest, offer, open } = quote;
  const span = Math.max(1, ends.highest - ends.lowest);
  const place = (amount: Pence) => Math.min(100, Math.max(0, ((amount - ends.lowest) / span) * 100));
  const isOpen = !isFinal && lowest.cash !== highest.cash;
  return (
    <div className="mt-6 tabular-nums w960:mt-7">
      <p className="flex flex-wrap justify-between gap-x-3 text-small">
        <span className="text-secondary">
          {isOpen ? `${countOf(open, 'answer')} left. Your offer will be between` : 'This is what we pay'}
        </span>
        <b className="font-semibold whitespace-nowrap">
          {isOpen
            ? `${formatPence(lowest.cash)} and ${formatPence(highest.cash)}`
            : `${formatPence(offer.cash)} cash`}
        </b>
      </p>
      <div aria-hidden="true" className="relative mx-2.5 mt-3 mb-2 h-2">
        <span className="absolute -inset-x-2.5 inset-y-0 rounded-full bg-accent/20" />
        <span
          className="absolute inset-y-0 rounded-full bg-accent transition-all"
          style={{ left: `${place(lowest.cash)}%`, right: `${100 - place(highest.cash)}%` }}
        />
        <span
          className="absolute -top-1.5 -ml-2.5 size-5 rounded-full border-6 border-accent bg-paper transition-all"
          style={{ left: `${place(offer.cash)}%` }}
        />
      </div>
      <p className="flex justify-between gap-3 text-caption text-secondary">
        <span>{formatPence(ends.lowest)} at worst</span>
        <span>{formatPence(ends.highest)} at best</span>
      </p>
    </div>
  );
}
