import type { CounterQuote } from '#contract/counter-orders.ts';
import type { CounterPay } from '#rules/orders/counter-order.ts';
import { canHandOver, LINK_HOURS } from '#rules/orders/counter-order.ts';
import { isThere, liesWords } from '#rules/orders/lies-at.ts';
import type { DeliveryWay } from '#rules/orders/delivery-ways.ts';
import { sumWords } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox, Radio } from '#client/ui/check.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { Box, Row } from '../../../ui/box.tsx';
import { OptionBox } from '../../../ui/option-box.tsx';
import type { NewOrderForm } from './use-new-order.ts';

const PAYS: Record<CounterPay, { label: string; detail: string }> = {
  here: { label: 'Paid here, now', detail: 'By card machine or cash. The money is in your till.' },
  link: {
    label: 'By card, with a link',
    detail: `Mailed to them. The goods are kept for ${LINK_HOURS} hours.`,
  },
  bank_transfer: {
    label: 'By bank transfer',
    detail: 'They get the bank details by mail, and pay within 5 working days.',
  },
  in_store: {
    label: 'When they collect it',
    detail: 'By card machine or cash, against the code in the mail.',
  },
};

type Props = {
  form: NewOrderForm;
  quote: CounterQuote;
  way: DeliveryWay | undefined;
  pay: CounterPay;
  /** Prices are being calculated anew. */
  isStale: boolean;
};

/** The sums, the way to pay and the button. */
export function NewOrderPayment({ form, quote, way, pay, isStale }: Props) {
  const { totals, code, lines } = quote;
  const isStopped = lines.some(({ problem }) => problem !== null);
  const canBeTaken = way !== undefined && canHandOver(pay, way);
  const elsewhere = lines.find(({ lies, quantity }) => lies && !isThere(lies, quantity));
  const handsOver = canBeTaken && form.values.is_handed_over;
  return (
    <Box title="Payment">
      <fieldset className="mb-4">
        <legend className="sr-only">How they pay</legend>
        <div className="grid gap-2">
          {quote.pays.map(({ pay: name, reason }) => (
            <OptionBox key={name} isChosen={pay === name}>
              <Radio
                name="pay"
                value={name}
                checked={pay === name}
                disabled={reason !== null}
                onChange={() => form.change({ pay: name })}
                label={<span className="font-semibold">{PAYS[name].label}</span>}
                detail={<span className="text-secondary">{reason ?? PAYS[name].detail}</span>}
              />
            </OptionBox>
          ))}
        </div>
      </fieldset>
      {canBeTaken && (
        <Checkbox
          name="is_handed_over"
          checked={form.values.is_handed_over}
          onChange={({ target }) => form.change({ is_handed_over: target.checked })}
          label="They take it along now"
          detail={
            form.values.email.trim()
              ? 'The order is complete at once, and the receipt is mailed.'
              : 'The order is complete at once. Print the receipt on its page.'
          }
        />
      )}
      <TextField
        {...form.fieldProps('code')}
        className="mt-3"
        label="Code"
        optional
        autoComplete="off"
        error={code?.problem ?? form.errorOf('code')}
      />
      <dl className="mt-4" aria-busy={isStale}>
        <Row name="Items">{sumWords(totals.goods)}</Row>
        <Row name="Delivery">{totals.delivery > 0 ? sumWords(totals.delivery) : 'Free'}</Row>
        {totals.discount > 0 && <Row name={`Code ${code?.code ?? ''}`}>−{sumWords(totals.discount)}</Row>}
        <Row name="Total" strong>
          {sumWords(totals.total)}
        </Row>
        {totals.vat > 0 && <Row name="VAT included">{sumWords(totals.vat)}</Row>}
      </dl>
      <div className="mt-4 grid gap-3">
        <FormFailure>{form.failure}</FormFailure>
        {handsOver && elsewhere?.lies && (
          <p className="text-small text-danger">
            {elsewhere.name} can’t be taken along: {liesWords(elsewhere.lies)}. Bring it here with a transfer,
            or let them collect it later.
          </p>
        )}
        {isStopped && (
          <p className="text-small text-danger">Something in the order can’t be sold. See the items.</p>
        )}
        <Button
          type="submit"
          variant="buy"
          full
          disabled={isStopped || (handsOver && elsewhere !== undefined) || isStale || Boolean(code?.problem)}
          busy={form.isBusy && 'Placing the order'}
        >
          {totals.goods === 0 ? 'Place the order' : buttonWords(pay, handsOver, totals.total)}
        </Button>
      </div>
    </Box>
  );
}

/** The words of the button name the result of the press. */
function buttonWords(pay: CounterPay, handsOver: boolean, total: number): string {
  const sum = sumWords(total);
  if (handsOver) return `${sum} is paid, hand it over`;
  if (pay === 'here') return `${sum} is paid, place the order`;
  return pay === 'link' ? `Send the link to pay ${sum}` : `Place the order for ${sum}`;
}
