import { useState } from 'react';
import type { Advice, AdvisedFault, ProductDetail } from '#contract/catalog.ts';
import { formatPence } from '#rules/money/money.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { LineDot } from '#client/ui/lines.tsx';
import { InlineSelect } from '#client/ui/select.tsx';
import { useAdvice } from './advice.api.ts';
import { waysFor, type Way } from './ways.ts';

type SelectProps = {
  faults: Advice['faults'];
  fault: AdvisedFault | undefined;
  onChoose: (optionId: number) => void;
};

export function FaultSelect({ faults, fault, onChoose }: SelectProps) {
  if (faults.length < 2 || !fault) return null;
  return (
    <InlineSelect
      label="Fault"
      value={fault.option_id}
      choices={faults.map(({ option_id, label }) => ({ value: String(option_id), label }))}
      onChange={(event) => onChoose(Number(event.target.value))}
    />
  );
}

/** On a product page of the buy line: selling or repairing the old device. Hidden if no other line has the model. */
export function Advisor({ product }: { product: ProductDetail }) {
  const advice = useAdvice(product.id);
  const [faultId, setFaultId] = useState<number>();
  const fault = advice?.faults.find(({ option_id }) => option_id === faultId) ?? advice?.faults[0];
  const ways = advice ? waysFor(advice, fault, 'buy') : [];
  if (!advice || ways.every(({ line }) => line === 'buy')) return null;
  return (
    <section
      aria-labelledby="advisor"
      className="self-start rounded-hero bg-grey-1 px-4 py-6 w768:mt-6 w768:p-5 w1024:mt-10 w1024:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-1">
        <div className="min-w-0">
          <h2 id="advisor" className="text-h3 w1024:text-[1.5rem] w1024:leading-7.5 w1024:tracking-[-0.02em]">
            Already own the {product.name}?
          </h2>
          <p className="mt-1 text-label text-secondary">
            {fault ? 'What you can do with yours, broken or not.' : 'See what yours is worth.'}
          </p>
        </div>
        <FaultSelect faults={advice.faults} fault={fault} onChoose={setFaultId} />
      </div>
      <ul className="mt-4 grid grid-cols-2 gap-2.5 w768:grid-cols-1 w768:gap-2 w1024:grid-cols-2 w1024:gap-3">
        {ways.map((way) => (
          <WayTile key={way.key} way={way} />
        ))}
      </ul>
    </section>
  );
}

/** A tile. On a tablet, where the column is narrow, a row that is one link. */
function WayTile({ way }: { way: Way }) {
  return (
    <li
      data-line={way.line}
      className="relative flex min-w-0 flex-col rounded-card bg-paper p-3.5 w768:grid w768:min-h-17 w768:grid-cols-[minmax(0,1fr)_auto_16px] w768:content-center w768:items-center w768:gap-x-3 w768:rounded-box w768:px-4 w768:py-3 w1024:flex w1024:items-stretch w1024:rounded-card w1024:p-5"
    >
      <p className="flex items-center gap-2 text-small font-semibold text-accent-text">
        <LineDot line={way.line} />
        {way.title}
      </p>
      <WayFigure way={way} className="mt-2 w768:mt-0 w768:max-w1024:[&>:last-child]:text-price w1024:mt-2" />
      <p className="mt-1.5 mb-2 text-caption text-muted w768:col-span-2 w768:row-start-2 w768:mt-0.5 w768:mb-0 w1024:mt-1.5 w1024:mb-2 w1024:text-small">
        {way.text}
      </p>
      {way.href && (
        <ButtonLink
          href={way.href}
          variant="text"
          size={40}
          arrow
          className="mt-auto self-start text-small! text-accent-text! w768:col-start-3 w768:mt-0 w1024:mt-auto w768:row-span-2 w768:row-start-1 w768:h-auto! w768:self-center w768:after:absolute w768:after:inset-0 w768:after:rounded-box w1024:h-10! w1024:self-start w1024:after:hidden"
        >
          <span className="w768:max-w1024:sr-only">{way.action}</span>
          <span className="sr-only"> ({way.title})</span>
        </ButtonLink>
      )}
    </li>
  );
}

export function WayFigure({ way, className }: { way: Way; className?: string }) {
  return (
    <p className={`tabular-nums ${className ?? ''}`}>
      {way.prefix && <span className="text-small text-muted">{way.prefix} </span>}
      <span className="text-tile whitespace-nowrap">{way.instead ?? formatPence(way.amount)}</span>
    </p>
  );
}
