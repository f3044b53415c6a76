import { useId } from 'react';
import { capital, formatPounds } from '#client/lib/format.ts';
import { TextField } from '#client/ui/text-field.tsx';
import { Row } from '../../ui/box.tsx';
import { betterOf, betterPreview, revisedPreview, tooLowWords } from './inspection-values.ts';
import type { Device } from './trade-ins.api.ts';
import type { Inspection } from './use-inspection.ts';

/** The current offer, and the new one after the findings. */
export function OfferPanel({ device, inspection }: { device: Device; inspection?: Inspection | undefined }) {
  const id = useId();
  const revised = inspection && revisedPreview(device, inspection.findings);
  const better = inspection && !revised ? betterPreview(device, inspection.price) : undefined;
  const { offer, payout } = device;
  const now = revised?.now ?? better ?? offer;
  const paid = (sums: typeof offer) => (payout === 'bank' ? sums.cash : sums.voucher);
  const isNew = paid(now) !== paid(offer);
  const asksMore = inspection && betterOf(inspection.findings).length > 0 && !revised;
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 rounded-card bg-sell-tint px-5 py-4 text-sell-text max-w1024:sticky max-w1024:top-0 max-w1024:z-10 max-w600:static"
    >
      <div className="flex flex-wrap items-start gap-x-8 gap-y-3 w1024:block">
        <div>
          <h2 id={id} className="font-semibold">
            {isNew ? 'New offer' : 'Offer'}
            {payout === 'bank' ? ', by bank' : ', as a voucher'}
          </h2>
          <p aria-live="polite" className="flex items-baseline gap-2.5 tabular-nums">
            {isNew && (
              <s className="text-[1.5rem] leading-8">
                <span className="sr-only">before </span>
                {formatPounds(paid(offer))}
              </s>
            )}
            <b className="text-[2.5rem] leading-12 font-[650] tracking-[-0.02em] text-ink">
              {formatPounds(paid(now))}
            </b>
          </p>
        </div>
        <dl className="min-w-56 flex-1 w1024:mt-2 w1024:border-t w1024:border-sell/20 w1024:pt-2">
          {isNew && <Row name="Offered, by bank">{formatPounds(offer.cash)}</Row>}
          {revised?.cuts.map(({ check, amount }) => (
            <Row key={check} name={capital(check)}>
              −{formatPounds(amount)}
            </Row>
          ))}
          {revised !== undefined && revised.rounding !== 0 && (
            <Row name="Rounded to £5">
              {revised.rounding > 0 ? '+' : '−'}
              {formatPounds(Math.abs(revised.rounding))}
            </Row>
          )}
          <Row name="By bank">{formatPounds(now.cash)}</Row>
          <Row name="As a voucher">{formatPounds(now.voucher)}</Row>
        </dl>
      </div>
      {revised?.isTooLow && (
        <p role="alert" className="mt-2 font-medium text-danger">
          {tooLowWords(device)}
        </p>
      )}
      {device.came_late && device.today && (
        <p className="mt-2 text-caption">
          It came after its price had lapsed. Today it is worth {formatPounds(device.today.cash)} by bank,{' '}
          {formatPounds(device.today.voucher)} as a voucher.
        </p>
      )}
      {device.came_late && !device.today && (
        <p className="mt-2 text-caption">
          It came after its price had lapsed, and the shop no longer buys this model.
        </p>
      )}
      {asksMore && (
        <TextField
          className="mt-3 max-w-60 text-ink"
          label="Better than told: the new price"
          hint={`In cash, at most ${formatPounds(device.highest.cash)}. The voucher follows.`}
          unit="£"
          tall={40}
          inputMode="decimal"
          autoComplete="off"
          name="price"
          value={inspection.price}
          error={inspection.errors['price']}
          onChange={({ target }) => inspection.setPrice(target.value)}
        />
      )}
      <p className="mt-2 text-caption">
        Rules version {device.quote.rules_version}, the same as in the quote. Rounded to{' '}
        {formatPounds(device.quote.terms.step)}.
        {revised && device.worst && ` Their worst answers give ${formatPounds(device.worst.cash)} in cash.`}
      </p>
    </section>
  );
}
