import type { TrackedRepair } from '#contract/repairs.ts';
import { dateWords } from '#rules/stores/shop-time.ts';
import { formatPounds, sumWords } from '#client/lib/format.ts';
import { whenWords } from '#client/lib/when-words.ts';
import { Facts, type Fact } from '#client/sections/tracking/facts.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { expectedSum, priceWords } from './repair-words.ts';

const PAID = { cash: 'in cash', card: 'by card', bank_transfer: 'by bank transfer' };

const dayOf = (day: string) => dateWords(new Date(`${day}T12:00:00Z`));

/** The work with its prices, and what is paid when the device is handed over. */
export function repairFacts(
  { lines, total, is_total_final: isFinal, paid }: TrackedRepair,
  now: Date,
): Fact[] {
  return [
    ...lines
      .filter(({ state }) => state !== 'declined')
      .map((line) => ({ label: line.name, value: priceWords(line) })),
    {
      label: isFinal ? 'To pay at the hand-over' : 'As far as we know',
      value: sumWords(isFinal ? total : expectedSum(lines)),
      isSum: true,
    },
    ...(paid
      ? [{ label: `Paid ${PAID[paid.kind]}, ${whenWords(paid.at, now)}`, value: formatPounds(paid.amount) }]
      : []),
  ];
}

export function RepairSums({ tracked, now }: { tracked: TrackedRepair; now: Date }) {
  const { warranty_until: until, loan, parent, way, paid } = tracked;
  return (
    <Panel title="The repair">
      <Facts facts={repairFacts(tracked, now)} />
      <div className="mt-4 grid gap-2 text-small text-secondary">
        {!paid && (
          <p>
            Nothing is charged now. You pay when the device works
            {way === 'drop_in' ? ' and you collect it' : ', before we send it back'}.
          </p>
        )}
        {until && (
          <p>
            Warranty until <b className="font-semibold text-ink">{dayOf(until)}</b>.
          </p>
        )}
        {parent && <p>This repair is covered by the warranty of {parent}.</p>}
        {loan && !loan.is_back && <p>You have our {loan.device} meanwhile. Please bring it back with you.</p>}
      </div>
    </Panel>
  );
}
