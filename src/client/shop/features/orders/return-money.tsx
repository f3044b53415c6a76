import type { TrackedOrder } from '#contract/orders.ts';
import { BANK_DAYS } from '#rules/checkout/returns.ts';
import { formatSum, pence } from '#rules/money/money.ts';
import { moneyLeft, returnBack, returningOf, type ReturnAsked } from '#rules/orders/return-back.ts';
import { deliveryKeptWords } from '#rules/orders/return-ways.ts';
import { Radio } from '#client/ui/check.tsx';
import { counterName } from './back-words.ts';
import { Choices } from '#client/ui/choices.tsx';

type Props = {
  order: TrackedOrder;
  hasAccount: boolean;
  isPaidInStore: boolean;
  asked: ReturnAsked;
  onChange: (asCredit: boolean) => void;
};

/** The refund of the chosen items, as money and as store credit, and the choice between them. */
export function ReturnMoney({ order, hasAccount, isPaidInStore, asked, onChange }: Props) {
  const returning = returningOf(order);
  const back = returnBack(returning, { ...asked, asCredit: false });
  const asCredit = returnBack(returning, { ...asked, asCredit: true });
  const isChosen = back.money + back.credit > 0;
  if (asked.cost !== undefined && !isChosen) {
    return (
      <p className="text-small text-pretty">
        {back.due > 0
          ? `You pay ${formatSum(back.due)} more. We send you a link to pay once your return has arrived.`
          : 'It costs the same, so nothing is to pay.'}
      </p>
    );
  }
  // Before an item is chosen, the rest of the order decides whether money can come back.
  const hasMoney = isChosen ? back.money > 0 : moneyLeft(returning) > 0;
  const kept = deliveryKeptWords(back);
  const counter = `the counter of ${counterName(order)}`;
  return (
    <div className="grid gap-2 text-small">
      {hasMoney && hasAccount ? (
        <Choices legend="How do you want your money back?">
          <Radio
            name="as_credit"
            label={isPaidInStore ? `At ${counter}` : 'To the card or account I paid with'}
            detail={[
              isChosen ? moneyWords(back) : '',
              isPaidInStore
                ? 'Where you paid. It waits for you there once your return has arrived'
                : `Once it has arrived; banks take up to ${BANK_DAYS} working days`,
            ]
              .filter(Boolean)
              .join('. ')}
            checked={!asked.asCredit}
            onChange={() => onChange(false)}
          />
          <Radio
            name="as_credit"
            label="As store credit, with 5% more"
            detail={[
              isChosen
                ? `${formatSum(pence(asCredit.credit + asCredit.bonus))}, including ${formatSum(asCredit.bonus)} extra`
                : '',
              'In your account as soon as it has arrived',
            ]
              .filter(Boolean)
              .join('. ')}
            checked={asked.asCredit}
            onChange={() => onChange(true)}
          />
        </Choices>
      ) : (
        isChosen && (
          <p className="text-pretty">
            {hasMoney
              ? `${moneyWords(back)} goes back to you, ${isPaidInStore ? `at ${counter}, where you paid. It waits for you there` : 'to the card or account you paid with,'} once your return has arrived.`
              : `${formatSum(back.credit)} goes back to your store credit, which paid for it, once your return has arrived.`}
          </p>
        )
      )}
      {kept && <p className="text-pretty text-secondary">{kept}</p>}
    </div>
  );
}

/** '£30.00', or '£30.00, and £20.00 to your store credit, which paid the rest'. */
const moneyWords = ({ money, credit }: Pick<ReturnType<typeof returnBack>, 'money' | 'credit'>): string =>
  `${formatSum(money)}${credit > 0 ? `, and ${formatSum(credit)} to your store credit, which paid that part` : ''}`;
