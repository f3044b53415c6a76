import { useState } from 'react';
import type { FormEvent } from 'react';
import type { CheckoutOrder, OrderChoices } from '#contract/checkout.ts';
import { ApiError, messageOf } from '#client/lib/api-error.ts';
import { sumWords } from '#client/lib/format.ts';
import { forget, keep, readKept } from '#client/lib/kept-typing.ts';
import { announce } from '#client/ui/announce.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { Applied } from './applied.tsx';
import { tellRefused } from './tell-refused.ts';

type Props = { cartId: string; order: CheckoutOrder; choose: (choices: OrderChoices) => Promise<void> };

/** A discount code, and the account's store credit. */
export function CodeAndCredit({ cartId, order, choose }: Props) {
  return (
    <div className="grid grid-cols-1 items-start gap-3 w768:max-w1024:grid-cols-2 w1200:grid-cols-2">
      {order.credit > 0 && <Credit order={order} choose={choose} />}
      {order.code && !order.code.problem ? (
        <Applied
          title={`${order.code.code} −${sumWords(order.totals.discount)}`}
          text="The code is applied"
          onRemove={() => choose({ code: '' })}
        />
      ) : (
        <CodeField cartId={cartId} choose={choose} problem={order.code?.problem ?? undefined} />
      )}
    </div>
  );
}

function Credit({ order, choose }: Omit<Props, 'cartId'>) {
  const { credit, use_credit: isUsed, totals } = order;
  if (isUsed) {
    return (
      <Applied
        title={`Store credit −${sumWords(totals.credit)}`}
        text={totals.credit === credit ? 'All of it used' : `${sumWords(credit - totals.credit)} left`}
        onRemove={() => choose({ use_credit: false })}
      />
    );
  }
  return (
    <div className="flex items-center gap-3 rounded-box border border-border px-4 py-3 text-small">
      <span className="flex-1">
        You have <b className="font-semibold">{sumWords(credit)}</b> store credit.
      </span>
      <Button variant="outline" size={48} onClick={() => choose({ use_credit: true }).catch(tellRefused)}>
        Use it
      </Button>
    </div>
  );
}

/** A code that was typed and not applied, as it is kept in the tab. */
export const typedCode = (cartId: string) => ({ name: `code-${cartId}` });

type CodeProps = Pick<Props, 'cartId' | 'choose'> & { problem: string | undefined };

function CodeField({ cartId, choose, problem }: CodeProps) {
  const [code, setCode] = useState(() => readKept<{ code: string }>(typedCode(cartId)).code ?? '');
  const [error, setError] = useState(problem);
  const [isBusy, setIsBusy] = useState(false);
  async function apply(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (isBusy || code.trim() === '') return;
    setIsBusy(true);
    setError(undefined);
    try {
      await choose({ code: code.trim() });
      forget(typedCode(cartId));
      announce('The code is applied');
    } catch (failure) {
      setError(
        failure instanceof ApiError ? (failure.fields['code'] ?? messageOf(failure)) : messageOf(failure),
      );
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <div className="flex items-start gap-2.5">
      <div className="min-w-0 flex-1">
        <TextField
          id="checkout-code"
          name="code"
          label="Voucher or gift code"
          optional
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          error={error}
          onChange={({ target }) => {
            setCode(target.value);
            // The field is gone while a session that has ended is renewed.
            keep(typedCode(cartId), { code: target.value });
            setError(undefined);
          }}
          // Enter applies the code and must not submit the form around it.
          onKeyDown={(event) => {
            if (event.key === 'Enter') void apply(event.nativeEvent);
          }}
        />
      </div>
      <Button
        variant="outline"
        size={48}
        className="mt-6.5"
        busy={isBusy && 'Checking'}
        onClick={(event) => void apply(event)}
      >
        Apply
      </Button>
    </div>
  );
}
