import { ChevronDown, ShieldCheck } from 'lucide-react';
import type { OwnDevice } from '#contract/devices.ts';
import { unsaid } from '#rules/orders/choice-words.ts';
import { addresses } from '#rules/page/addresses.ts';
import { formatPounds, sumWords } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { Picture } from '#client/ui/picture.tsx';
import { DOCUMENT_WORDS, happenedWords, warrantyWords } from './device-words.ts';
import { WorthToday } from './worth-today.tsx';

const LINK =
  'inline-flex min-h-8 items-center rounded-badge font-semibold text-accent-text underline-offset-4 hover:underline pointer-coarse:min-h-11';
const PRICE_WORDS: Record<OwnDevice['kind'], string> = {
  bought: 'Price',
  sold: 'Paid to you',
  repaired: 'Paid for the repair',
};
const SEE_WORDS: Record<OwnDevice['kind'], string> = {
  bought: 'See the order',
  sold: 'See the trade-in',
  repaired: 'See the repair',
};
const LINES = { bought: 'buy', sold: 'sell', repaired: 'repair' } as const;

/** A device with what happened to it, and what can be done with it today. */
export function DeviceCard({ device }: { device: OwnDevice }) {
  const { kind, number, token, name, choice, image, quantity, price, faults, documents, repairs } = device;
  const warranty = warrantyWords(device);
  // The choice of a repair names its faults, including those that were declined later.
  const chosen = kind === 'repaired' ? faults.join(', ') : unsaid(choice, name);
  const detail = [chosen, quantity > 1 && `${quantity} of them`];
  return (
    <li data-line={LINES[kind]} className="rounded-card border border-border p-4 w600:p-5">
      <article aria-label={name} className="grid grid-cols-1 gap-4">
        <div className="flex gap-4">
          <span className="size-18 shrink-0 overflow-hidden rounded-control bg-grey-1 p-1.5 w600:size-22">
            <Picture name={image} alt="" sizes="88px" className="size-full" />
          </span>
          <div className="min-w-0 flex-1">
            <h2 className="text-name wrap-anywhere">{name}</h2>
            <p className="text-small text-muted">{detail.filter(Boolean).join(', ')}</p>
            <p className="mt-1 text-small">
              {happenedWords(device)}
              {price !== null && (
                <span className="text-muted tabular-nums">
                  {' '}
                  · {PRICE_WORDS[kind]} {sumWords(price)}
                </span>
              )}
            </p>
            {warranty && (
              <p
                className={cx(
                  'mt-1 flex items-center gap-1.5 text-small',
                  warranty.isOn ? 'text-sell-text' : 'text-muted',
                )}
              >
                {warranty.isOn && <ShieldCheck size={16} className="shrink-0" />}
                {warranty.text}
              </p>
            )}
          </div>
        </div>
        {device.value && <WorthToday device={device} value={device.value} />}
        {repairs.length > 0 && <Repairs name={name} repairs={repairs} />}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-border pt-4 text-small">
          {documents.map((one) => (
            <Anchor key={one.name} href={addresses.paper(token, one.name)} newWindow className={LINK}>
              {DOCUMENT_WORDS[one.kind]}
              <span className="sr-only"> {one.number}</span>
            </Anchor>
          ))}
          <ButtonLink href={addresses.track(token)} variant="outline" size={40} className="ml-auto">
            {SEE_WORDS[kind]}
            <span className="sr-only"> {number}</span>
          </ButtonLink>
        </div>
      </article>
    </li>
  );
}

/** Today's prices of its repairs. Each link opens with its fault chosen. */
function Repairs({ name, repairs }: Pick<OwnDevice, 'name' | 'repairs'>) {
  const lowest = Math.min(...repairs.map(({ price }) => price));
  return (
    <details className="disclosure group/fold -my-1" data-line="repair">
      <summary className="flex min-h-11 items-center gap-2 rounded-control text-small font-medium select-none">
        Repairs today from {formatPounds(lowest)}
        <span className="sr-only"> for {name}</span>
        <ChevronDown size={18} className="text-muted transition-transform group-open/fold:rotate-180" />
      </summary>
      <ul className="grid gap-x-6 pb-1 text-small w600:grid-cols-2">
        {repairs.map(({ label, price, path }) => (
          <li key={path} className="flex items-center justify-between gap-4 border-t border-border py-1">
            <Anchor href={path} className={LINK}>
              {label}
            </Anchor>
            <span className="tabular-nums">{formatPounds(price)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
