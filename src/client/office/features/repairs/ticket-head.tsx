import type { StaffTrackedRepair } from '#contract/repairs-office.ts';
import { timeWords } from '#rules/orders/time-words.ts';
import { dateWords } from '#rules/stores/shop-time.ts';
import type { OfficeArea } from '#rules/page/office-paths.ts';
import { dueWords, momentWords } from '#client/lib/due-words.ts';
import { cx } from '#client/ui/cx.ts';
import { Picture } from '#client/ui/picture.tsx';
import { Chip } from '../../ui/chip.tsx';
import { RecordMoves } from '../../ui/record-moves.tsx';
import { STATES } from './state-words.ts';
import type { TicketMoves } from './use-ticket-moves.ts';

type Props = {
  ticket: StaffTrackedRepair;
  area: OfficeArea;
  now: Date;
  moves: TicketMoves;
  /** On a narrow screen a bar at the bottom has the next step. */
  hasMain: boolean;
};

/** 'Drop-in at Camden, Tue 17 Nov, 11 AM'. */
function wayWords({ way, store, slot }: Pick<StaffTrackedRepair, 'way' | 'store' | 'slot'>): string {
  if (way === 'post_in') return 'Post-in';
  const at = slot && new Date(slot.starts_at);
  return [`Drop-in${store ? ` at ${store.name}` : ''}`, at && dateWords(at), at && timeWords(at)]
    .filter(Boolean)
    .join(', ');
}

export function TicketHead({ ticket, area, now, moves, hasMain }: Props) {
  const { number, state, device, name, business, next } = ticket;
  const due = next?.by ? dueWords(next.by, now) : undefined;
  const isOurs = next?.who === 'vendor' || next?.who === 'administrator';
  const facts = [
    number,
    name,
    ...(area === 'admin' ? [business.name] : []),
    wayWords(ticket),
    `booked ${momentWords(ticket.placed_at, now)}`,
  ];
  return (
    <div className="mb-4 flex flex-wrap items-start justify-between gap-4">
      <div className="flex min-w-0 gap-4">
        <span className="grid size-16 shrink-0 place-items-center rounded-card border border-border bg-paper max-w600:hidden">
          <Picture name={device.image} alt="" sizes="48px" fallback="item" className="size-12" />
        </span>
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">
            <span className="wrap-anywhere">{[device.name, device.choice].filter(Boolean).join(', ')}</span>
            <Chip look={STATES[state].look}>{STATES[state].label}</Chip>
          </h1>
          <p className="mt-1 text-label text-muted">
            <span
              aria-hidden="true"
              className="mr-1.5 inline-block size-2 rounded-full bg-repair align-middle"
            />
            <b className="font-semibold text-ink">Repair</b> · {facts.join(' · ')}
          </p>
        </div>
      </div>
      <div className="ml-auto flex flex-wrap items-center gap-4">
        {due && (
          <p className="text-right">
            <b className="block text-[1.0625rem] leading-6 font-semibold">{due.at}</b>
            <span className={cx(due.group === 'Late' && isOurs ? 'text-danger' : 'text-muted')}>
              {due.left}
              {next && !isOurs && `, ${next.who === 'customer' ? 'the customer' : 'by itself'}`}
            </span>
          </p>
        )}
        <RecordMoves variant="repair" main={hasMain ? moves.main : undefined} others={moves.others} />
      </div>
    </div>
  );
}
