import type { PointerEvent } from 'react';
import type { StaffRepair } from '#contract/repairs-office.ts';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { formatPounds } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { cx } from '#client/ui/cx.ts';
import { Chip } from '../../ui/chip.tsx';
import { NextAction } from './next-action.tsx';
import { nextMove, STATES } from './state-words.ts';
import { whenOf } from './ticket-words.ts';

type Props = {
  ticket: StaffRepair;
  area: OfficeArea;
  now: Date;
  /** The keys are at this one. */
  isAt: boolean;
  isDragged: boolean;
  onPress: (event: PointerEvent) => void;
};

/** A ticket on the board: its deadline first. */
export function BoardCard({ ticket, area, now, isAt, isDragged, onPress }: Props) {
  const { number, device, faults, customer, total, state, moves } = ticket;
  const when = whenOf(ticket, now);
  return (
    <li
      data-row={number}
      onPointerDown={onPress}
      className={cx(
        'relative rounded-box border border-border bg-paper px-3 py-2.5 select-none',
        when.isLate && 'shadow-[inset_3px_0_var(--color-danger)]',
        isAt && 'outline-2 -outline-offset-2 outline-buy',
        isDragged && 'border-repair shadow-overlay w1024:-rotate-2',
      )}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-2">
        <b className="font-semibold">{when.at}</b>
        <span className={cx('text-caption', when.isLate ? 'font-semibold text-danger' : 'text-muted')}>
          {when.left}
        </span>
      </p>
      <Anchor
        href={officePaths.repair(area, number)}
        draggable={false}
        className="mt-1.5 block wrap-anywhere after:absolute after:inset-0 after:rounded-box focus-visible:outline-offset-0"
      >
        {device}
      </Anchor>
      <p className="text-caption wrap-anywhere text-muted">{faults.join(', ') || 'To be looked at'}</p>
      <p className="mt-2 flex flex-wrap items-center justify-between gap-x-2 gap-y-1 text-caption text-muted">
        <span className="whitespace-nowrap">{number}</span>
        {total !== null && total > 0 && <span className="tabular-nums">{formatPounds(total)}</span>}
      </p>
      <p className="text-caption wrap-anywhere text-muted">{customer}</p>
      {(state === 'no_show' || state === 'unclaimed' || state === 'beyond_repair') && (
        <p className="mt-1.5">
          <Chip look={STATES[state].look}>{STATES[state].label}</Chip>
        </p>
      )}
      {nextMove(moves, state) && (
        <div className="mt-2.5 grid">
          <NextAction ticket={ticket} area={area} />
        </div>
      )}
    </li>
  );
}
