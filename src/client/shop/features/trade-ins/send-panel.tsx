import { Store } from 'lucide-react';
import type { TradeInItem } from '#contract/trade-ins.ts';
import { oneLine } from '#client/lib/one-line.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { PostLabel } from '#client/sections/tracking/post-label.tsx';
import { QrCode } from '#client/sections/tracking/qr-code.tsx';
import type { MakeMove } from './use-move.ts';

/** How the device gets to the shop: the label and the button that reports the posting, or the store. */
export function SendPanel({ item, make }: { item: TradeInItem; make: MakeMove }) {
  if (item.way === 'drop_in' && item.store) {
    const { name, address, post_code: code } = item.store;
    return (
      <div className="grid gap-4">
        <p className="flex gap-3 text-small">
          <Store size={18} className="mt-px shrink-0" />
          <span>
            Bring it to <b className="font-semibold">{name}</b>, {address}, {oneLine(code)}, and show this
            code at the counter, or say <b className="font-semibold whitespace-nowrap">{item.number}</b>.
            Remove your accounts and your SIM card first.
          </span>
        </p>
        <QrCode number={item.number} />
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      {item.send_to.length > 0 && <PostLabel number={item.number} to={item.send_to} />}
      {item.moves.includes('send') && <SendForm item={item} make={make} />}
    </div>
  );
}

/** Carrier and number, so that both sides can follow the parcel. */
function SendForm({ item, make }: { item: TradeInItem; make: MakeMove }) {
  const form = useForm({
    start: { carrier: '', tracking: '' },
    errorsOf: () => ({}),
    send: ({ carrier, tracking }) =>
      make({
        move: 'send',
        carrier: carrier.trim() || undefined,
        tracking: tracking.trim() || undefined,
      }),
  });
  return (
    <form {...form.formProps} className="grid gap-4" aria-label={`I posted ${item.name}`}>
      <div className="grid gap-4 w600:grid-cols-2">
        <TextField
          {...form.fieldProps('carrier')}
          label="Carrier"
          hint="Such as Royal Mail"
          optional
          maxLength={60}
        />
        <TextField
          {...form.fieldProps('tracking')}
          label="Tracking number"
          hint="On the receipt of the post office"
          optional
          maxLength={60}
        />
      </div>
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" variant="accent" busy={form.isBusy && 'Saving'} className="justify-self-start">
        I posted it
      </Button>
    </form>
  );
}
