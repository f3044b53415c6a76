import type { TrackedRepair } from '#contract/repairs.ts';
import { advised, expectedSum } from '#rules/repair/estimate.ts';
import { paidBy } from '#rules/repair/paid-by.ts';
import { sumWords } from '#client/lib/format.ts';
import { dayWords, whenWords } from '#client/lib/when-words.ts';
import { Facts, type Fact } from '#client/sections/tracking/facts.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { priceWords, sumOfLines } from './repair-words.ts';

/** Every line has a fixed price, so no diagnosis is needed before the total is known. */
const isFixed = (lines: TrackedRepair['lines']): boolean =>
  lines.length > 0 && lines.every(({ price_kind: kind, price }) => kind === 'fixed' && price !== null);

type Deposit = NonNullable<TrackedRepair['deposit']>;

const depositWords = ({ paid, is_back: isBack, to_return: toReturn }: Deposit): string => {
  if (!paid) return 'Deposit, to pay before we begin';
  if (isBack) return 'Deposit, given back';
  return toReturn > 0 ? 'Deposit, comes back to you' : `Deposit, paid ${paidBy(paid.kind)}`;
};

const depositSum = ({ amount, paid, is_back: isBack, to_return: toReturn }: Deposit): string =>
  `${paid && !isBack && toReturn === 0 ? '−' : ''}${sumWords(amount)}`;

/** Before it is answered, the estimate counts in place of what was known before. */
function estimateFacts({ lines, deposit }: NonNullable<TrackedRepair['estimate']>): Fact[] {
  const whole = advised(lines);
  const ids = whole.map(({ id }) => id);
  return [
    ...whole.map(({ name, price }) => ({ label: name, value: sumWords(price) })),
    ...(deposit > 0 ? [{ label: 'Deposit, to pay before we begin', value: sumWords(deposit) }] : []),
    { label: 'If you approve all', value: sumWords(sumOfLines(whole, ids)), isSum: true },
  ];
}

const UNREPAIRED: ReadonlySet<TrackedRepair['state']> = new Set([
  'beyond_repair',
  'no_fault',
  'return_unrepaired',
]);

/** The work with its prices, and what is paid when the device is handed over. */
export function repairFacts(
  { lines, due, is_total_final: isFinal, paid, deposit, state, estimate }: TrackedRepair,
  now: Date,
): Fact[] {
  if (state === 'awaiting_approval' && estimate && !paid) return estimateFacts(estimate);
  // Before it is paid, the deposit is still in what is due.
  const first = deposit && !deposit.paid ? deposit.amount : 0;
  return [
    ...lines
      .filter(({ state }) => state !== 'declined')
      .map((line) => ({ label: line.name, value: priceWords(line) })),
    ...(deposit ? [{ label: depositWords(deposit), value: depositSum(deposit) }] : []),
    paid
      ? {
          label: `Paid ${paidBy(paid.kind)}, ${whenWords(paid.at, now)}`,
          value: sumWords(paid.amount),
          isSum: true,
        }
      : {
          label: isFinal
            ? 'To pay at the hand-over'
            : isFixed(lines)
              ? 'To pay when it works'
              : 'As far as we know',
          value: sumWords(isFinal ? due - first : expectedSum(lines)),
          isSum: true,
        },
  ];
}

export function RepairSums({ tracked, now }: { tracked: TrackedRepair; now: Date }) {
  const { warranty_until: until, loan, parent, way, paid, deposit, pay, state, estimate } = tracked;
  const asksDeposit = state === 'awaiting_approval' && Boolean(estimate && estimate.deposit > 0);
  const hasOnline = Boolean(pay && pay.ways.length > 0);
  return (
    <Panel title="The repair">
      <Facts facts={repairFacts(tracked, now)} />
      <div className="mt-4 grid gap-2 text-small text-secondary empty:hidden">
        {deposit && !deposit.paid && (
          <p>We begin once the deposit is paid{hasOnline ? '' : ', at the counter'}.</p>
        )}
        {!paid && !deposit && !asksDeposit && !UNREPAIRED.has(state) && (
          <p>
            {!hasOnline && 'Nothing is charged now. '}You pay when the device works
            {way === 'drop_in' ? ' and you collect it' : ', before we send it back'}.
          </p>
        )}
        {until && (
          <p>
            Warranty until <b className="font-semibold text-ink">{dayWords(until, now)}</b>.
          </p>
        )}
        {parent && <p>This repair is covered by the warranty of {parent}.</p>}
        {loan && !loan.is_back && <p>You have our {loan.device} meanwhile. Please bring it back with you.</p>}
      </div>
    </Panel>
  );
}
