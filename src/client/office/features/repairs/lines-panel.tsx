import type { StaffTrackedRepair } from '#contract/repairs-office.ts';
import type { RepairLineWire } from '#contract/repairs.ts';
import { expectedSum } from '#rules/repair/estimate.ts';
import { warrantyWords } from '#rules/repair/repair.ts';
import { momentWords } from '#client/lib/due-words.ts';
import { capital, sumWords } from '#client/lib/format.ts';
import { Box, Row } from '../../ui/box.tsx';
import { Chip, type ChipWords } from '../../ui/chip.tsx';
import { PAYMENTS } from './move-dialog.tsx';
import { dayWords } from '#client/lib/when-words.ts';

const LINE_STATES: Record<RepairLineWire['state'], ChipWords> = {
  asked: { label: 'Not answered', look: 'over' },
  approved: { label: 'Approved', look: 'good' },
  declined: { label: 'Declined', look: 'decide' },
};
/** Before an estimate was sent, nothing is to be answered. */
const AS_BOOKED: Record<RepairLineWire['price_kind'], ChipWords> = {
  fixed: { label: 'Fixed price', look: 'good' },
  from: { label: 'To be diagnosed', look: 'over' },
  after_diagnosis: { label: 'To be diagnosed', look: 'over' },
};
const PART_STATES: Record<RepairLineWire['part_state'], string> = {
  none: '',
  missing: 'part is missing',
  reserved: 'part is reserved',
  taken: 'part is built in',
};
const PRICES: Record<RepairLineWire['price_kind'], string> = {
  fixed: '',
  from: 'from ',
  after_diagnosis: 'about ',
};

type Deposit = NonNullable<StaffTrackedRepair['deposit']>;

function depositName({ paid, is_back: isBack, to_return: toReturn }: Deposit): string {
  if (!paid) return 'Deposit, not paid yet';
  if (isBack) return 'Deposit, given back';
  if (toReturn > 0) return 'Deposit, to be given back';
  return `Deposit: ${PAYMENTS[paid.kind]}, ${dayWords(paid.at)}`;
}

/** The faults of a ticket with what they cost, and what is to be paid. */
export function LinesPanel({ ticket }: { ticket: StaffTrackedRepair }) {
  const { lines, parts, estimates, total, paid, due, deposit, is_total_final: isFinal } = ticket;
  // Nothing is agreed yet: what was told at the booking is what is expected.
  const isOpen = !isFinal && !paid && total === 0;
  return (
    <Box title="Work">
      <ul className="-mx-5 border-y border-grey-2">
        {lines.map((line) => {
          const part = parts.find(({ line_id: id }) => id === line.id);
          const facts = [
            line.part_quality && `${capital(line.part_quality)} part`,
            part && `${part.quantity} × ${part.name}`,
            PART_STATES[line.part_state],
            line.warranty_months > 0 && `${warrantyWords(line.warranty_months)} warranty`,
            line.warranty_until && `until ${dayWords(line.warranty_until)}`,
          ].filter(Boolean);
          const { label, look } =
            line.state === 'asked' && estimates.length === 0
              ? AS_BOOKED[line.price_kind]
              : LINE_STATES[line.state];
          return (
            <li
              key={line.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-grey-2 px-5 py-3 not-first:border-t"
            >
              <b className="font-semibold wrap-anywhere">{line.name}</b>
              <span className="text-right font-semibold tabular-nums">
                {line.price === null
                  ? 'After diagnosis'
                  : `${PRICES[line.price_kind]}${sumWords(line.price)}`}
              </span>
              <span className="text-caption wrap-anywhere text-muted">{facts.join(', ')}</span>
              <span className="text-right">
                <Chip look={look}>{label}</Chip>
              </span>
            </li>
          );
        })}
        {lines.length === 0 && <li className="px-5 py-4 text-muted">Nothing is known yet.</li>}
      </ul>
      <dl className="mt-3">
        {deposit && <Row name="In all">{sumWords(total)}</Row>}
        {deposit && (
          <Row name={depositName(deposit)}>
            {deposit.paid && !deposit.is_back && deposit.to_return === 0 && '−'}
            {sumWords(deposit.amount)}
          </Row>
        )}
        {paid ? (
          <Row name={`Paid: ${PAYMENTS[paid.kind]}, ${dayWords(paid.at)}`} strong>
            {sumWords(paid.amount)}
          </Row>
        ) : (
          <Row name={isOpen ? 'As far as known' : 'To be paid'} strong>
            {sumWords(isOpen ? expectedSum(lines) : due)}
          </Row>
        )}
      </dl>
    </Box>
  );
}

/** All estimates, the newest first, with what the customer answered. */
export function EstimatesPanel({ ticket: { estimates }, now }: { ticket: StaffTrackedRepair; now: Date }) {
  return estimates.toReversed().map((estimate, index) => (
    <Box
      key={estimate.version}
      title={`Estimate ${estimate.version}`}
      note={
        <span className="text-muted">
          {momentWords(estimate.sent_at, now)}
          {index > 0 && ', replaced'}
        </span>
      }
    >
      <ul>
        {estimate.lines.map(({ id, name, choice, price, was, approved }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 border-grey-2 py-2 not-first:border-t">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {name}
              {choice !== null && <span className="text-caption text-muted"> · an alternative</span>}
            </span>
            <Chip look={approved === null ? 'waits' : approved ? 'good' : 'decide'}>
              {approved === null ? 'Not answered' : approved ? 'Approved' : 'Declined'}
            </Chip>
            <span className="w-32 text-right whitespace-nowrap tabular-nums">
              {was !== null && was !== price && (
                <s className="mr-2 text-muted">
                  <span className="sr-only">before </span>
                  {sumWords(was)}
                </s>
              )}
              <b className="font-semibold">{sumWords(price)}</b>
            </span>
          </li>
        ))}
      </ul>
      {estimate.deposit > 0 && (
        <p className="mt-1 text-caption text-muted">With a deposit of {sumWords(estimate.deposit)}</p>
      )}
      {estimate.note && (
        <p className="mt-2 rounded-box bg-grey-1 px-3 py-2 wrap-anywhere whitespace-pre-line text-secondary">
          {estimate.note}
        </p>
      )}
    </Box>
  ));
}
