import type { TrackedOrder } from '#contract/orders.ts';
import type { StaffTracked } from '#contract/orders-office.ts';
import type { OrderMove } from '#rules/flows/order.ts';
import { officePaths } from '#rules/page/office-paths.ts';
import { useMedia } from '#client/ui/use-media.ts';
import { momentWords } from '#client/lib/due-words.ts';
import { MessagesBox } from '../features/messages/messages-box.tsx';
import { ChangeNotice } from '../features/orders/change/change-notice.tsx';
import { DisputePanel, DisputeWarning } from '../features/orders/dispute-panel.tsx';
import { DevicesPanel } from '../features/orders/devices-panel.tsx';
import { ItemsPanel } from '../features/orders/items-panel.tsx';
import { MoveBar, MoveButtons, MOVES_IN_HEAD } from '../features/orders/move-buttons.tsx';
import { MoveDialog } from '../features/orders/move-dialog.tsx';
import { OrderAside } from '../features/orders/order-aside.tsx';
import { useOrder } from '../features/orders/orders.api.ts';
import { ParcelsPanel } from '../features/orders/parcels-panel.tsx';
import { ReturnPanel } from '../features/orders/return-panel.tsx';
import { StateBar } from '../features/orders/state-bar.tsx';
import { chipsOf, isOnItsWay } from '../features/orders/state-words.ts';
import { Timeline } from '../features/orders/timeline.tsx';
import { useMoves } from '../features/orders/use-moves.ts';
import { AssigneeField } from '../features/staff/assignee-field.tsx';
import { useColleagues } from '../features/staff/assignees.api.ts';
import { useArea } from '../layout/area.ts';
import { useOfficeTitle } from '../layout/office-title.ts';
import { RecordFailed } from '../layout/record-failed.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { Chip } from '../ui/chip.tsx';
import { RecordSkeleton } from '../ui/record-skeleton.tsx';
import { useClock } from '../ui/use-clock.ts';

/** `asked` is the move that a link from the list opens. */
export function OrderPage({ number, asked }: { number: string; asked: OrderMove | undefined }) {
  useOfficeTitle(number);
  const area = useArea();
  const record = useOrder(number);
  const tracked = record.data;
  const [order] = tracked?.orders ?? [];
  const back = <BackLink href={officePaths.orders(area)}>Orders</BackLink>;
  if (record.error && !tracked) {
    return (
      <>
        {back}
        <RecordFailed
          record={record}
          one="order"
          ask="to let you handle orders"
          href={officePaths.orders(area)}
        />
      </>
    );
  }
  if (!tracked || !order) {
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
      <Known tracked={tracked} order={order} asked={asked} />
    </>
  );
}

type KnownProps = { tracked: StaffTracked; order: TrackedOrder; asked: OrderMove | undefined };

/** The person who placed it, if it was no account: a guest, or staff for a customer. */
function placedBy(tracked: KnownProps['tracked'], { events: [first] }: KnownProps['order']): string {
  if (first && first.actor !== 'buyer') return ` by ${first.by ?? 'staff'} for somebody`;
  return tracked.has_account ? '' : ' by a guest';
}

function Known({ tracked, order, asked }: KnownProps) {
  const area = useArea();
  const now = useClock();
  const moves = useMoves(order, tracked, asked);
  const isDesk = useMedia(MOVES_IN_HEAD);
  const { state, paid } = chipsOf(tracked, order);
  const people = useColleagues(order.number) ?? [];
  const colleagues = people.filter(({ is_you: isYou }) => !isYou).map(({ name }) => name);
  return (
    <>
      <div className="mb-5 flex items-start justify-between gap-4 w1024:items-end">
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">
            <span className="whitespace-nowrap">{order.number}</span>
            {/* Together, so that neither is alone on a row. */}
            <span className="inline-flex flex-wrap gap-x-2 gap-y-1">
              <Chip look={state.look}>{state.label}</Chip>
              {paid.label !== state.label && <Chip look={paid.look}>{paid.label}</Chip>}
            </span>
          </h1>
          <p className="mt-1 text-label text-muted">
            <span
              aria-hidden="true"
              className="mr-1.5 inline-block size-2 rounded-full bg-buy align-middle"
            />
            <b className="font-semibold text-ink">Buy</b> · {order.business.name} · Placed{' '}
            {momentWords(order.placed_at, now)}
            {placedBy(tracked, order)}
          </p>
          <div className="mt-2.5">
            <AssigneeField number={order.number} assignee={tracked.assignee} />
          </div>
        </div>
        <MoveButtons moves={moves} hasMain={isDesk} />
      </div>
      <DisputeWarning disputes={tracked.disputes} order={order} />
      <ChangeNotice order={order} now={now} />
      <StateBar order={order} isDisputed={tracked.payment.is_disputed} now={now} />
      <div className="grid grid-cols-1 items-start gap-4 max-w1024:pb-14 w1024:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-4">
          <DisputePanel disputes={tracked.disputes} now={now} />
          <ReturnPanel order={order} isOnItsWay={isOnItsWay(tracked)} />
          <ItemsPanel
            order={order}
            changePath={
              tracked.change_problem === null ? officePaths.changeOrder(area, order.number) : undefined
            }
          />
          <ParcelsPanel order={order} address={tracked.address} name={tracked.name} now={now} />
          <DevicesPanel order={order} area={area} />
          <MessagesBox number={order.number} />
        </div>
        <OrderAside tracked={tracked} order={order} area={area} now={now} />
        <Timeline order={order} tracked={tracked} now={now} colleagues={colleagues} />
      </div>
      {!isDesk && <MoveBar moves={moves} next={order.next} now={now} />}
      {moves.asked && (
        <MoveDialog
          key={moves.asked}
          move={moves.asked}
          title={moves.label(moves.asked)}
          tracked={tracked}
          order={order}
          onClose={moves.close}
        />
      )}
    </>
  );
}
