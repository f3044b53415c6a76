import { Info } from 'lucide-react';
import type { StaffTrackedRepair } from '#contract/repairs-office.ts';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { useSession } from '#client/lib/session.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { useMedia } from '#client/ui/use-media.ts';
import { ShelfFinder } from '../features/catalog/shelf-finder.tsx';
import { shelfName } from '../features/catalog/stock-words.ts';
import { CheckInDialog } from '../features/repairs/check-in-dialog.tsx';
import { CheckInPanel } from '../features/repairs/check-in-panel.tsx';
import { EstimateDialog } from '../features/repairs/estimate-dialog.tsx';
import type { Part } from '../features/repairs/estimate-values.ts';
import { EstimatesPanel, LinesPanel } from '../features/repairs/lines-panel.tsx';
import { MoveDialog } from '../features/repairs/move-dialog.tsx';
import { useRepair } from '../features/repairs/repairs.api.ts';
import type { StaffMove } from '../features/repairs/state-words.ts';
import { TicketAside } from '../features/repairs/ticket-aside.tsx';
import { TicketHead } from '../features/repairs/ticket-head.tsx';
import { entriesOf } from '../features/repairs/timeline-entries.ts';
import { useTicketMoves, type TicketMoves } from '../features/repairs/use-ticket-moves.ts';
import { useArea } from '../layout/area.ts';
import { useOfficeTitle } from '../layout/office-title.ts';
import { RecordFailed } from '../layout/record-failed.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { Box } from '../ui/box.tsx';
import { RecordBar } from '../ui/record-bar.tsx';
import { MainButton } from '../ui/record-moves.tsx';
import { RecordSkeleton } from '../ui/record-skeleton.tsx';
import { TimelineList } from '../ui/timeline-list.tsx';
import { useClock } from '../ui/use-clock.ts';
import { dayWords } from '#client/lib/when-words.ts';

/** One repair. `asked` is the move that a link from the board opens. */
export function RepairPage({ number, asked }: { number: string; asked: StaffMove | undefined }) {
  useOfficeTitle(number);
  const area = useArea();
  const record = useRepair(number);
  const back = <BackLink href={officePaths.repairs(area)}>Repairs</BackLink>;
  if (record.error && !record.data) {
    return (
      <>
        {back}
        <RecordFailed
          record={record}
          one="repair"
          ask="for the permission Bench"
          href={officePaths.repairs(area)}
        />
      </>
    );
  }
  if (!record.data) {
    return (
      <>
        {back}
        <RecordSkeleton />
      </>
    );
  }
  return (
    <>
      {back}
      <Known ticket={record.data} asked={asked} />
    </>
  );
}

function Known({ ticket, asked }: { ticket: StaffTrackedRepair; asked: StaffMove | undefined }) {
  const area = useArea();
  const now = useClock();
  const moves = useTicketMoves(ticket, asked);
  const isDesk = useMedia('(width >= 1024px)');
  const { next } = ticket;
  return (
    <>
      <TicketHead ticket={ticket} area={area} now={now} moves={moves} hasMain={isDesk} />
      <Notice ticket={ticket} area={area} />
      <div className="grid grid-cols-1 items-start gap-4 max-w1024:pb-16 w1024:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-4">
          <LinesPanel ticket={ticket} />
          <EstimatesPanel ticket={ticket} now={now} />
          <CheckInPanel ticket={ticket} now={now} />
        </div>
        <TicketAside ticket={ticket} area={area} now={now} moves={moves} />
        <Box title="Timeline">
          <TimelineList entries={entriesOf(ticket)} now={now} />
        </Box>
      </div>
      {!isDesk && moves.main && (
        <RecordBar due={next?.who === 'vendor' ? next.by : undefined} now={now}>
          <MainButton main={moves.main} variant="repair" className="h-13! min-w-40" />
        </RecordBar>
      )}
      <Asked ticket={ticket} moves={moves} />
    </>
  );
}

/** What decides over the next step and is not seen elsewhere. */
function Notice({ ticket, area }: { ticket: StaffTrackedRepair; area: OfficeArea }) {
  const may = useSession().office?.permissions ?? [];
  const { state, moves, repaired_by: by, parts_by: parts } = ticket;
  const isOwn =
    state === 'quality_check' && by !== null && !moves.includes('ready') && !moves.includes('dispatch');
  const words =
    isOwn && ticket.is_alone
      ? `${by} repaired it, and nobody else here may work at the bench. Another person makes the quality check.`
      : isOwn
        ? `${by} repaired it. Another person makes the quality check.`
        : state === 'quality_check' && by !== null
          ? `${by} repaired it. Test the device as if it were yours, then hand it on.`
          : state === 'awaiting_parts' && parts !== null
            ? `The parts are expected on ${dayWords(parts)}.`
            : undefined;
  if (words === undefined) return null;
  return (
    <p className="mb-4 flex min-h-13 items-center gap-3 rounded-card bg-repair-tint px-5 py-3 text-repair-text">
      <Info size={18} className="shrink-0" />
      <span>
        {words}{' '}
        {isOwn && ticket.is_alone && may.includes('people') && (
          <Anchor href={officePaths.staff(area)} className="font-semibold underline underline-offset-4">
            Invite somebody
          </Anchor>
        )}
      </span>
    </p>
  );
}

/** The dialog of the move that was pressed. */
function Asked({ ticket, moves: { asked, close } }: { ticket: StaffTrackedRepair; moves: TicketMoves }) {
  const may = useSession().office?.permissions ?? [];
  if (!asked) return null;
  if (asked === 'check_in') return <CheckInDialog ticket={ticket} onClose={close} />;
  if (asked === 'estimate' || asked === 'approve') {
    const finder =
      may.includes('catalogue') || may.includes('stock')
        ? (onPick: (part: Part) => void) => (
            <ShelfFinder
              onPick={(shelf) =>
                onPick({
                  product_id: shelf.product_id,
                  variation_id: shelf.variation_id,
                  name: shelfName(shelf),
                  quantity: 1,
                })
              }
            />
          )
        : undefined;
    return <EstimateDialog ticket={ticket} finder={finder} onClose={close} />;
  }
  return <MoveDialog key={asked} move={asked} ticket={ticket} onClose={close} />;
}
