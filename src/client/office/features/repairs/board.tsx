import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { RepairBoard, StaffRepair } from '#contract/repairs-office.ts';
import type { OfficeArea } from '#rules/page/office-paths.ts';
import { BOARD_COLUMNS, type BoardColumn } from '#rules/repair/kinds.ts';
import { MOST_ON_BOARD } from '#rules/repair/limits.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { useMedia } from '#client/ui/use-media.ts';
import { ListTabs } from '../../ui/list-tabs.tsx';
import { useDrag } from '../../ui/use-drag.ts';
import { useRowKeys } from '../../ui/use-row-keys.ts';
import { BoardCard } from './board-card.tsx';
import { moveRepair } from './repairs.api.ts';
import { AT_ONCE, COLUMNS, MOVES } from './state-words.ts';
import { countOfColumn, groupsOf, moveInto } from './ticket-words.ts';

type Props = {
  board: RepairBoard;
  area: OfficeArea;
  now: Date;
  /** More cards of a column are on their way. */
  isReadingMore: boolean;
  onMore: (column: BoardColumn) => void;
};

/** The column of the board at a point of the screen. */
function columnAt(x: number, y: number): BoardColumn | undefined {
  const over = document
    .elementsFromPoint(x, y)
    .find((one) => one instanceof HTMLElement && one.dataset['column']);
  const name = over instanceof HTMLElement ? over.dataset['column'] : undefined;
  return BOARD_COLUMNS.find((column) => column === name);
}

const BEGIN_WITH: readonly BoardColumn[] = ['in_repair', ...BOARD_COLUMNS];

/** The open tickets by their next work, the first of each column. A card is moved by dragging, by its button, or on its page. */
export function Board({ board, area, now, isReadingMore, onMore }: Props) {
  const { data: tickets, counts, late } = board;
  const go = useNavigate();
  const isPhone = useMedia('(width < 768px)');
  const [chosen, setChosen] = useState<BoardColumn>();
  async function drop(ticket: StaffRepair, over: BoardColumn | undefined) {
    if (over === undefined || over === ticket.column) return;
    const { number, version } = ticket;
    const move = moveInto(over, ticket);
    if (!move) {
      notifyError(`${number} can’t go to ${COLUMNS[over].label} now.`);
      return;
    }
    if (!AT_ONCE.has(move)) {
      void go({ to: '/$area/repairs/$number', params: { area, number }, search: { do: move } });
      return;
    }
    try {
      await moveRepair(number, { move, version });
      notify(`${number} ${MOVES[move].done}`);
    } catch (error) {
      notifyError(messageOf(error));
    }
  }
  const { drag, begin, wasDragged } = useDrag<{ ticket: StaffRepair; over: BoardColumn | undefined }>(
    ({ ticket, over }) => void drop(ticket, over),
  );
  const ofColumn = (column: BoardColumn) => tickets.filter((ticket) => ticket.column === column);
  // A phone shows one column: the work in hand, or the first that has any.
  const shown = chosen ?? BEGIN_WITH.find((column) => countOfColumn(column, counts) > 0) ?? BOARD_COLUMNS[0];
  const columns = isPhone ? [shown] : BOARD_COLUMNS;
  const at = useRowKeys(columns.flatMap((column) => ofColumn(column).map(({ number }) => number)));
  const current = columns.flatMap(ofColumn)[at]?.number;

  return (
    <>
      {isPhone && (
        <div className="-mx-4 mb-3 border-t border-border bg-paper">
          <ListTabs
            name="Columns"
            tabs={BOARD_COLUMNS.map((key) => ({
              key,
              label: COLUMNS[key].label,
              count: countOfColumn(key, counts),
              isUrgent: (late[key] ?? 0) > 0,
            }))}
            shown={shown}
            onShow={setChosen}
          />
        </div>
      )}
      {/* Relative, or words for screen readers in it would widen the page. */}
      <div className="relative overflow-x-auto w768:pb-2">
        <div
          className="grid items-start gap-2.5 w768:min-w-[900px] w768:grid-cols-5 w1024:min-w-0"
          // A press that was a drag opens nothing.
          onClickCapture={(event) => {
            if (!wasDragged()) return;
            event.preventDefault();
            event.stopPropagation();
          }}
        >
          {columns.map((column) => (
            <Column
              key={column}
              column={column}
              tickets={ofColumn(column)}
              counts={counts}
              isReadingMore={isReadingMore}
              onMore={() => onMore(column)}
              isTarget={
                drag !== undefined && drag.over === column && moveInto(column, drag.ticket) !== undefined
              }
              card={(ticket) => (
                <BoardCard
                  key={ticket.number}
                  ticket={ticket}
                  area={area}
                  now={now}
                  isAt={ticket.number === current}
                  isDragged={drag?.ticket.number === ticket.number}
                  onPress={(event) => begin(event, (x, y) => ({ ticket, over: columnAt(x, y) }))}
                />
              )}
            />
          ))}
        </div>
      </div>
    </>
  );
}

type ColumnProps = {
  column: BoardColumn;
  tickets: readonly StaffRepair[];
  counts: RepairBoard['counts'];
  isTarget: boolean;
  isReadingMore: boolean;
  onMore: () => void;
  card: (ticket: StaffRepair) => ReactNode;
};

function Column({ column, tickets, counts, isTarget, isReadingMore, onMore, card }: ColumnProps) {
  const count = countOfColumn(column, counts);
  const most = Math.min(count, MOST_ON_BOARD);
  const { label, below } = COLUMNS[column];
  return (
    <section
      aria-label={label}
      data-column={column}
      className="min-w-0 rounded-card bg-[#efede8] p-2 max-w768:bg-transparent max-w768:p-0 w768:min-h-100"
    >
      <div className="px-1.5 pt-1 pb-2.5 max-w768:hidden">
        <h2 className="flex items-center justify-between gap-2 font-semibold">
          {label}
          <span className="grid h-5 min-w-5 place-items-center rounded-badge bg-paper px-1.5 text-badge tabular-nums">
            {count.toLocaleString('en-GB')}
          </span>
        </h2>
        <p className="text-caption text-secondary">{below}</p>
      </div>
      {isTarget && (
        <p className="mb-2 grid h-20 place-items-center rounded-box border-2 border-dashed border-repair bg-repair-tint text-caption text-repair-text">
          {label} from here
        </p>
      )}
      {tickets.length === 0 && !isTarget && (
        <p className="px-1.5 py-3 text-caption text-secondary">Nothing here.</p>
      )}
      {groupsOf(column, tickets, counts).map(({ label: group, tickets: own, count: all }) => (
        <div key={group} className="not-first:mt-3">
          {group !== '' && (
            <h3 className="px-1.5 pb-1.5 text-caption font-medium text-secondary">
              {group}, {all.toLocaleString('en-GB')}
            </h3>
          )}
          <ul className="grid gap-2">{own.map(card)}</ul>
        </div>
      ))}
      {tickets.length < most ? (
        <Button
          size={40}
          variant="outline"
          busy={isReadingMore && 'Reading'}
          className="mt-2 w-full bg-paper"
          onClick={onMore}
        >
          Show more
          <span className="sr-only"> of {label}</span>
        </Button>
      ) : (
        tickets.length < count && (
          <p className="px-1.5 pt-3 text-caption text-secondary">The list has the others.</p>
        )
      )}
    </section>
  );
}
