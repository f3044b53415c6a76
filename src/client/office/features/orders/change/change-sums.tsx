import type { ChangeQuote } from '#contract/order-changes.ts';
import type { StaffTracked } from '#contract/orders-office.ts';
import { LINK_HOURS } from '#rules/orders/counter-order.ts';
import { sumWords } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { Box } from '../../../ui/box.tsx';
import { BACK_WAYS } from '../refund-words.ts';
import { pressWords, toSettle } from './change-values.ts';

type Props = {
  quote: ChangeQuote;
  tracked: StaffTracked;
  /** Prices are being calculated anew. */
  isStale: boolean;
  isBusy: boolean;
  failure: string | undefined;
};

/** The old and the new sums, how the difference is settled, and the button. */
export function ChangeSums({ quote, tracked, isStale, isBusy, failure }: Props) {
  const { words, problem, lines } = quote;
  const isStopped = problem !== null || lines.some((line) => line.problem !== null);
  const isSame = words.length === 0;
  return (
    <Box title="What changes">
      {isSame ? (
        <p className="text-small text-muted">
          Nothing yet. Change items, quantities or the delivery, and see here what it comes to.
        </p>
      ) : (
        <ul aria-label="Changes" className="grid list-disc gap-1 pl-5 text-small">
          {words.map((word) => (
            <li key={word} className="text-pretty wrap-anywhere">
              {word}
            </li>
          ))}
        </ul>
      )}
      <SumsTable quote={quote} isStale={isStale} />
      {!isSame && <p className="mt-3 text-small text-pretty text-secondary">{moneyWords(quote, tracked)}</p>}
      <div className="mt-4 grid gap-3">
        <FormFailure>{failure}</FormFailure>
        {!isSame && problem && <p className="text-small text-danger">{problem}</p>}
        <Button
          type="submit"
          variant="buy"
          full
          disabled={isSame || isStopped || isStale}
          busy={isBusy && 'Changing the order'}
        >
          {pressWords(quote)}
        </Button>
      </div>
    </Box>
  );
}

function SumsTable({
  quote: { before, after, code, difference },
  isStale,
}: Pick<Props, 'quote' | 'isStale'>) {
  const rows = [
    { name: 'Items', was: before.goods, is: after.goods },
    { name: 'Delivery', was: before.delivery, is: after.delivery },
    { name: `Code ${code ?? ''}`.trim(), was: -before.discount, is: -after.discount },
  ].filter(({ name, was, is }) => !name.startsWith('Code') || was !== 0 || is !== 0);
  const cell = 'py-1 text-right tabular-nums';
  return (
    <table className="mt-4 w-full text-small" aria-busy={isStale}>
      <caption className="sr-only">Sums before and after the change</caption>
      <thead className="text-caption text-muted">
        <tr>
          <td />
          <th scope="col" className="py-1 text-right font-medium">
            Now
          </th>
          <th scope="col" className="py-1 text-right font-medium">
            After
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, was, is }) => (
          <tr key={name}>
            <th scope="row" className="py-1 text-left font-normal text-secondary">
              {name}
            </th>
            <td className={cell}>{signed(was)}</td>
            <td className={cell}>{signed(is)}</td>
          </tr>
        ))}
        <tr className="text-label font-semibold">
          <th scope="row" className="py-1 text-left font-semibold">
            Total
          </th>
          <td className={cell}>{sumWords(before.total)}</td>
          <td className={cell}>{sumWords(after.total)}</td>
        </tr>
        {(before.vat > 0 || after.vat > 0) && (
          <tr className="text-muted">
            <th scope="row" className="py-1 text-left font-normal">
              VAT included
            </th>
            <td className={cell}>{sumWords(before.vat)}</td>
            <td className={cell}>{sumWords(after.vat)}</td>
          </tr>
        )}
        <tr className="border-t border-grey-2 text-label font-semibold">
          <th scope="row" colSpan={2} className="pt-2 text-left font-semibold">
            Difference
          </th>
          <td className="pt-2 text-right tabular-nums">
            {difference > 0 ? '+' : ''}
            {signed(difference)}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const signed = (amount: number) => `${amount < 0 ? '−' : ''}${sumWords(Math.abs(amount))}`;

/** How the difference is settled. */
function moneyWords(quote: ChangeQuote, { payment, email, name }: StaffTracked): string {
  const { settlement, difference, to_payment: toPayment, to_credit: toCredit } = quote;
  const sum = sumWords(toSettle(quote));
  const again =
    quote.from_credit > 0
      ? `${sumWords(quote.from_credit)} of store credit pays for it again, which an earlier change gave back. `
      : '';
  switch (settlement) {
    case 'refund': {
      const ways = [
        toPayment > 0 && `${sumWords(toPayment)} goes back ${BACK_WAYS[payment.kind]}.`,
        toCredit > 0 && `${sumWords(toCredit)} goes back as store credit.`,
      ];
      return [...ways.filter(Boolean), `${name} gets a mail that says what changed.`].join(' ');
    }
    case 'link':
      return `${again}${email} gets a link to pay ${sum} by card. The order changes once it is paid. Until then it stays as it is, and the goods are kept for ${LINK_HOURS} hours.`;
    case 'credit':
      return `${again}${name} gets a mail that says what changed.`;
    case 'at_counter':
      return `${name} pays ${sum} ${difference < 0 ? 'less' : 'more'} when they collect it, and gets a mail that says what changed.`;
    case 'none':
      return `Nothing is to pay. ${name} gets a mail that says what changed.`;
  }
}
